package dev.oya.pack;

import dev.oya.input.Place;

/**
 * A group of combinations.
 *
 * @param id its id
 * @param what description in one sentence
 * @param of the cards it uses: {@code hand}, {@code captured} or {@code final-captured} (captured cards at the end of the round)
 * @param best whether only the best combination of the group counts
 * @param payment the payment's reason before the colon, or null if it is never paid
 * @param together whether its payments have that reason alone and do not name the combination
 * @param lost whether every other side loses its worth, in games that count points
 * @param cite its source
 * @param place its place
 */
public record YakuGroup(
        String id,
        String what,
        String of,
        boolean best,
        String payment,
        boolean together,
        boolean lost,
        Citation cite,
        Place place) {
    /** Returns the {@code for} of a payment for a combination, or null if it is never paid. */
    public String reason(String combination) {
        return payment == null || together ? payment : payment + ":" + combination;
    }
}
