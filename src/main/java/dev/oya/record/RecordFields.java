package dev.oya.record;

import dev.oya.cards.Deck;
import dev.oya.pack.Pack;
import dev.oya.play.Table;
import dev.oya.words.Settings;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The game's own fields of a record, filled from a table as the pack says. Safe to share between threads. */
final class RecordFields {
    private static final JsonMapper JSON = new JsonMapper();
    private static final String COUNTED = "counted ";

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
                case "sides" ->
                    table.sides()
                            .forEach(side -> numbers(record.withArray(field).addArray(), side));
                case "winning-hand" -> record.set(field, winningHand(table));
                case "winning-yaku" -> won(table, record.putArray(field));
                case "base" ->
                    record.put(
                            field,
                            table.won().stream().mapToInt(Table.Won::points).sum());
                default -> {
                    if (!source.startsWith(COUNTED)) {
                        throw new IllegalStateException("no record has \"" + source + "\"");
                    }
                    record.put(field, counted(pack.deck(), table, source.substring(COUNTED.length())));
                }
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

    /** The combination of a hand by which the round was won, or null. */
    private static JsonNode winningHand(Table table) {
        if (table.winner() < 0 || table.declared(table.winner()).isEmpty()) {
            return JSON.getNodeFactory().nullNode();
        }
        ObjectNode hand = JSON.createObjectNode();
        hand.put("seat", table.winner());
        hand.put("combo", table.declared(table.winner()).get(0));
        return hand;
    }

    private static void won(Table table, ArrayNode list) {
        for (Table.Won one : table.won()) {
            list.addObject().put("id", one.id()).put("points", one.points());
        }
    }

    private static String counted(Deck deck, Table table, String code) {
        return table.counts(deck.card(code).index(), code);
    }

    static ObjectNode empty() {
        return JSON.createObjectNode();
    }
}
