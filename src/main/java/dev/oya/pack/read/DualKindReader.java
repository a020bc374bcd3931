package dev.oya.pack.read;

import dev.oya.cards.Deck;
import dev.oya.input.Tree;
import dev.oya.pack.DualKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** Reads the cards that may be counted as one kind or another. */
record DualKindReader(Deck deck, EntryReader reading) {
    /** So many ways of counting at most, so that each can be tried. */
    private static final int MOST_WAYS = 64;

    Map<String, DualKind> read(Map<String, Tree> entries) {
        Map<String, DualKind> cards = new LinkedHashMap<>();
        TreeSet<String> kinds = new TreeSet<>();
        deck.cards().forEach(card -> kinds.add(card.kind()));
        List<String> codes = new ArrayList<>();
        deck.cards().forEach(card -> codes.add(card.code()));
        long ways = 1;
        for (Map.Entry<String, Tree> entry : entries.entrySet()) {
            Tree node = entry.getValue();
            if (deck.card(entry.getKey()) == null) {
                reading.unknown(node, "unknown-card.deck", entry.getKey(), codes, deck.id());
                continue;
            }
            for (Tree kind : reading.list(node, "kinds")) {
                if (!kinds.contains(String.valueOf(kind.text()))) {
                    reading.unknown(kind, "unknown-kind.either", String.valueOf(kind.text()), kinds, deck.id());
                }
            }
            DualKind either = new DualKind(
                    entry.getKey(),
                    reading.needed(node, "what"),
                    reading.texts(node, "kinds"),
                    reading.cite(node, "The card \"" + entry.getKey() + "\""),
                    node.place());
            ways *= Math.max(1, either.kinds().size());
            cards.put(entry.getKey(), either);
            if (ways > MOST_WAYS) {
                reading.tell(node, "too-large.ways", MOST_WAYS);
                return cards;
            }
        }
        return cards;
    }
}
