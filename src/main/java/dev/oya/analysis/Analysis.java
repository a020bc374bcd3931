package dev.oya.analysis;

import dev.oya.bots.Adviser;
import dev.oya.bots.Adviser.Expected;
import dev.oya.bots.Luck;
import dev.oya.cards.Deck;
import dev.oya.cards.Shuffle;
import dev.oya.play.CardSource;
import dev.oya.play.Match;
import dev.oya.play.Round;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;

/** Collects the decisions of recorded rounds and evaluates them. */
public final class Analysis {
    private final Map<Rules, Adviser> advisers = new ConcurrentHashMap<>();
    private final IntPredicate wanted;
    private final boolean open;
    private final int rounds;
    private final BooleanSupplier enough;

    /**
     * Creates an analysis.
     *
     * @param wanted selects the seats whose decisions are included
     * @param open true to evaluate with all cards visible, false to use only what the seat could see
     * @param rounds number of playouts per decision
     * @param enough returns true when the analysis should stop early; called often, by several threads
     */
    public Analysis(IntPredicate wanted, boolean open, int rounds, BooleanSupplier enough) {
        this.wanted = wanted;
        this.open = open;
        this.rounds = rounds;
        this.enough = enough;
    }

    /** A decision that has not been evaluated yet. */
    public record Position(Rules rules, int line, int number, Round before, Move played) {}

    /** Collects the decisions of one record while it is replayed. */
    public final class Gathering implements dev.oya.record.Verifier.Watcher {
        private final int line;
        private final List<Position> positions = new ArrayList<>();
        private int moves;

        public Gathering(int line) {
            this.line = line;
        }

        @Override
        public void before(Match match, Move move) {
            moves++;
            SeatView view = match.view(move.seat());
            if (wanted.test(move.seat()) && isChoice(view)) {
                Round before = match.round().copy(CardSource.of(new Shuffle("")));
                positions.add(new Position(match.rules(), line, moves, before, among(view, move, deck(match.rules()))));
            }
        }

        /** Returns the collected decisions. */
        public List<Position> positions() {
            return positions;
        }
    }

    private static Deck deck(Rules rules) {
        return rules.settings().pack().deck();
    }

    private static boolean isChoice(SeatView view) {
        boolean onTurn = view.turn() < 0 || view.turn() == view.seat();
        return view.moves().size() > (onTurn ? 1 : 0);
    }

    /** Returns the legal move that is equivalent to the recorded one. Card copies and the grouping of cards may differ. */
    private static Move among(SeatView view, Move made, Deck deck) {
        Object sought = what(made, deck);
        return view.moves().stream()
                .filter(move -> what(move, deck).equals(sought))
                .findFirst()
                .orElse(made);
    }

    /** Returns the parts of a move that its seat can distinguish: everything except the choice among copies and groups. */
    private static Object what(Move move, Deck deck) {
        if (!(move instanceof Move.OfCard play)) {
            return move;
        }
        Fishing fishing = move instanceof Move.BySum sum ? sum.fishing() : Fishing.NOTHING;
        return List.of(
                move.action(),
                deck.original(play.card()),
                deck.codes(play.take()),
                fishing.builds(),
                fishing.value(),
                deck.codes(fishing.claims()));
    }

    /** Evaluates a decision. The result is deterministic. Thread-safe. */
    public MoveAnalysis weigh(Position position) {
        Adviser adviser = advisers.computeIfAbsent(position.rules(), Adviser::new);
        Luck luck = new Luck("analysis:" + position.line() + ":" + position.number());
        Round before = position.before();
        int seat = position.played().seat();
        List<Expected> moves = open
                ? adviser.open(before, seat, position.played(), rounds, luck, enough)
                : adviser.of(before.view(seat), position.played(), rounds, luck, enough);
        return new MoveAnalysis(
                position.rules(),
                position.line(),
                before.table().round(),
                position.number(),
                before.view(seat),
                position.played(),
                moves);
    }

    /** Returns the decisions sorted by cost, the most expensive first. */
    public static List<MoveAnalysis> worstFirst(List<MoveAnalysis> decisions) {
        return decisions.stream()
                .sorted(Comparator.comparingDouble(MoveAnalysis::cost)
                        .reversed()
                        .thenComparing(MoveAnalysis::line)
                        .thenComparing(MoveAnalysis::number))
                .toList();
    }
}
