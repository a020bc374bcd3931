package dev.oya.pack;

import dev.oya.input.Place;

/**
 * A group of combinations.
 *
 * @param id the id of the group
 * @param what description in one sentence
 * @param of the cards that the combinations use: {@code hand}, {@code captured} or {@code final-captured} (the captured cards
 *     at the end of the round)
 * @param best whether only the best combination of the group counts
 * @param payout the payment of the combinations
 * @param cite the source of the group
 * @param place position of the group in its file
 */
public record YakuGroup(String id, String what, String of, boolean best, Payout payout, Citation cite, Place place) {
    /**
     * The payout of the combinations of a group.
     *
     * @param reason the payment's reason before the colon, or null if the combinations are never paid
     * @param together whether payments consist of this reason alone, without the combination
     * @param lost whether every other side loses the points, in games that count points
     */
    public record Payout(String reason, boolean together, boolean lost) {
        /** Returns the {@code for} of a payment for the given combination, or null if the combination is never paid. */
        public String reason(String combination) {
            return reason == null || together ? reason : reason + ":" + combination;
        }
    }
}
