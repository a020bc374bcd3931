package dev.oya.pack;

import dev.oya.cards.CardSet;
import dev.oya.input.Place;
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
public record DualKind(String card, String what, List<String> kinds, Citation cite, Place place) {
    public DualKind {
        kinds = List.copyOf(kinds);
    }

    /** Returns the cards of a pack that may be counted as one kind or another. */
    public static CardSet cards(Pack pack) {
        CardSet cards = CardSet.NONE;
        for (String card : pack.either().keySet()) {
            cards = cards.plus(pack.deck().parse(card));
        }
        return cards;
    }
}
