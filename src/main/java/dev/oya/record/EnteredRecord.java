package dev.oya.record;

import dev.oya.input.Advice;
import dev.oya.input.JsonTree;
import dev.oya.notation.RecordReader;
import dev.oya.pack.Pack;
import dev.oya.play.Rules;
import dev.oya.play.table.Table;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Records of entered rounds. The deck and the actions of such a round are unknown, so verification settles the entered situation
 * again. Stateless.
 */
final class EnteredRecord {
    private static final String FIELD = "told";

    /** Fields that are null, because the deck and the actions of an entered round are unknown. */
    private static final List<String> UNKNOWN = List.of("deck", "stock", "actions", "seed");

    /** Fields that only the program that dealt the round can fill. */
    private static final List<String> KNOWN = List.of("fair", "takenBack");

    /**
     * Fields that are not compared: the rules and the situation have been checked before, and the match may have any name.
     */
    private static final List<String> FREE = List.of("rules", "match", FIELD);

    private EnteredRecord() {}

    static boolean is(JsonNode record) {
        return record.has(FIELD)
                && record.path("deck").isNull()
                && record.path("actions").isNull();
    }

    /** Reports an error if a record with a deck and actions also contains an entered situation. */
    static void isNot(RecordReader reader) {
        if (reader.isPresent(FIELD)) {
            reader.wrong(FIELD, Advice.of("no-entered-round"), Advice.of("entered-round"));
        }
    }

    static void write(Map<String, Object> record, ObjectNode json) {
        UNKNOWN.forEach(field -> record.put(field, null));
        record.put(FIELD, json);
    }

    /** Reports each field that differs from the settlement of the entered situation. */
    static void verify(RecordReader reader, Pack pack, Verifier.RuleFinder finder) {
        Map<String, Object> options = RoundRecord.options(reader, pack);
        JsonTree field = reader.object(FIELD);
        if (!reader.fine()) {
            return;
        }
        ObjectNode json = (ObjectNode) field.json();
        Rules rules = finder.rules(pack, options);
        Table table = finder.settled(rules, json);
        for (String known : KNOWN) {
            if (reader.isPresent(known)) {
                reader.wrong(known, Advice.of("unknown-deal"), reader.json().get(known));
            }
        }
        ObjectNode derived = new RecordWriter(rules).entered(table, json);
        FREE.forEach(derived::remove);
        derived.properties().forEach(entry -> {
            JsonNode found = reader.json().get(entry.getKey());
            if (found == null || !Differences.canonical(entry.getValue()).equals(Differences.canonical(found))) {
                reader.wrong(entry.getKey(), entry.getValue(), found);
            }
        });
    }
}
