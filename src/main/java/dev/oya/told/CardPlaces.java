package dev.oya.told;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.read.YamlNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Where the cards of a told round are: each in one place. One reading, not thread-safe. */
final class CardPlaces {
    private final Deck deck;
    private final Nodes nodes;
    private CardSet used = CardSet.NONE;

    CardPlaces(Deck deck, Nodes nodes) {
        this.deck = deck;
        this.nodes = nodes;
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

    /** No card is in two places of a kind. */
    void disjoint(String key, Map<Integer, YamlNode> seats, YamlNode besides) {
        Map<String, String> where = new HashMap<>();
        Map<String, Integer> counts = new HashMap<>();
        if (besides != null) {
            besides.list().forEach(card -> where.put(card.text(), "on the field"));
            where.keySet().forEach(code -> counts.put(code, 1));
        }
        seats.forEach((seat, node) -> {
            YamlNode list = Nodes.get(node, key);
            for (YamlNode at : list == null ? List.<YamlNode>of() : list.isScalar() ? List.of(list) : list.list()) {
                for (String code : String.valueOf(at.text()).strip().split("[\\s,]+")) {
                    String here = "with seat " + seat;
                    String before = where.putIfAbsent(code, here);
                    CardSet copies = deck.copies(code);
                    int most = copies == null ? 0 : copies.sizeWith(deck.parse("all"));
                    boolean tooMany = counts.merge(code, 1, Integer::sum) > most && most > 0;
                    if (tooMany && before != null && !before.equals(here)) {
                        nodes.wrong(
                                at,
                                "two-places",
                                code + " cannot be " + here + ": it is " + before,
                                "take it away from one of them");
                    }
                }
            }
        });
    }
}
