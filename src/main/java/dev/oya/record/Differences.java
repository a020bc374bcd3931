package dev.oya.record;

import dev.oya.input.Advice;
import dev.oya.notation.Json;
import dev.oya.notation.RecordReader;
import dev.oya.pack.Pack;
import dev.oya.play.Match;
import dev.oya.play.table.Payment;
import dev.oya.play.table.Table;
import dev.oya.vocabulary.RuleSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Compares the recorded outcome of a round with the outcome of its replay. Stateless. */
final class Differences {
    private Differences() {}

    /** Reports each field that differs from the replay. */
    static void note(RecordReader reader, RuleSettings settings, RoundRecord record, Match match) {
        Table table = match.table();
        JsonNode json = reader.json();
        same(reader, "end", table.end());
        JsonNode winner = Json.MAPPER.valueToTree(RecordWriter.winner(table));
        if (!canonical(winner).equals(canonical(json.get("winner")))) {
            reader.wrong("winner", winner, json.get("winner"));
        }
        same(reader, "nextDealer", match.round().isOver() ? table.nextDealer() : null);
        own(reader, settings, table);
        payments(reader, record.payments(), table.payments());
        scores(reader, record, match);
        BankBalance.compare(reader, table);
    }

    private static void same(RecordReader reader, String name, Object expected) {
        JsonNode json = reader.json().get(name);
        if (!Json.MAPPER.valueToTree(expected).equals(json)) {
            reader.wrong(name, expected, json);
        }
    }

    private static void own(RecordReader reader, RuleSettings settings, Table table) {
        ObjectNode derived = Json.MAPPER.valueToTree(RecordFields.of(settings, table));
        early(reader, settings.pack(), derived);
        derived.properties().forEach(entry -> {
            JsonNode found = reader.json().get(entry.getKey());
            boolean ordered = RecordFields.isOrdered(settings.pack().fields().get(entry.getKey()));
            boolean same = ordered
                    ? entry.getValue().equals(found)
                    : canonical(entry.getValue()).equals(canonical(found));
            if (!same) {
                reader.wrong(entry.getKey(), entry.getValue(), found);
            }
        });
    }

    /** Reports fields of the match result in a record that is not the last one of the match. */
    private static void early(RecordReader reader, Pack pack, ObjectNode derived) {
        pack.fields().forEach((field, source) -> {
            JsonNode found = reader.json().get(field);
            if (RecordFields.isOfTheLast(source) && !derived.has(field) && found != null && !found.isNull()) {
                reader.wrong(field, Advice.of("nothing-before-the-end"), found);
            }
        });
    }

    /**
     * Returns a value in a form that ignores the order of lists. The order is significant only in lists of seats in playing
     * order.
     */
    static Object canonical(JsonNode node) {
        if (node.isObject()) {
            Map<String, Object> map = new TreeMap<>();
            node.properties().forEach(entry -> map.put(entry.getKey(), canonical(entry.getValue())));
            return map;
        }
        if (node.isArray()) {
            List<String> items = new ArrayList<>();
            node.forEach(item -> items.add(item.toString()));
            items.sort(null);
            return items;
        }
        return node.toString();
    }

    private static void payments(RecordReader reader, List<Payment> recorded, List<Payment> derived) {
        Map<String, Long> found = new TreeMap<>();
        recorded.forEach(one -> found.merge(key(one), (long) one.points(), Math::addExact));
        Map<String, Integer> expected = new TreeMap<>();
        RecordWriter.summed(derived).forEach(one -> expected.put(key(one), one.points()));
        TreeSet<String> all = new TreeSet<>(expected.keySet());
        all.addAll(found.keySet());
        for (String key : all) {
            long right = expected.getOrDefault(key, 0);
            long given = found.getOrDefault(key, 0L);
            if (right != given) {
                reader.wrong(
                        "payments " + key,
                        right == 0 ? Advice.of("none") : right,
                        given == 0 ? Advice.of("none") : given);
            }
        }
    }

    private static String key(Payment one) {
        return Json.account(one.from()) + ">" + Json.account(one.to()) + " for " + one.reason();
    }

    private static void scores(RecordReader reader, RoundRecord record, Match match) {
        List<Integer> derived = RecordFields.scores(match.rules().settings().pack(), match.table());
        for (int account = 0; account < derived.size(); account++) {
            reader.same(
                    "scores[" + account + "]",
                    derived.get(account),
                    record.scores().get(account));
        }
    }
}
