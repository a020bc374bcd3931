package dev.oya.service;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A request body that is much larger than usual but within the size limit.
 *
 * @param kind the part that is oversized
 * @param text the request body
 */
record GrownInput(String kind, String text) {
    private static final int ROOM = 1_000_000;

    /** Placeholder in a document for the oversized value. */
    private static final String HOLE = "hole-in-the-document";

    /** Returns JSON values of every kind, most of them about {@code room} bytes long. */
    private static List<GrownInput> values(int room) {
        return List.of(
                new GrownInput("characters", "\"" + "x".repeat(room - 2) + "\""),
                new GrownInput("words", "\"" + "1R ".repeat(room / 3 - 1) + "\""),
                new GrownInput("escapes", "\"" + "\\u0000".repeat(room / 6 - 1) + "\""),
                new GrownInput("lines", "\"" + "Given a\\n".repeat(room / 9 - 1) + "\""),
                new GrownInput("equal items", list(room, number -> "\"1R\"")),
                new GrownInput("distinct items", list(room, number -> "\"c" + number + "\"")),
                new GrownInput("numbers", list(room, number -> "0")),
                new GrownInput("lists", list(room, number -> "[]")),
                new GrownInput("maps", list(room, number -> "{\"a\":1}")),
                new GrownInput("unknown entries", map(room, number -> "\"entry" + number + "\":1")),
                new GrownInput("equal entries", map(room, number -> "\"a\":1")),
                new GrownInput("a long key", "{\"" + "k".repeat(room - 10) + "\":1}"),
                new GrownInput("depth of lists", "[".repeat(room / 2) + "]".repeat(room / 2)),
                new GrownInput("depth of maps", "{\"a\":".repeat(room / 6) + "1" + "}".repeat(room / 6)),
                new GrownInput("digits", "1".repeat(room)),
                new GrownInput("decimals", "0." + "1".repeat(room - 2)),
                new GrownInput("exponent", "1e999999999"),
                new GrownInput("largest", "999999999"),
                new GrownInput("beyond an int", "99999999999999999999"),
                new GrownInput("least", "-2147483648"),
                new GrownInput("long list of long texts", list(room, number -> "\"" + "y".repeat(1_900) + "\"")));
    }

    private static String list(int room, IntFunction<String> item) {
        return "[" + filled(room - 2, item) + "]";
    }

    private static String map(int room, IntFunction<String> entry) {
        return "{" + filled(room - 2, entry) + "}";
    }

    private static String filled(int room, IntFunction<String> one) {
        StringBuilder all = new StringBuilder(one.apply(0));
        for (int number = 1; ; number++) {
            String next = one.apply(number);
            if (all.length() + next.length() + 1 > room) {
                return all.toString();
            }
            all.append(',').append(next);
        }
    }

    /** Returns oversized bodies that are not JSON objects, such as YAML with many lines. */
    static List<GrownInput> bodies() {
        return List.of(
                new GrownInput("blanks", " ".repeat(ROOM)),
                new GrownInput("empty lines", "\n".repeat(ROOM)),
                new GrownInput("brackets", "[".repeat(ROOM)),
                new GrownInput("braces", "{\"a\":".repeat(ROOM / 5)),
                new GrownInput("dashes", "- ".repeat(ROOM / 2)),
                new GrownInput("items", "- a\n".repeat(ROOM / 4)),
                new GrownInput("questions", "? ".repeat(ROOM / 2)),
                new GrownInput("anchors", "a: &a x\n" + "b: *a\n".repeat(ROOM / 6)),
                new GrownInput("tags", "a: !!str x\n".repeat(ROOM / 11)),
                new GrownInput("comments", "#\n".repeat(ROOM / 2)),
                new GrownInput("documents", "--- a\n".repeat(ROOM / 6)),
                new GrownInput("quotes", "a: '" + "''".repeat(ROOM / 2 - 10) + "'"),
                new GrownInput("folded", "a: >\n" + "  b\n\n".repeat(ROOM / 5 - 10)),
                new GrownInput("plain lines", "a: b\n" + "  c\n".repeat(ROOM / 4 - 10)),
                new GrownInput(
                        "entries",
                        IntStream.range(0, ROOM / 12)
                                .mapToObj(number -> "e" + number + ": 1\n")
                                .collect(Collectors.joining())),
                new GrownInput("one word", "x".repeat(ROOM)),
                new GrownInput("broken records", "{a\n".repeat(ROOM / 3)),
                new GrownInput("empty records", "{}\n".repeat(ROOM / 3)),
                new GrownInput(
                        "wrong records", "{\"record\":1,\"game\":\"koi-koi\",\"seats\":[1]}\n".repeat(ROOM / 45)));
    }

    /**
     * Returns copies of the given document with one oversized value each, for the document's own keys and all keys of the
     * schema.
     */
    static List<GrownInput> documents(ObjectNode document, JsonNode schema) {
        List<GrownInput> all = new ArrayList<>();
        holes("", document, document, all);
        schema.path("properties").propertyNames().forEach(name -> {
            if (!document.has(name)) {
                fill("/" + name, document.deepCopy().put(name, HOLE).toString(), all);
            }
        });
        fill("/unknown", document.deepCopy().put("unknown", HOLE).toString(), all);
        String body = document.toString();
        String open = body.substring(0, body.length() - 1) + (document.isEmpty() ? "" : ",");
        all.add(new GrownInput(
                "unknown entries", open + filled(ROOM - open.length() - 1, one -> "\"entry" + one + "\":1") + "}"));
        return all;
    }

    private static void holes(String at, JsonNode in, ObjectNode document, List<GrownInput> all) {
        if (in instanceof ObjectNode map) {
            for (String name : List.copyOf(map.propertyNames())) {
                JsonNode value = map.get(name);
                fill(at + "/" + name, with(document, () -> map.put(name, HOLE), () -> map.set(name, value)), all);
                holes(at + "/" + name, value, document, all);
            }
        } else if (in instanceof ArrayNode list && !list.isEmpty()) {
            JsonNode value = list.get(0);
            fill(at + "/0", with(document, () -> list.set(0, HOLE), () -> list.set(0, value)), all);
            String one = value.toString();
            String body = with(document, () -> list.set(0, HOLE), () -> list.set(0, value));
            String many = filled(ROOM - body.length(), number -> one);
            all.add(new GrownInput(at + ": many of its items", body.replace("\"" + HOLE + "\"", many)));
            holes(at + "/0", value, document, all);
        }
    }

    private static String with(ObjectNode document, Runnable change, Runnable undo) {
        change.run();
        String text = document.toString();
        undo.run();
        return text;
    }

    private static void fill(String at, String body, List<GrownInput> all) {
        for (GrownInput value : values(ROOM - body.length())) {
            all.add(new GrownInput(at + ": " + value.kind, body.replace("\"" + HOLE + "\"", value.text)));
        }
    }
}
