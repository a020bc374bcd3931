package dev.oya.vocabulary;

import java.util.List;
import java.util.Map;

/**
 * The owner of cards in a round. Immutable and thread-safe.
 *
 * @param soFar the round and its actions so far
 * @param seats the owner and its partners; empty if the cards belong to no seat
 * @param marks the marks of these seats, as a bit mask
 */
public record Holder(RoundHistory soFar, List<Integer> seats, int marks) {
    /**
     * Returns a holder for cards that belong to no seat, in the given round (from 1), or outside a round if {@code round} is 0.
     */
    public static Holder in(int round) {
        return new Holder(round == 0 ? RoundHistory.NONE : new RoundHistory(round, Map.of()), List.of(), 0);
    }

    int round() {
        return soFar.round();
    }

    int said(String action) {
        int count = 0;
        for (int seat : seats) {
            count += soFar.said(action, seat);
        }
        return count;
    }
}
