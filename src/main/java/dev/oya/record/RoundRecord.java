package dev.oya.record;

import dev.oya.cards.Deck;
import dev.oya.notation.Fields;
import dev.oya.notation.MoveNotation;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.play.table.Move;
import dev.oya.play.table.Payment;
import dev.oya.vocabulary.Conclusion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/**
 * The fields of a record that a replay starts from; what the rules derive is compared with the JSON itself.
 *
 * @param seed the seed of the match, or null
 * @param misdeals the packs that were thrown in
 * @param stock the stock after a reshuffle, or null
 */
record RoundRecord(
        String match,
        String seed,
        NamedRules rules,
        Map<String, Object> options,
        int round,
        int rounds,
        int seats,
        int dealer,
        List<int[]> misdeals,
        int[] deck,
        int[] stock,
        List<Move> actions,
        List<Payment> payments,
        List<Integer> scores) {
    /** The most points that anybody may have or pay; far more than any match comes to, and sums of them are still right. */
    static final int MOST_POINTS = 1_000_000_000;

    private static final Pattern NAME = Pattern.compile("(?s).{0,1000}");

    /** The record, or null after its problems have been noted. */
    static RoundRecord read(Fields fields, NamedRules rules, Pack pack) {
        Deck deck = pack.deck();
        fields.number("record", 1, 1);
        String match = fields.text("match", NAME, "a text of at most 1000 letters");
        JsonNode seed = fields.json().get("seed");
        if (seed == null || !seed.isNull()) {
            fields.text("seed", NAME, "a text of at most 1000 letters, or null");
        }
        Map<String, Object> options = options(fields, pack);
        int seats = fields.number("seats", pack.leastSeats(), pack.mostSeats());
        int rounds = fields.number("rounds", 0, Integer.MAX_VALUE);
        int round = fields.number("round", 1, rounds == 0 ? Integer.MAX_VALUE : rounds);
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
            fields.wrong("stock", "a list of cards or null", null);
        } else if (!stock.isNull()) {
            restock = array(fields.cards("stock", stock, deck));
        }
        List<Integer> scores = fields.numbers("scores", -MOST_POINTS, MOST_POINTS);
        int accounts = RecordFields.accounts(pack, seats, options);
        if (fields.has("scores") && scores.size() != accounts) {
            fields.wrong("scores", accounts + " numbers", scores.size());
        }
        List<Move> actions = actions(fields, pack);
        List<Payment> payments = payments(fields, seats);
        if (fields.isTold("takenBack")) {
            fields.number("takenBack", 1, Integer.MAX_VALUE);
        }
        ToldRecord.isNot(fields);
        for (String own : List.of("end", "winner", "nextDealer")) {
            present(fields, own);
        }
        pack.fields().forEach((own, source) -> {
            if (!RecordFields.isOfTheLast(source)) {
                present(fields, own);
            }
        });
        return fields.fine()
                ? new RoundRecord(
                        match,
                        seed.asString(null),
                        rules,
                        options,
                        round,
                        rounds,
                        seats,
                        dealer,
                        misdeals,
                        pile,
                        restock,
                        actions,
                        payments,
                        scores)
                : null;
    }

    private static void present(Fields fields, String name) {
        if (!fields.has(name)) {
            fields.wrong(name, "the field", null);
        }
    }

    static Map<String, Object> options(Fields fields, Pack pack) {
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
                fields.wrong("options." + option.name(), option.allowed(), null);
                continue;
            }
            Object read = value.isValueNode() ? option.parse(value.asString()) : null;
            if (read != null) {
                options.put(option.name(), read);
            } else {
                fields.wrong("options." + option.name(), option.allowed(), value);
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
        MoveNotation moves = new MoveNotation(pack);
        for (int i = 0; list != null && i < list.size(); i++) {
            Move move = moves.read(fields, "actions[" + i + "]", list.get(i));
            if (move != null) {
                actions.add(move);
            }
        }
        return actions;
    }

    private static List<Payment> payments(Fields fields, int seats) {
        List<Payment> payments = new ArrayList<>();
        JsonNode list = fields.list("payments");
        for (int i = 0; list != null && i < list.size(); i++) {
            String place = "payments[" + i + "]";
            JsonNode one = list.get(i);
            payments.add(new Payment(
                    account(fields, place, one.get("from"), seats),
                    account(fields, place, one.get("to"), seats),
                    fields.number(place + ".points", one.get("points"), 1, Integer.MAX_VALUE),
                    fields.text(place + ".for", one.get("for"), NAME, "a text"),
                    null));
        }
        return payments;
    }

    private static int account(Fields fields, String place, JsonNode node, int seats) {
        for (int account : List.of(Conclusion.POT, Conclusion.BANK)) {
            if (node != null && node.isString() && node.stringValue().equals(RecordWriter.account(account))) {
                return account;
            }
        }
        if (node == null || !node.isInt() || node.intValue() < 0 || node.intValue() >= seats) {
            fields.wrong(place, "from and to a seat, pot or bank", node);
            return Conclusion.POT;
        }
        return node.intValue();
    }
}
