package dev.oya.pack;

import dev.oya.cards.CardSet;
import dev.oya.input.Place;
import java.util.List;

/**
 * A card that may count as one of several kinds. It counts as the kind that gives the most points in combinations.
 *
 * @param card code of the card
 * @param what description in one sentence
 * @param kinds the possible kinds; if several give the same points, the card counts as the first of these kinds
 * @param cite the entry's source
 * @param place position of the entry in its file
 */
public record DualKind(String card, String what, List<String> kinds, Citation cite, Place place) {
    public DualKind {
        kinds = List.copyOf(kinds);
    }

    /** Returns the dual-kind cards of a pack. */
    public static CardSet cards(Pack pack) {
        CardSet cards = CardSet.NONE;
        for (String card : pack.either().keySet()) {
            cards = cards.plus(pack.deck().parse(card));
        }
        return cards;
    }
}
