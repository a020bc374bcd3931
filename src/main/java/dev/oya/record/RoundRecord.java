package dev.oya.record;

import dev.oya.cards.Deck;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.play.Move;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * The fields of a record that a replay starts from; what the rules derive is compared with the JSON itself.
 *
 * @param misdeals the packs that were thrown in
 * @param deck the pack
 * @param stock the stock after a reshuffle, or null
 */
record RoundRecord(
        String match,
        JsonNode seed,
        JsonNode rules,
        Map<String, Object> options,
        int round,
        int rounds,
        int seats,
        int dealer,
        List<int[]> misdeals,
        int[] deck,
        int[] stock,
        List<Move> actions,
        List<Integer> scores) {

    /** The record, or null after its problems have been noted. */
    static RoundRecord read(Fields fields, Pack pack) {
        Deck deck = pack.deck();
        JsonNode version = fields.json().get("record");
        if (version == null || !version.isInt() || version.intValue() != 1) {
            fields.wrong("record", 1, version == null ? "no such field" : version);
        }
        String match = fields.text("match");
        JsonNode seed = fields.json().get("seed");
        if (seed == null || !seed.isNull() && !seed.isString()) {
            fields.wrong("seed", "a text or null", seed == null ? "no such field" : seed);
        }
        JsonNode rules = fields.object("rules");
        rules(fields, rules, pack);
        Map<String, Object> options = options(fields, pack);
        int seats = fields.number("seats", pack.leastSeats(), pack.mostSeats());
        int rounds = fields.number("rounds", 1, Integer.MAX_VALUE);
        int round = fields.number("round", 1, rounds);
        int dealer = fields.number("dealer", 0, seats - 1);
        same(fields, options, "players", seats);
        List<int[]> misdeals = new ArrayList<>();
        JsonNode thrown = fields.list("misdeals");
        for (int i = 0; thrown != null && i < thrown.size(); i++) {
            misdeals.add(array(fields.cards("misdeals[" + i + "]", thrown.get(i), deck)));
        }
        int[] pile = array(fields.cards("deck", fields.json().get("deck"), deck));
        JsonNode stock = fields.json().get("stock");
        int[] restock = null;
        if (stock == null) {
            fields.wrong("stock", "a list of cards or null", "no such field");
        } else if (!stock.isNull()) {
            restock = array(fields.cards("stock", stock, deck));
        }
        List<Integer> scores = fields.numbers("scores");
        int accounts = RecordFields.isBySide(pack) ? pack.sides().of(seats).size() : seats;
        if (fields.has("scores") && scores.size() != accounts) {
            fields.wrong("scores", accounts + " numbers", scores.size());
        }
        List<Move> actions = actions(fields, pack);
        for (String own : List.of("end", "winner", "payments", "nextDealer")) {
            present(fields, own);
        }
        pack.fields().forEach((own, source) -> {
            if (!RecordFields.isOfTheLast(source)) {
                present(fields, own);
            }
        });
        return fields.fine()
                ? new RoundRecord(
                        match, seed, rules, options, round, rounds, seats, dealer, misdeals, pile, restock, actions,
                        scores)
                : null;
    }

    private static void present(Fields fields, String name) {
        if (!fields.has(name)) {
            fields.wrong(name, "the field", "no such field");
        }
    }

    private static void rules(Fields fields, JsonNode rules, Pack pack) {
        if (rules == null) {
            return;
        }
        for (String name : List.of("id", "version", "profile")) {
            if (!rules.has(name) || !rules.get(name).isString()) {
                fields.wrong("rules." + name, "a text", rules.get(name));
            }
        }
        if (rules.has("id") && !rules.get("id").asString().equals(pack.id())) {
            fields.wrong("rules.id", pack.id(), rules.get("id"));
        }
        String major = pack.version().substring(0, pack.version().indexOf('.') + 1);
        if (rules.has("version") && !rules.get("version").asString().startsWith(major)) {
            fields.wrong("rules.version", major + "x.x", rules.get("version"));
        }
        JsonNode hash = rules.get("hash");
        if (hash != null && hash.isString() && !hash.stringValue().matches("sha256:[0-9a-f]{64}")) {
            fields.wrong("rules.hash", "sha256: and 64 hexadecimal digits, or null", hash);
        }
    }

    private static Map<String, Object> options(Fields fields, Pack pack) {
        Map<String, Object> options = new LinkedHashMap<>();
        JsonNode node = fields.object("options");
        if (node == null) {
            return options;
        }
        for (Option option : pack.options().values()) {
            JsonNode value = node.get(option.name());
            if (value == null && option.beyond()) {
                continue;
            }
            if (value == null) {
                fields.wrong("options." + option.name(), "one of " + option.allowed(), "no such option");
                continue;
            }
            Object read = value.isBoolean()
                    ? (Object) value.booleanValue()
                    : value.isInt() ? (Object) value.intValue() : value.isString() ? value.stringValue() : value;
            if (option.allows(read)) {
                options.put(option.name(), read);
            } else {
                fields.wrong("options." + option.name(), "one of " + option.allowed(), value);
            }
        }
        return options;
    }

    private static void same(Fields fields, Map<String, Object> options, String name, int number) {
        if (options.containsKey(name) && fields.fine() && !options.get(name).equals(number)) {
            fields.wrong("options." + name, number, options.get(name));
        }
    }

    private static int[] array(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).toArray();
    }

    private static List<Move> actions(Fields fields, Pack pack) {
        List<Move> actions = new ArrayList<>();
        JsonNode list = fields.list("actions");
        Moves moves = new Moves(pack);
        for (int i = 0; list != null && i < list.size(); i++) {
            Move move = moves.read(fields, "actions[" + i + "]", list.get(i));
            if (move != null) {
                actions.add(move);
            }
        }
        return actions;
    }
}
