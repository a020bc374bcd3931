package dev.oya.record;

import dev.oya.input.JsonTree;
import dev.oya.notation.RecordReader;
import dev.oya.pack.Pack;
import dev.oya.play.Rules;
import dev.oya.play.table.Table;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Rounds of real cards, of which nobody knows the deck and the actions: what was told of them is settled again. Stateless. */
final class EnteredRecord {
    private static final String FIELD = "told";

    /** What cannot be known of such a round. */
    private static final List<String> UNKNOWN = List.of("deck", "stock", "actions", "seed");

    /** What only the dealer or the keeper of the count may say. */
    private static final List<String> KNOWN = List.of("fair", "takenBack");

    /** What the rules of a record are found by is looked at before; a match is called what whoever keeps it likes. */
    private static final List<String> FREE = List.of("rules", "match", FIELD);

    private EnteredRecord() {}

    static boolean is(JsonNode record) {
        return record.has(FIELD)
                && record.path("deck").isNull()
                && record.path("actions").isNull();
    }

    /** Notes where a record with a deck and actions says besides what was told. */
    static void isNot(RecordReader reader) {
        if (reader.isTold(FIELD)) {
            reader.wrong(FIELD, "nothing beside a deck and actions", "something told");
        }
    }

    static void write(Map<String, Object> record, ObjectNode told) {
        UNKNOWN.forEach(field -> record.put(field, null));
        record.put(FIELD, told);
    }

    /** Notes every field that is not what comes of what was told. */
    static void verify(RecordReader reader, Pack pack, Verifier.RuleFinder finder) {
        Map<String, Object> options = RoundRecord.options(reader, pack);
        JsonTree field = reader.object(FIELD);
        if (!reader.fine()) {
            return;
        }
        ObjectNode told = (ObjectNode) field.json();
        Rules rules = finder.rules(pack, options);
        Table table = finder.settled(rules, told);
        for (String known : KNOWN) {
            if (reader.isTold(known)) {
                reader.wrong(
                        known,
                        "nothing, for nobody knows how the cards lay",
                        reader.json().get(known));
            }
        }
        ObjectNode derived = new RecordWriter(rules).told(table, told);
        FREE.forEach(derived::remove);
        derived.properties().forEach(entry -> {
            JsonNode found = reader.json().get(entry.getKey());
            if (found == null || !Differences.canonical(entry.getValue()).equals(Differences.canonical(found))) {
                reader.wrong(entry.getKey(), entry.getValue(), found);
            }
        });
    }
}
