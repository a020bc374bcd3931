package dev.oya.bots;

import dev.oya.cards.Shuffle;
import dev.oya.play.CardSource;
import dev.oya.play.Round;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import dev.oya.play.table.Move;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Estimates the expected result of the legal moves of a seat. All moves are tried with the same hidden cards. Differences between
 * moves are therefore more precise than the results of single moves. Thread-safe.
 */
public record Adviser(GreedyBot greedy) {
    public Adviser(Rules rules) {
        this(new GreedyBot(rules, true));
    }

    /**
     * The expected result of a move, in points of the seat's side in this round. If a playout ends at a deal of new hands, its
     * result is the value of the captured cards.
     *
     * @param move the move, or null to stay silent
     * @param points average result
     * @param margin half the width of the 95 % confidence interval of {@code points}; infinite after one playout
     * @param behind average difference from the best move, 0 or positive
     * @param behindMargin half the width of the 95 % confidence interval of {@code behind}
     * @param tried number of playouts
     */
    public record Expected(Move move, double points, double margin, double behind, double behindMargin, int tried) {
        /** Returns whether the difference from the best move is not statistically significant. */
        public boolean isAsGood() {
            return behind <= behindMargin;
        }

        /** Returns whether the difference from the best move is at most about one standard error. */
        private boolean isClose() {
            return behind <= behindMargin / 2;
        }

        private boolean gains() {
            return move instanceof Move.Declaration declared && !declared.yaku().isEmpty()
                    || move instanceof Move.OfCard play && !play.take().isEmpty()
                    || move instanceof Move.BySum sum && sum.fishing().builds() != 0;
        }
    }

    /**
     * Returns the move to advise: the first capture or declaration that is about as good as the best move, or else the best
     * move. Players distrust the advice to give up a certain gain for a difference that may be chance.
     *
     * @param moves estimated moves, the best first, at least one
     */
    public static Expected advised(List<Expected> moves) {
        return moves.stream()
                .filter(one -> one.isClose() && one.gains())
                .findFirst()
                .orElse(moves.get(0));
    }

    /**
     * Estimates the moves from what the seat can see. If there are many moves, estimates only the most promising ones.
     *
     * @param asked a move to estimate in any case, or null
     * @param rounds total number of playouts, at least 1
     * @param enough returns true when the search should stop early; each move is tried at least twice
     * @return the estimates, the best first
     */
    public List<Expected> of(SeatView view, Move asked, int rounds, Luck luck, BooleanSupplier enough) {
        return weigh(view, asked, view::determinize, rounds, luck, enough);
    }

    /** Estimates the moves with all cards visible, using the actual hands and stock. */
    public List<Expected> open(Round round, int seat, Move asked, int rounds, Luck luck, BooleanSupplier enough) {
        return weigh(round.view(seat), asked, chance -> round.copy(CardSource.of(chance)), rounds, luck, enough);
    }

    private List<Expected> weigh(
            SeatView view, Move asked, Function<Shuffle, Round> worlds, int rounds, Luck luck, BooleanSupplier enough) {
        List<Move> moves = new ArrayList<>(Ranking.choices(greedy, view, luck));
        if (asked != null && !moves.contains(asked)) {
            moves.add(asked);
        }
        Shuffle chance = SequentialHalving.stream(luck);
        TreeSearch searcher = new TreeSearch(view.seat(), moves, worlds, greedy, false, chance);
        int[] all = IntStream.range(0, moves.size()).toArray();
        List<double[]> deals = new ArrayList<>();
        while (deals.size() < 2 || deals.size() < rounds / moves.size() && !enough.getAsBoolean()) {
            deals.add(searcher.deal(all, all.length));
        }
        int best = IntStream.of(all)
                .boxed()
                .max(Comparator.comparingDouble(move -> searcher.tally(move).mean()))
                .orElseThrow();
        return IntStream.of(all)
                .mapToObj(move -> expected(moves.get(move), searcher.tally(move), behind(deals, best, move)))
                .sorted(Comparator.comparingDouble(Expected::points).reversed())
                .toList();
    }

    private static RunningMean behind(List<double[]> deals, int best, int move) {
        RunningMean behind = new RunningMean();
        deals.forEach(deal -> behind.add(deal[best] - deal[move]));
        return behind;
    }

    private static Expected expected(Move move, RunningMean tally, RunningMean behind) {
        return new Expected(move, tally.mean(), tally.margin(), behind.mean(), behind.margin(), (int) tally.count());
    }
}
