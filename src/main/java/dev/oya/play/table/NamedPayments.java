package dev.oya.play.table;

import dev.oya.input.ExactMath;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import java.util.function.Consumer;

/** Makes payments whose amounts are stated by conclusions. */
public final class NamedPayments {
    private NamedPayments() {}

    /** Makes the payments that an answer states. */
    public static void pay(Answer answer, Table table, Consumer<Event> happen) {
        for (Answer.Line line : answer.lines(Conclusion.Owes.class)) {
            Conclusion.Owes owes = (Conclusion.Owes) line.conclusion();
            int factor = owes.flat() ? 1 : table.factor();
            Payment.Why why = new Payment.Why(line.rule(), null, owes.points(), 1, owes.parts(), factor);
            int points = due(owes, table);
            if (points > 0) {
                happen.accept(
                        new SettlementEvent.Paid(new Payment(owes.from(), owes.to(), points, owes.reason(), why)));
            }
        }
    }

    public static int due(Conclusion.Owes owes, Table table) {
        return ExactMath.times(owes.points(), owes.flat() ? 1 : table.factor()) / owes.parts();
    }
}
