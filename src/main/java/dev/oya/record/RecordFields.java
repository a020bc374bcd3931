package dev.oya.record;

import dev.oya.cards.Deck;
import dev.oya.input.ExactMath;
import dev.oya.notation.Json;
import dev.oya.pack.Pack;
import dev.oya.pack.YakuEntry;
import dev.oya.play.table.Table;
import dev.oya.vocabulary.Settings;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The game's own fields of a record, filled from a table as the pack says. Safe to share between threads. */
final class RecordFields {
    private static final String COUNTED = "counted ";
    private static final String RESULT = "result ";
    /** The standing, where it is told for each side. */
    static final String BY_SIDE = "scores-by-side";

    private static final String MARGIN = "margin";

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
                    record.put(field, ExactMath.sum(table.won().stream().mapToInt(Table.Won::points)));
                case BY_SIDE -> {
                    return;
                }
                case "partners" -> record.put(field, table.sides().stream().anyMatch(side -> side.size() > 1));
                case "points-by-side" -> gains(settings, table, record.putArray(field));
                case "sweeps-by-side" ->
                    numbers(
                            record.putArray(field),
                            table.sides().stream()
                                    .map(side -> table.sweeps(side.get(0)))
                                    .toList());
                case "leftover-to" -> {
                    if (table.leftoverTo() < 0) {
                        record.putNull(field);
                    } else {
                        record.put(field, table.leftoverTo());
                    }
                }
                default -> {
                    if (source.startsWith(RESULT)) {
                        if (table.isLast() && table.end() != null) {
                            result(table, source.substring(RESULT.length()).split(" "), record.putObject(field));
                        }
                        return;
                    }
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

    /** Whether a record has the field only where the match is over with its round. */
    static boolean isOfTheLast(String source) {
        return source.startsWith(RESULT);
    }

    /** Whether the order of a list in the field means something. */
    static boolean isOrdered(String source) {
        return source.equals("active-seats")
                || source.equals("sides")
                || source.endsWith("-by-side")
                || source.startsWith(RESULT);
    }

    /** Whether the standing is told for each side. */
    static boolean isBySide(Pack pack) {
        return pack.fields().containsValue(BY_SIDE);
    }

    /** How many standings are told. */
    static int accounts(Pack pack, int seats, Map<String, Object> options) {
        return isBySide(pack) ? pack.sides().of(seats, options).size() : seats;
    }

    /** The game's name of a field, or null where its records have none. */
    static String named(Pack pack, String source) {
        return pack.fields().entrySet().stream()
                .filter(field -> field.getValue().equals(source))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(null);
    }

    /** The standing of each seat, or of each side where the game tells it so. */
    static List<Integer> scores(Pack pack, Table table) {
        int[] scores = table.scores();
        return isBySide(pack)
                ? table.sides().stream().map(side -> scores[side.get(0)]).toList()
                : Arrays.stream(scores).boxed().toList();
    }

    /** What each side has gained, by what for; what all packs of the game pay is there, also where it is nothing. */
    private static void gains(Settings settings, Table table, ArrayNode list) {
        for (int side = 0; side < table.sides().size(); side++) {
            ObjectNode gains = list.addObject();
            for (YakuEntry entry : settings.pack().yaku().values()) {
                if (settings.pack().groups().get(entry.group()).of().equals("captured")) {
                    gains.put(entry.id(), 0);
                }
            }
            for (Table.Award award : table.awards()) {
                if (award.side() == side) {
                    gains.put(award.id(), ExactMath.plus(gains.path(award.id()).asInt(0), award.points()));
                }
            }
        }
    }

    /** What the match came to for each side. */
    private static void result(Table table, String[] titles, ObjectNode result) {
        if (table.results().isEmpty()) {
            result.putNull(MARGIN);
            for (String title : titles) {
                result.putNull(title);
            }
            result.put(table.end(), table.side(table.turn()));
            return;
        }
        ArrayNode margins = result.putArray(MARGIN);
        for (Table.Result one : table.results()) {
            if (one.points() % one.parts() == 0) {
                margins.add(one.points() / one.parts());
            } else {
                margins.add((double) one.points() / one.parts());
            }
        }
        for (String title : titles) {
            ArrayNode list = result.putArray(title);
            table.results().forEach(one -> list.add(one.titles().contains(title)));
        }
    }

    /** The combination of a hand by which the round was won, or null. */
    private static JsonNode winningHand(Table table) {
        if (table.winner() < 0 || table.declared(table.winner()).isEmpty()) {
            return Json.MAPPER.getNodeFactory().nullNode();
        }
        ObjectNode hand = Json.MAPPER.createObjectNode();
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
        return Json.MAPPER.createObjectNode();
    }
}
