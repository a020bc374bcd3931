package dev.oya.pack.read;

import dev.oya.cards.Deck;
import dev.oya.input.Advice;
import dev.oya.input.Suggestions;
import dev.oya.input.Tree;
import java.util.List;
import java.util.Map;

/** Reads the game's additional record fields and their contents. */
record FieldsReader(Deck deck, EntryReader reader) {
    private static final List<String> HOLD = List.of(
            "carried-in",
            "carried-out",
            "factor",
            "pot-in",
            "active-seats",
            "declared",
            "points-of-active-seats",
            "sides",
            "winning-hand",
            "winning-yaku",
            "base",
            "scores-by-side",
            "partners",
            "points-by-side",
            "sweeps-by-side",
            "leftover-to");

    Map<String, String> read(Map<String, Tree> entries) {
        return EntryReader.each(entries, (name, node) -> holds(node));
    }

    private String holds(Tree node) {
        String text = String.valueOf(node.text());
        String[] words = text.split(" ");
        if (words[0].equals("counted") && words.length == 2) {
            if (deck.card(words[1]) == null) {
                reader.report(node, "unknown-card.deck", words[1], null, deck.id());
            }
        } else if (!HOLD.contains(text) && !(words[0].equals("result") && words.length > 1)) {
            Advice other = Suggestions.advice(text, HOLD);
            Advice advice =
                    words.length > 1 ? Suggestions.advice(words[0], List.of("counted", "result"), other) : other;
            reader.report(node, "wrong-value.field", text, advice);
        }
        return text;
    }
}
