package dev.oya.situation;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.input.Tree;
import dev.oya.play.ToldCheck;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Where the cards of a told round are: each in one place. One reading, not thread-safe. */
final class CardLocations {
    private final Deck deck;
    private CardSet used = CardSet.NONE;

    CardLocations(Deck deck) {
        this.deck = deck;
    }

    /** Of a card of which the pack has several, a copy that no other seat has. */
    CardSet copies(CardSet captured) {
        CardSet own = CardSet.NONE;
        for (int card = captured.first(); card >= 0; card = captured.next(card)) {
            CardSet left = deck.copies(card).minus(used).minus(own);
            own = own.with(left.isEmpty() ? card : left.first());
        }
        used = used.plus(own);
        return own;
    }

    /** The cards that are told under a key of each seat, and where they lie; besides, those on the field. */
    static List<ToldCheck.Lying<Tree>> lying(String key, Map<Integer, Tree> seats, Tree field) {
        List<ToldCheck.Lying<Tree>> all = new ArrayList<>();
        all.addAll(lying(field, "on the field"));
        seats.forEach((seat, node) -> all.addAll(lying(ToldFields.get(node, key), "with seat " + seat)));
        return all;
    }

    private static List<ToldCheck.Lying<Tree>> lying(Tree cards, String place) {
        List<Tree> items = cards == null ? List.of() : cards.isScalar() ? List.of(cards) : cards.list();
        return items.stream()
                .map(at -> new ToldCheck.Lying<>(
                        at, place, List.of(String.valueOf(at.text()).strip().split("[\\s,]+"))))
                .toList();
    }
}
