package dev.oya.record;

import dev.oya.input.Advice;
import dev.oya.notation.RecordReader;
import dev.oya.pack.Pack;
import dev.oya.play.table.Table;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * The balance of the bank in records, in points. The scores, the pot and the bank always add up to zero. Records omit the balance
 * if the game counts points without payments or keeps tallies over the match.
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

    /** Adds the balance before the round to a record, unless it is zero. */
    static void write(Pack pack, Table table, Map<String, Object> record) {
        boolean untracked = pack.phases().tallies().isEmpty() && table.awards().isEmpty();
        if (untracked && before(table) != 0) {
            record.put(FIELD, before(table));
        }
    }

    /** Reports a recorded balance that differs from the balance of the replay. */
    static void compare(RecordReader reader, Table table) {
        if (TallyFields.any(table.tallies()) || !table.awards().isEmpty() || !reader.fine()) {
            return;
        }
        JsonNode json = reader.json().get(FIELD);
        if (json == null && before(table) != 0) {
            reader.wrong("scores", Advice.of("sum-with-pot"), -before(table));
        } else if (json != null && (!json.isIntegralNumber() || json.longValue() != before(table))) {
            reader.wrong(FIELD, before(table), json);
        }
    }
}
