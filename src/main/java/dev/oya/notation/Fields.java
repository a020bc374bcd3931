package dev.oya.notation;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** Reads the fields of one record, and notes what is missing or of the wrong kind. Not thread-safe. */
public final class Fields {
    private static final int MOST = 50;

    private final JsonNode json;
    private final int line;
    private final List<Mismatch> problems = new ArrayList<>();
    private int count;

    public Fields(JsonNode json, int line) {
        this.json = json;
        this.line = line;
    }

    public JsonNode json() {
        return json;
    }

    public List<Mismatch> problems() {
        return problems;
    }

    /** How many things are wrong so far, also those that are not told. */
    public int count() {
        return count;
    }

    public boolean fine() {
        return problems.isEmpty();
    }

    /** Notes what is wrong; of a record in which everything is, the first faults are enough. */
    public void wrong(String field, Object expected, Object found) {
        count++;
        if (problems.size() < MOST) {
            String told = found == null ? "no such field" : String.valueOf(found);
            problems.add(new Mismatch(line, field, String.valueOf(expected), told));
        }
    }

    public boolean has(String name) {
        return json.has(name);
    }

    /** Whether a field is there, and says something. */
    public boolean isTold(String name) {
        return json.has(name) && !json.get(name).isNull();
    }

    private JsonNode field(String name, String kind) {
        JsonNode node = json.get(name);
        if (node == null) {
            wrong(name, kind, null);
        }
        return node;
    }

    public int number(String name, int least, int most) {
        return number(name, json.get(name), least, most);
    }

    public int number(String name, JsonNode node, int least, int most) {
        if (node == null || !node.isInt() || node.intValue() < least || node.intValue() > most) {
            String range = least == most ? "" : most == Integer.MAX_VALUE ? " or more" : " to " + most;
            wrong(name, least + range, node);
            return least;
        }
        return node.intValue();
    }

    /** Any whole number; 0 after what is wrong has been noted. */
    int whole(String name, JsonNode node) {
        if (node == null || !node.isInt()) {
            wrong(name, "a number", node);
            return 0;
        }
        return node.intValue();
    }

    /** A text of a certain form; empty after what is wrong has been noted. */
    public String text(String name, Pattern form, String expected) {
        return text(name, json.get(name), form, expected);
    }

    public String text(String name, JsonNode node, Pattern form, String expected) {
        if (node == null
                || !node.isString()
                || !form.matcher(node.stringValue()).matches()) {
            wrong(name, expected, node);
            return "";
        }
        return node.stringValue();
    }

    public JsonNode object(String name) {
        JsonNode node = field(name, "an object");
        if (node != null && !node.isObject()) {
            wrong(name, "an object", node);
            return null;
        }
        return node;
    }

    public JsonNode list(String name) {
        JsonNode node = field(name, "a list");
        if (node != null && !node.isArray()) {
            wrong(name, "a list", node);
            return null;
        }
        return node;
    }

    public List<Integer> numbers(String name, int least, int most) {
        JsonNode node = list(name);
        return node == null ? List.of() : numbers(name, node, least, most);
    }

    public List<Integer> numbers(String name, JsonNode node, int least, int most) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < node.size(); i++) {
            numbers.add(number(name + "[" + i + "]", node.get(i), least, most));
        }
        return numbers;
    }

    /** The cards of a list of codes, as indexes. */
    public List<Integer> cards(String name, JsonNode node, Deck deck) {
        return cards(name, node, deck, CardSet.NONE);
    }

    /** The same where some have been named before; of cards that there are several of, copies that have not. */
    List<Integer> cards(String name, JsonNode node, Deck deck, CardSet before) {
        List<Integer> cards = new ArrayList<>();
        CardSet seen = before;
        if (node == null || !node.isArray()) {
            wrong(name, "a list of cards", node);
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
