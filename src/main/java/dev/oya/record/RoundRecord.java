package dev.oya.record;

import dev.oya.cards.Deck;
import dev.oya.input.Advice;
import dev.oya.input.JsonTree;
import dev.oya.notation.Json;
import dev.oya.notation.MoveNotation;
import dev.oya.notation.RecordReader;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.play.table.Move;
import dev.oya.play.table.Payment;
import dev.oya.vocabulary.Conclusion;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * The fields of a record that a replay needs. All other fields are derived by the rules and compared as JSON.
 *
 * @param terms the rules and settings that all rounds of the match share
 * @param dealt the order of the cards
 */
record RoundRecord(
        String match,
        Terms terms,
        int round,
        int dealer,
        Dealt dealt,
        List<Move> actions,
        List<Payment> payments,
        List<Integer> scores) {
    /** Maximum score or payment. It is far above the scores of real matches, and small enough that sums do not overflow. */
    static final int MOST_POINTS = 1_000_000_000;

    /**
     * The rules and settings that all rounds of a match share.
     *
     * @param seed the seed of the match, or null if the record contains no seed
     */
    record Terms(NamedRules rules, Map<String, Object> options, String seed, int rounds, int seats) {}

    /**
     * The order of the cards in a round.
     *
     * @param misdeals the decks of the misdeals, in order
     * @param stock the stock after a reshuffle, or null if there was no reshuffle
     */
    record Dealt(List<int[]> misdeals, int[] deck, int[] stock) {}

    private static final Pattern NAME = Pattern.compile("(?s).{0,1000}");

    /** Reads a record. Returns null and reports the errors to the reader if there are any. */
    static RoundRecord read(RecordReader reader, NamedRules rules, Pack pack) {
        Deck deck = pack.deck();
        reader.number("record", 1, 1);
        String match = reader.text(reader.at("match"), NAME, Advice.of("name"));
        JsonTree seed = reader.at("seed");
        if (!reader.has("seed") || !seed.isNothing()) {
            reader.text(seed, NAME, Advice.of("name-or-null"));
        }
        Map<String, Object> options = options(reader, pack);
        int seats = reader.number("seats", pack.leastSeats(), pack.mostSeats());
        int rounds = reader.number("rounds", 0, Integer.MAX_VALUE);
        int round = reader.number("round", 1, rounds == 0 ? Integer.MAX_VALUE : rounds);
        int dealer = reader.number("dealer", 0, seats - 1);
        if (options.containsKey("players") && reader.fine()) {
            reader.same("options.players", seats, options.get("players"));
        }
        List<int[]> misdeals = new ArrayList<>();
        reader.items("misdeals").forEach(thrown -> misdeals.add(reader.order(thrown, deck)));
        int[] pile = reader.order(reader.at("deck"), deck);
        int[] restock = null;
        if (!reader.has("stock")) {
            reader.wrong("stock", Advice.of("cards-or-null"), null);
        } else if (reader.isPresent("stock")) {
            restock = reader.order(reader.at("stock"), deck);
        }
        List<Integer> scores = reader.numbers("scores", -MOST_POINTS, MOST_POINTS);
        int accounts = RecordFields.accounts(pack, seats, options);
        if (reader.has("scores") && scores.size() != accounts) {
            reader.wrong("scores", Advice.counted("numbers", accounts), scores.size());
        }
        List<Move> actions = actions(reader, pack);
        List<Payment> payments = payments(reader, seats);
        if (reader.isPresent("takenBack")) {
            reader.number("takenBack", 1, Integer.MAX_VALUE);
        }
        EnteredRecord.isNot(reader);
        for (String own : List.of("end", "winner", "nextDealer")) {
            present(reader, own);
        }
        pack.fields().forEach((own, source) -> {
            if (!RecordFields.isOfTheLast(source)) {
                present(reader, own);
            }
        });
        return reader.fine()
                ? new RoundRecord(
                        match,
                        new Terms(rules, options, seed.text(), rounds, seats),
                        round,
                        dealer,
                        new Dealt(misdeals, pile, restock),
                        actions,
                        payments,
                        scores)
                : null;
    }

    private static void present(RecordReader reader, String name) {
        if (!reader.has(name)) {
            reader.wrong(name, Advice.of("value-or-null"), null);
        }
    }

    static Map<String, Object> options(RecordReader reader, Pack pack) {
        Map<String, Object> options = new LinkedHashMap<>();
        JsonTree node = reader.object("options");
        for (Option option : node == null ? List.<Option>of() : pack.options().values()) {
            JsonTree value = node.at(option.name());
            Object read = value.isScalar() ? option.values().parse(value.text()) : null;
            if (read != null) {
                options.put(option.name(), read);
            } else if (value.json() != null || !option.beyond()) {
                reader.wrong(value, option.values().allowed());
            }
        }
        return options;
    }

    private static List<Move> actions(RecordReader reader, Pack pack) {
        MoveNotation moves = new MoveNotation(pack);
        return reader.items("actions").stream()
                .map(action -> moves.read(reader, action))
                .filter(Objects::nonNull)
                .toList();
    }

    private static List<Payment> payments(RecordReader reader, int seats) {
        return reader.items("payments").stream()
                .map(one -> new Payment(
                        account(reader, one, "from", seats),
                        account(reader, one, "to", seats),
                        reader.number(one.at("points"), 1, Integer.MAX_VALUE),
                        reader.text(one.at("for"), NAME, Advice.of("text")),
                        null))
                .toList();
    }

    private static int account(RecordReader reader, JsonTree payment, String side, int seats) {
        Object named = payment.at(side).scalar();
        for (int account : List.of(Conclusion.POT, Conclusion.BANK)) {
            if (Json.account(account).equals(named)) {
                return account;
            }
        }
        if (named instanceof Integer seat && seat >= 0 && seat < seats) {
            return seat;
        }
        reader.wrong(payment, Advice.of("account"), payment.at(side).json());
        return Conclusion.POT;
    }
}
