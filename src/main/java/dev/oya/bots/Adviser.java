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
 * Tells what may be expected of the open moves of a seat. Every move is tried with the same cards as the others, so that
 * differences between moves are known better than what each comes to. Safe to share between threads.
 */
public record Adviser(GreedyBot greedy) {
    public Adviser(Rules rules) {
        this(new GreedyBot(rules, true));
    }

    /**
     * What may be expected of a move, in points of the seat's side in this round; where hands are dealt again within it, until
     * then, by what is captured.
     *
     * @param move the move; null where it is to say nothing
     * @param points what it came to on average
     * @param margin by how much the true value may differ, 19 times of 20; infinite where it was tried once
     * @param behind how much less that is than what the best one came to
     * @param behindMargin by how much that may differ, 19 times of 20
     * @param tried how often it was tried
     */
    public record Expected(Move move, double points, double margin, double behind, double behindMargin, int tried) {}

    /**
     * What may be expected by what the seat can see.
     *
     * @param asked a move that must be among them, or null; of very many moves only those are tried that look best
     * @param rounds how many rounds are played on in all, from 1
     * @param enough whether it is enough; each move is tried twice all the same
     * @return the best first
     */
    public List<Expected> of(SeatView view, Move asked, int rounds, Luck luck, BooleanSupplier enough) {
        return weigh(view, asked, view::guess, rounds, luck, enough);
    }

    /** What may be expected where all cards lie open: the same with the cards as they lie. */
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
