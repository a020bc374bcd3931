package dev.oya.play.settle;

import dev.oya.play.table.Event;
import dev.oya.play.table.Payment;
import dev.oya.play.table.SettlementEvent;
import dev.oya.play.table.Table;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Refunds seats for losses beyond a limit. */
record LossLimit(Table table, Consumer<Event> happen) {
    void keep(Answer ended) {
        for (Answer.Line line : ended.lines(Conclusion.Limit.class)) {
            keep((Conclusion.Limit) line.conclusion(), line.rule());
        }
    }

    private void keep(Conclusion.Limit limit, String rule) {
        for (int seat = 0; seat < table.seats(); seat++) {
            int[] gains = gains();
            int gained = IntStream.of(gains).filter(gain -> gain > 0).sum();
            int lost = limit.match() ? -table.score(seat) : -gains[seat];
            int back = Math.min(Math.min(lost - limit.points(), -gains[seat]), gained);
            if (back > 0) {
                giveBack(seat, back, gains, gained, limit.reason(), rule);
            }
        }
    }

    /** Returns the gain of each seat from the other seats in the round, negative for losses. */
    private int[] gains() {
        int[] gains = new int[table.seats()];
        for (Payment payment : table.payments()) {
            if (payment.from() >= 0 && payment.to() >= 0) {
                gains[payment.from()] -= payment.points();
                gains[payment.to()] += payment.points();
            }
        }
        return gains;
    }

    /**
     * Collects the refund from the seats that gained, in proportion to their gains. Points left over by rounding are collected
     * from the seats that gained the most.
     */
    private void giveBack(int seat, int back, int[] gains, int gained, String reason, String rule) {
        List<Integer> givers = IntStream.range(0, gains.length)
                .filter(giver -> gains[giver] > 0)
                .boxed()
                .sorted(Comparator.comparingInt(giver -> -gains[giver]))
                .toList();
        int[] parts = givers.stream()
                .mapToInt(giver -> (int) ((long) back * gains[giver] / gained))
                .toArray();
        int odd = back - IntStream.of(parts).sum();
        for (int i = 0; i < parts.length; i++) {
            int amount = parts[i] + (i < odd ? 1 : 0);
            if (amount > 0) {
                Payment.Why why = new Payment.Why(rule, null, amount, 1, 1, 1);
                happen.accept(new SettlementEvent.Paid(new Payment(givers.get(i), seat, amount, reason, why)));
            }
        }
    }
}
