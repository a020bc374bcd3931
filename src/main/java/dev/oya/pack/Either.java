package dev.oya.pack;

import java.util.List;

/**
 * A card that may be counted as one kind or another, whichever makes the combinations worth most.
 *
 * @param card its code
 * @param what one sentence
 * @param kinds the kinds it may count as; the first where it makes no difference
 * @param cite where it comes from
 * @param place where it is written
 */
public record Either(String card, String what, List<String> kinds, Cite cite, Place place) {
    public Either {
        kinds = List.copyOf(kinds);
    }
}
