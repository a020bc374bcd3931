package dev.oya.pack.read;

import dev.oya.cards.Card;
import dev.oya.cards.Deck;
import dev.oya.input.Tree;
import dev.oya.pack.DualKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Reads the dual-kind cards of a pack. */
record DualKindReader(Deck deck, EntryReader reader) {
    /** Maximum number of ways of counting dual-kind cards. The rules are evaluated once for each way. */
    private static final int MOST_WAYS = 64;

    Map<String, DualKind> read(Map<String, Tree> entries) {
        Map<String, DualKind> cards = new LinkedHashMap<>();
        Set<String> kinds = new TreeSet<>(deck.cards().stream().map(Card::kind).toList());
        List<String> codes = deck.cards().stream().map(Card::code).toList();
        long ways = 1;
        for (Map.Entry<String, Tree> entry : entries.entrySet()) {
            Tree node = entry.getValue();
            if (!reader.checkKnown(node, "unknown-card.deck", entry.getKey(), codes, deck.id())) {
                continue;
            }
            for (Tree kind : node.list("kinds")) {
                reader.checkKnown(kind, "unknown-kind.either", String.valueOf(kind.text()), kinds, deck.id());
            }
            DualKind either = new DualKind(
                    entry.getKey(),
                    node.text("what", ""),
                    node.texts("kinds"),
                    reader.cite(node, "\"" + entry.getKey() + "\""),
                    node.place());
            ways *= Math.max(1, either.kinds().size());
            cards.put(entry.getKey(), either);
            if (ways > MOST_WAYS) {
                reader.report(node, "too-large.ways", MOST_WAYS);
                return cards;
            }
        }
        return cards;
    }
}
