package dev.oya.play;

import dev.oya.pack.Phases;
import dev.oya.play.settle.Compensation;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import dev.oya.play.table.Verdict;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Dependency;
import dev.oya.vocabulary.Moment;
import dev.oya.vocabulary.PackedMoment;
import dev.oya.vocabulary.RuleSettings;
import dev.oya.vocabulary.Tender;
import dev.oya.vocabulary.ToMove;
import java.util.ArrayList;
import java.util.List;

/** The legal bids at a table, and the rules' answers about bids. */
final class BidOffers {
    private final Rules rules;
    private final Table table;
    private final RuleSettings settings;
    private final RuleCache answers;

    BidOffers(Rules rules, Table table) {
        this.rules = rules;
        this.table = table;
        this.settings = rules.settings();
        this.answers = rules.ruleCache();
    }

    /** The legal bids of a seat. The key of this entry is the state on which they depend. */
    static final class Named extends RowMap.Entry {
        private final List<Move> moves;

        Named(long[] row, List<Move> moves) {
            super(row);
            this.moves = List.copyOf(moves);
        }
    }

    /** Returns every legal bid that the offered action allows. */
    List<Move> named(LegalActions.Offered offered) {
        int seat = offered.seat();
        int worth = offered.action().tender().to() == null ? 0 : Compensation.owed(rules, table, seat);
        int[] payable = payable(seat, offered.action());
        long[] row = new long[PackedMoment.NUMBERS + 2 + payable.length];
        PackedMoment.numbers(row, table.phase(), table.turn(), table.dealer(), table.marks(), table.roundMarks(), 0);
        row[PackedMoment.NUMBERS] = offered.number() << 4 | seat;
        row[PackedMoment.NUMBERS + 1] = worth;
        for (int i = 0; i < payable.length; i++) {
            row[PackedMoment.NUMBERS + 2 + i] = payable[i];
        }
        Named known = answers.named().find(row, row.length);
        return known != null ? known.moves : named(offered, worth, payable, row);
    }

    private List<Move> named(LegalActions.Offered offered, int worth, int[] payable, long[] row) {
        int seat = offered.seat();
        Phases.Action action = offered.action();
        int step = settings.value(action.tender().step());
        int most = settings.value(action.tender().most());
        List<Move> moves = new ArrayList<>();
        boolean hangsOnMore = false;
        PackedMoment state = state(action);
        for (int other : tenderable(seat, action)) {
            for (int amount = step; amount <= most; amount += step) {
                Tender tender = new Tender(settings, state, seat, new Tender.Sum(seat, other, amount), worth, payable);
                Answer answer = rules.ask(tender);
                if (answer.first(Conclusion.Refusal.class) == null) {
                    moves.add(new Move.Bid(seat, action.name(), other, amount));
                }
                hangsOnMore |= answer.looks().stream().anyMatch(Dependency::isOfRound);
            }
        }
        if (answers.keeps() && !hangsOnMore) {
            answers.named().put(new Named(row, moves));
        }
        return moves;
    }

    private PackedMoment state(Phases.Action action) {
        return table.moment().action(settings.action(action.name())).done();
    }

    /**
     * Returns the seats to which points may be offered. If the action offers points to no particular seat, returns only
     * {@link Moment#NOBODY}.
     */
    private List<Integer> tenderable(int seat, Phases.Action action) {
        if (action.tender().to() == null) {
            return List.of(Moment.NOBODY);
        }
        List<Integer> others = new ArrayList<>();
        Moment now = new ToMove(settings, table.moment().done());
        for (int other = 0; other < table.seats(); other++) {
            if (other != seat && now.seatIs(other, action.tender().to())) {
                others.add(other);
            }
        }
        return others;
    }

    /** Returns the rules' answer about a bid that the given action makes or responds to. */
    Answer answer(int seat, Phases.Action action, Tender.Sum sum) {
        // The compensation matters only for points offered to a seat. For other bids, computing the compensation
        // would add a dependency on every hand.
        int worth = sum.to() < 0 ? 0 : Compensation.owed(rules, table, seat);
        return rules.ask(new Tender(settings, state(action), seat, sum, worth, payable(seat, action)));
    }

    private int[] payable(int seat, Phases.Action action) {
        int[] payable = new int[rules.settings().pack().phases().tallies().size()];
        int step = action.tender() == null ? 0 : settings.value(action.tender().step());
        for (int i = 0; i < payable.length && step > 0; i++) {
            int least = Math.min(table.tally(i, seat), Math.max(0, table.score(seat)));
            payable[i] = least - least % step;
        }
        return payable;
    }

    /** Returns the rules' refusal of a bid or of an answer to a bid, or null if the action is allowed. */
    Answer.Line refusal(int seat, Phases.Action action, Tender.Sum sum) {
        if (sum == null) {
            return null;
        }
        for (Answer.Line line : answer(seat, action, sum).lines()) {
            if (line.conclusion() instanceof Conclusion.Refusal) {
                return line;
            }
        }
        return null;
    }

    /** Returns the reason why the amount or recipient of the move is illegal, or null if both are legal. */
    Verdict.Refused judge(Phases.Action action, Move move) {
        int step = settings.value(action.tender().step());
        int most = settings.value(action.tender().most());
        if (!(move instanceof Move.Bid bid) || bid.points() <= 0 || bid.points() % step != 0 || bid.points() > most) {
            return Verdict.refused("wrong-amount", step, most);
        }
        return tenderable(bid.seat(), action).contains(bid.to()) ? null : Verdict.refused("wrong-seat");
    }
}
