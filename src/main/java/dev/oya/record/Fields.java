package dev.oya.record;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Reads the fields of one record, and notes what is missing or of the wrong kind. Not thread-safe. */
final class Fields {
    private final JsonNode json;
    private final int line;
    private final List<Mismatch> problems = new ArrayList<>();

    Fields(JsonNode json, int line) {
        this.json = json;
        this.line = line;
    }

    JsonNode json() {
        return json;
    }

    List<Mismatch> problems() {
        return problems;
    }

    boolean fine() {
        return problems.isEmpty();
    }

    void wrong(String field, Object expected, Object found) {
        problems.add(new Mismatch(line, field, String.valueOf(expected), String.valueOf(found)));
    }

    boolean has(String name) {
        return json.has(name);
    }

    private JsonNode field(String name, String kind) {
        JsonNode node = json.get(name);
        if (node == null) {
            wrong(name, kind, "no such field");
        }
        return node;
    }

    int number(String name, int least, int most) {
        JsonNode node = field(name, "a number");
        if (node == null) {
            return least;
        }
        if (!node.isInt() || node.intValue() < least || node.intValue() > most) {
            wrong(name, most == Integer.MAX_VALUE ? least + " or more" : least + " to " + most, node);
            return least;
        }
        return node.intValue();
    }

    String text(String name) {
        JsonNode node = field(name, "a text");
        if (node == null) {
            return "";
        }
        if (!node.isString()) {
            wrong(name, "a text", node);
            return "";
        }
        return node.stringValue();
    }

    JsonNode object(String name) {
        JsonNode node = field(name, "an object");
        if (node != null && !node.isObject()) {
            wrong(name, "an object", node);
            return null;
        }
        return node;
    }

    JsonNode list(String name) {
        JsonNode node = field(name, "a list");
        if (node != null && !node.isArray()) {
            wrong(name, "a list", node);
            return null;
        }
        return node;
    }

    List<Integer> numbers(String name) {
        JsonNode node = list(name);
        return node == null ? List.of() : numbers(name, node);
    }

    private List<Integer> numbers(String name, JsonNode node) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < node.size(); i++) {
            if (node.get(i).isInt()) {
                numbers.add(node.get(i).intValue());
            } else {
                wrong(name + "[" + i + "]", "a number", node.get(i));
            }
        }
        return numbers;
    }

    /** The cards of a list of codes, as indexes. */
    List<Integer> cards(String name, JsonNode node, Deck deck) {
        List<Integer> cards = new ArrayList<>();
        CardSet seen = CardSet.NONE;
        if (node == null || !node.isArray()) {
            wrong(name, "a list of cards", node == null ? "no such field" : node);
            return cards;
        }
        for (int i = 0; i < node.size(); i++) {
            CardSet copies = node.get(i).isString() ? deck.copies(node.get(i).stringValue()) : null;
            if (copies == null) {
                wrong(name + "[" + i + "]", "a card of " + deck.id(), node.get(i));
                continue;
            }
            int copy = copies.minus(seen).first();
            if (copy < 0) {
                boolean once = copies.size() == 1;
                wrong(
                        name + "[" + i + "]",
                        once ? "each card once" : "each card " + copies.size() + " times",
                        node.get(i).stringValue() + (once ? " a second time" : " once more"));
            } else {
                cards.add(copy);
                seen = seen.with(copy);
            }
        }
        return cards;
    }
}
