package dev.oya.pack;

import dev.oya.input.Place;

/**
 * A group of combinations.
 *
 * @param id its id
 * @param what one sentence
 * @param of the cards it looks at: {@code hand}, {@code taken} (captured, during play) or {@code reckoned} (captured,
 *     when the round is reckoned)
 * @param best whether only the best combination of the group counts; otherwise all do
 * @param payment the word before the colon in a payment's {@code for}, or null where it is never paid
 * @param together whether its payments carry that word alone; otherwise each names its combination behind a colon
 * @param lost whether every other side loses what it is worth, where points are counted and not paid
 * @param cite where it comes from
 * @param place where it is written
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
    /** The {@code for} of what is paid for a combination of the group; null where it is never paid. */
    public String reason(String combination) {
        return payment == null || together ? payment : payment + ":" + combination;
    }
}
