package dev.oya.play.settle;

import dev.oya.input.ExactMath;
import dev.oya.play.table.Event;
import dev.oya.play.table.Payment;
import dev.oya.play.table.SettlementEvent;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** Distributes the amounts that seats pay in among the seats that share them, separately for each reason. */
public final class ShareOut {
    private ShareOut() {}

    /**
     * Returns equal shares of a sum. The first shares get the points left over.
     *
     * @param total the sum, at least 0
     * @param takers number of shares, at least 1
     */
    static int[] parts(int total, int takers) {
        int[] parts = new int[takers];
        for (int i = 0; i < takers; i++) {
            parts[i] = total / takers + (i < total % takers ? 1 : 0);
        }
        return parts;
    }

    public static void share(Answer answer, Consumer<Event> happen) {
        Set<String> reasons = new LinkedHashSet<>();
        for (Conclusion.PaysIn payer : answer.all(Conclusion.PaysIn.class)) {
            reasons.add(payer.reason());
        }
        for (String reason : reasons) {
            share(answer, reason, happen);
        }
    }

    private static void share(Answer answer, String reason, Consumer<Event> happen) {
        List<Conclusion.PaysIn> payers = new ArrayList<>(answer.all(Conclusion.PaysIn.class));
        payers.removeIf(payer -> !payer.reason().equals(reason));
        List<Conclusion.Shares> takers = new ArrayList<>(answer.all(Conclusion.Shares.class));
        takers.removeIf(taker -> !taker.reason().equals(reason));
        if (takers.isEmpty()) {
            return;
        }
        takers.sort(Comparator.comparingInt(Conclusion.Shares::order));
        int total = ExactMath.sum(payers.stream().mapToInt(Conclusion.PaysIn::points));
        int[] due = parts(total, takers.size());
        int taker = 0;
        for (Answer.Line line : answer.lines()) {
            if (!(line.conclusion() instanceof Conclusion.PaysIn payer)
                    || !payer.reason().equals(reason)) {
                continue;
            }
            int left = payer.points();
            while (left > 0) {
                if (due[taker] == 0) {
                    taker++;
                    continue;
                }
                int amount = Math.min(left, due[taker]);
                left -= amount;
                due[taker] -= amount;
                Payment.Why why = new Payment.Why(line.rule(), null, amount, 1, 1, 1);
                happen.accept(new SettlementEvent.Paid(
                        new Payment(payer.seat(), takers.get(taker).seat(), amount, reason, why)));
            }
        }
    }
}
