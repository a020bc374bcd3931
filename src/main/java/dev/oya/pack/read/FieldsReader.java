package dev.oya.pack.read;

import dev.oya.cards.Deck;
import dev.oya.input.Suggestions;
import dev.oya.input.Tree;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the fields that a game's records have besides the common ones, and what each of them holds. */
record FieldsReader(Deck deck, ParseContext reading) {
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
        Map<String, String> fields = new LinkedHashMap<>();
        entries.forEach((name, node) -> fields.put(name, holds(node)));
        return fields;
    }

    private String holds(Tree node) {
        String said = String.valueOf(node.text());
        String[] words = said.split(" ");
        if (words[0].equals("counted") && words.length == 2) {
            if (deck.card(words[1]) == null) {
                reading.problem(node.place(), "unknown-card", "\"" + words[1] + "\" is no card of " + deck.id());
            }
        } else if (!HOLD.contains(said) && !(words[0].equals("result") && words.length > 1)) {
            String near = Suggestions.name(words[0], List.of("counted", "result"));
            reading.problem(
                    node.place(),
                    "wrong-value",
                    "No field of a record holds \"" + said + "\"",
                    near != null && words.length > 1
                            ? "did you mean \"" + near + "\"?"
                            : Suggestions.advice(said, HOLD));
        }
        return said;
    }
}
