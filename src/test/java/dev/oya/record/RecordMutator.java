package dev.oya.record;

import dev.oya.notation.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Mutates valid records at random. Equal seeds produce equal mutations. Not thread-safe. */
public final class RecordMutator {
    /** Replacement values, as in accidentally or maliciously wrong records. */
    private static final List<String> ODD = List.of(
            "null",
            "true",
            "false",
            "0",
            "-1",
            "1",
            "2",
            "7",
            "2147483647",
            "-2147483648",
            "4294967296",
            "1.5",
            "1e400",
            "-0",
            "\"\"",
            "\"0\"",
            "\"pot\"",
            "\"bank\"",
            "\"1B\"",
            "\"s10\"",
            "\"X\"",
            "\"play\"",
            "\"draw\"",
            "\"../../file\"",
            "\"/dev/zero\"",
            "\"a+b\"",
            "\"\\u0000\"",
            "\"\\ud800\"",
            "\"\\u202e\"",
            "[]",
            "{}",
            "[[]]",
            "[null]",
            "[\"1B\",\"1B\"]",
            "{\"0\":[]}",
            "[2147483647,2147483647]",
            "{\"from\":0,\"to\":0,\"points\":1,\"for\":\"\"}");

    private final Random random;
    private final List<String> records;

    /**
     * Creates a mutator.
     *
     * @param records valid records, one per line
     */
    public RecordMutator(List<String> records, long seed) {
        this.random = new Random(seed);
        this.records = List.copyOf(records);
    }

    /** Returns a record with one to four mutations. One in ten also has invalid syntax. */
    public String next() {
        ObjectNode record = (ObjectNode) Json.MAPPER.readTree(any(records));
        for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
            change(record);
        }
        String text = record.toString();
        return random.nextInt(10) == 0 ? broken(text) : text;
    }

    private <T> T any(List<T> some) {
        return some.get(random.nextInt(some.size()));
    }

    /** Changes one value at a random depth. */
    private void change(JsonNode from) {
        JsonNode in = from;
        while (true) {
            List<JsonNode> within = new ArrayList<>();
            in.forEach(one -> {
                if (one.isContainer() && !one.isEmpty()) {
                    within.add(one);
                }
            });
            if (within.isEmpty() || random.nextInt(3) == 0) {
                break;
            }
            in = any(within);
        }
        if (in instanceof ObjectNode object) {
            String name = any(List.copyOf(object.propertyNames()));
            switch (random.nextInt(6)) {
                case 0 -> object.remove(name);
                case 1 ->
                    object.set(
                            name,
                            object.get(any(List.copyOf(object.propertyNames()))).deepCopy());
                default -> object.set(name, changed(object.get(name)));
            }
        } else if (in instanceof ArrayNode list) {
            int place = random.nextInt(list.size());
            switch (random.nextInt(6)) {
                case 0 -> list.remove(place);
                case 1 ->
                    list.insert(place, list.get(random.nextInt(list.size())).deepCopy());
                case 2 -> {
                    JsonNode one = list.get(place);
                    int other = random.nextInt(list.size());
                    list.set(place, list.get(other));
                    list.set(other, one);
                }
                default -> list.set(place, changed(list.get(place)));
            }
        }
    }

    private JsonNode changed(JsonNode node) {
        if (node.isInt() && random.nextBoolean()) {
            return Json.MAPPER.getNodeFactory().numberNode(node.intValue() + random.nextInt(5) - 2);
        }
        if (random.nextInt(4) == 0) {
            JsonNode other = Json.MAPPER.readTree(any(records));
            return other.get(any(List.copyOf(other.propertyNames())));
        }
        return Json.MAPPER.readTree(any(ODD));
    }

    private String broken(String text) {
        int place = random.nextInt(text.length());
        return switch (random.nextInt(5)) {
            case 0 -> text.substring(0, place);
            case 1 -> text.substring(0, place) + (char) random.nextInt(0x3000) + text.substring(place);
            case 2 -> text.substring(0, place) + text.substring(place + 1);
            case 3 -> "{" + text.substring(1, text.indexOf(',') + 1) + text.substring(1);
            default -> "[".repeat(1 + random.nextInt(3_000)) + text;
        };
    }
}
