package dev.oya.vocabulary;

import java.util.List;
import java.util.Map;

/**
 * Whose cards are looked at, and when. Immutable; safe to share between threads.
 *
 * @param soFar which round it is, and what has been said in it
 * @param seats who has the cards: a seat and its partners; nobody where they are no seat's
 * @param marks the marks of these seats, as bits
 */
public record Holder(RoundSoFar soFar, List<Integer> seats, int marks) {
    /** Cards of no seat, in a round counted from 1, or in none. */
    public static Holder in(int round) {
        return new Holder(round == 0 ? RoundSoFar.NONE : new RoundSoFar(round, Map.of()), List.of(), 0);
    }

    int round() {
        return soFar.round();
    }

    int said(String word) {
        int said = 0;
        for (int seat : seats) {
            said += soFar.said(word, seat);
        }
        return said;
    }
}
