package dev.oya.record;

import dev.oya.cards.Deck;
import dev.oya.pack.Pack;
import dev.oya.play.Table;
import dev.oya.words.Settings;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The game's own fields of a record, filled from a table as the pack says. Safe to share between threads. */
final class RecordFields {
    private static final JsonMapper JSON = new JsonMapper();

    private RecordFields() {}

    /** Puts every own field of the game into a record. */
    static void write(Settings settings, Table table, ObjectNode record) {
        Pack pack = settings.pack();
        pack.fields().forEach((field, source) -> {
            switch (source) {
                case "carried-in" -> numbers(record.putArray(field), table.carriedIn());
                case "carried-out" -> numbers(record.putArray(field), table.carriedOut());
                case "factor" -> record.put(field, table.factor());
                case "pot-in" -> record.put(field, table.potIn());
                case "active-seats" -> numbers(record.putArray(field), active(settings, table));
                case "declared" -> declared(table, record.putObject(field));
                case "points-of-active-seats" -> points(settings, table, record.putObject(field));
                default -> throw new IllegalStateException("no record has \"" + source + "\"");
            }
        });
    }

    private static void numbers(ArrayNode list, List<Integer> numbers) {
        numbers.forEach(list::add);
    }

    /** The active seats in order of play from the dealer. */
    static List<Integer> active(Settings settings, Table table) {
        return table.seatsWith(settings.seatMark("active"));
    }

    private static void declared(Table table, ObjectNode object) {
        for (int seat = 0; seat < table.seats(); seat++) {
            if (!table.declared(seat).isEmpty()) {
                ArrayNode ids = object.putArray(String.valueOf(seat));
                table.declared(seat).forEach(ids::add);
            }
        }
    }

    private static void points(Settings settings, Table table, ObjectNode object) {
        Deck deck = settings.pack().deck();
        for (int seat : active(settings, table)) {
            object.put(String.valueOf(seat), deck.points(table.pile(seat)));
        }
    }

    static ObjectNode empty() {
        return JSON.createObjectNode();
    }
}
