package dev.oya.play.settle;

import dev.oya.cards.CardSet;
import dev.oya.input.ExactMath;
import dev.oya.pack.YakuEntry;
import dev.oya.play.table.Event;
import dev.oya.play.table.NamedPayments;
import dev.oya.play.table.RuleQuestions;
import dev.oya.play.table.Table;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Moment;
import dev.oya.vocabulary.Settling;
import dev.oya.vocabulary.SittingOut;
import java.util.Arrays;
import java.util.function.Consumer;

/** Compensates seats that were dealt a hand but sit out. */
public record Compensation(RuleQuestions rules, Table table) {
    void pay(Settling.Outcome outcome, Consumer<Event> happen) {
        for (int seat = 0; seat < table.seats(); seat++) {
            if ((table.marks(seat) & rules.settings().seatMark("active")) == 0
                    && !table.dealt(seat).isEmpty()) {
                NamedPayments.pay(rules.ask(sittingOut(outcome, seat)), table, happen);
            }
        }
    }

    private SittingOut sittingOut(Settling.Outcome outcome, int seat) {
        CardSet hand = table.dealt(seat);
        Answer made = rules.taken(hand, table.round());
        CardSet inComplete = CardSet.NONE;
        for (Answer.Found found : made.found()) {
            inComplete = inComplete.plus(cards(found.entry()).and(hand));
        }
        SittingOut.Hand laidAway =
                new SittingOut.Hand(rules.hand(hand, table.round()).worth(), made.worth(), hand, inComplete);
        return new SittingOut(rules.settings(), table.moment().done(), outcome, seat, laidAway);
    }

    /**
     * Returns the largest compensation that one payer would owe the given seat if this seat had to sit out now. The result is
     * in points and includes the multiplier of the round.
     */
    public static int owed(RuleQuestions rules, Table table, int seat) {
        if (table.dealt(seat).isEmpty()) {
            return 0;
        }
        int[] owed = new int[table.seats()];
        Settling.Outcome open = new Settling.Outcome("none", "none", Moment.NOBODY);
        for (Conclusion.Owes owes :
                rules.ask(new Compensation(rules, table).sittingOut(open, seat)).all(Conclusion.Owes.class)) {
            owed[owes.from()] = ExactMath.plus(owed[owes.from()], NamedPayments.due(owes, table));
        }
        return Arrays.stream(owed).max().orElse(0);
    }

    /** Returns the cards that a combination requires or counts. */
    private static CardSet cards(YakuEntry entry) {
        CardSet cards = entry.needs() == null ? CardSet.NONE : entry.needs().set();
        for (YakuEntry.Count count : entry.counts()) {
            cards = cards.plus(count.of().set());
        }
        return entry.more() == null || entry.more().of() == null
                ? cards
                : cards.plus(entry.more().of().set());
    }
}
