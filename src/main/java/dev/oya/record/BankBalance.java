package dev.oya.record;

import dev.oya.notation.RecordReader;
import dev.oya.pack.Pack;
import dev.oya.play.table.Table;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * What the bank has in points, as a record tells it: with scores and pot it comes to nought. Games that keep books of a match, or
 * in which points are counted and not paid, do not tell it.
 */
final class BankBalance {
    private static final String FIELD = "bankIn";

    private BankBalance() {}

    private static long before(Table table) {
        long points = table.potIn();
        for (int seat = 0; seat < table.seats(); seat++) {
            points += table.scores()[seat] - table.gain(seat);
        }
        return -points;
    }

    /** Puts what the bank had into a record, where it had anything or owed it. */
    static void write(Pack pack, Table table, Map<String, Object> record) {
        boolean told = pack.phases().tallies().isEmpty() && table.awards().isEmpty();
        if (told && before(table) != 0) {
            record.put(FIELD, before(table));
        }
    }

    /** Notes where a record says otherwise. */
    static void compare(RecordReader reader, Table table) {
        if (TallyFields.any(table.tallies()) || !table.awards().isEmpty() || !reader.fine()) {
            return;
        }
        JsonNode told = reader.json().get(FIELD);
        if (told == null && before(table) != 0) {
            reader.wrong("scores", "a sum of 0 with the pot", -before(table));
        } else if (told != null && (!told.isIntegralNumber() || told.longValue() != before(table))) {
            reader.wrong(FIELD, before(table), told);
        }
    }
}
