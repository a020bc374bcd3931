package dev.oya.notation;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.input.Advice;
import dev.oya.input.JsonTree;
import dev.oya.input.Tree;
import dev.oya.input.TreeReader;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** Reads the fields of one record and reports missing and invalid fields. Not thread-safe. */
public final class RecordReader extends TreeReader {
    private static final int MOST = 50;

    private final JsonTree record;
    private final int line;
    private final List<Mismatch> problems = new ArrayList<>();
    private int count;

    public RecordReader(JsonNode json, int line) {
        this.record = new JsonTree(json);
        this.line = line;
    }

    public JsonNode json() {
        return record.json();
    }

    /** Returns the node of the given field. */
    public JsonTree at(String field) {
        return record.at(field);
    }

    public List<Mismatch> problems() {
        return problems;
    }

    /** Returns the number of errors so far, including those beyond the reporting limit. */
    public int count() {
        return count;
    }

    public boolean fine() {
        return problems.isEmpty();
    }

    /** Reports an error. Errors beyond the limit are only counted. */
    public void wrong(String field, Object expected, Object found) {
        count++;
        if (problems.size() < MOST) {
            problems.add(new Mismatch(line, field, expected, found == null ? Advice.of("no-such-field") : found));
        }
    }

    /** Reports that a field does not have the expected value. */
    public void wrong(JsonTree at, Object expected) {
        wrong(at, expected, at.json());
    }

    /** Reports an error at the given node. Errors beyond the limit are only counted, and their path is not computed. */
    public void wrong(JsonTree at, Object expected, Object found) {
        if (problems.size() < MOST) {
            wrong(at.path(), expected, found);
        } else {
            count++;
        }
    }

    /** Reports an error if the two values differ. */
    public void same(String field, Object expected, Object found) {
        if (!expected.equals(found)) {
            wrong(field, expected, found);
        }
    }

    @Override
    protected void kind(Tree at, String key, Advice expected) {
        wrong((JsonTree) at, expected);
    }

    @Override
    protected void range(Tree at, String key, int least, int most) {
        boolean any = least == Integer.MIN_VALUE;
        wrong(
                (JsonTree) at,
                any
                        ? Advice.of("number")
                        : least == most
                                ? least
                                : most == Integer.MAX_VALUE
                                        ? Advice.of("from", least)
                                        : Advice.of("from-to", least, most));
    }

    @Override
    protected Tree value(Tree map, String key) {
        return ((JsonTree) map).at(key);
    }

    public boolean has(String field) {
        return at(field).json() != null;
    }

    /** Returns whether the given field is present and not null. */
    public boolean isPresent(String field) {
        return !at(field).isNothing();
    }

    public int number(String field, int least, int most) {
        return number(at(field), least, most);
    }

    public int number(JsonTree at, int least, int most) {
        return whole("", at, least, least, most);
    }

    /** Returns a node as a whole number. Reports an error and returns 0 if the node is not a whole number. */
    int whole(JsonTree at) {
        return whole("", at, 0, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    /** Returns the text of a node. Reports an error and returns an empty string if the text does not match the pattern. */
    public String text(JsonTree at, Pattern form, Advice expected) {
        if (at.scalar() instanceof String text && form.matcher(text).matches()) {
            return text;
        }
        wrong(at, expected);
        return "";
    }

    /** Returns the given field if it is an object. Otherwise, reports an error and returns null. */
    public JsonTree object(String field) {
        JsonTree at = at(field);
        if (!at.isMap()) {
            wrong(at, Advice.of("object"));
        }
        return at.isMap() ? at : null;
    }

    /** Returns the items of the given field. Reports an error and returns an empty list if the field is not a list. */
    public List<JsonTree> items(String field) {
        return items(at(field), Advice.of("list"));
    }

    public List<JsonTree> items(JsonTree at, Advice expected) {
        if (!at.isList()) {
            wrong(at, expected);
        }
        return at.items();
    }

    public List<Integer> numbers(String field, int least, int most) {
        return items(field).stream().map(one -> number(one, least, most)).toList();
    }

    /** Returns the cards of a list of codes, in list order. */
    public int[] order(JsonTree at, Deck deck) {
        return cards(at, new FirstCopies(deck)).stream().mapToInt(card -> card).toArray();
    }

    /** Returns the cards of a list of codes, in list order. */
    List<Integer> cards(JsonTree at, FirstCopies named) {
        List<Integer> cards = new ArrayList<>();
        Deck deck = named.deck();
        for (JsonTree one : items(at, Advice.of("cards"))) {
            CardSet copies = one.scalar() instanceof String code ? deck.copies(code) : null;
            if (copies == null) {
                wrong(one, Advice.of("card-of", deck.id()));
                continue;
            }
            int copy = named.name(copies.first());
            if (copy < 0) {
                boolean once = copies.size() == 1;
                wrong(
                        one,
                        once ? Advice.of("each-card-once") : Advice.of("each-card-times", copies.size()),
                        Advice.of("again", one.text()));
            } else {
                cards.add(copy);
            }
        }
        return cards;
    }
}
