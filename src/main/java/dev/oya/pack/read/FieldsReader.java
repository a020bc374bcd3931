package dev.oya.pack.read;

import dev.oya.cards.Deck;
import dev.oya.input.Tree;
import java.util.Map;

/** Reads the game's additional record fields and their contents. */
record FieldsReader(Deck deck, EntryReader reader) {
    Map<String, String> read(Map<String, Tree> entries) {
        return EntryReader.each(entries, (name, node) -> holds(node));
    }

    private String holds(Tree node) {
        String text = String.valueOf(node.text());
        String[] words = text.split(" ");
        if (words[0].equals("counted") && deck.card(words[1]) == null) {
            reader.report(node, "unknown-card.deck", words[1], null, deck.id());
        }
        return text;
    }
}
