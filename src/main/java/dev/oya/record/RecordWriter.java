package dev.oya.record;

import dev.oya.cards.Deck;
import dev.oya.input.ExactMath;
import dev.oya.notation.MoveNotation;
import dev.oya.pack.Pack;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import dev.oya.play.fishing.FishingRules;
import dev.oya.play.table.Move;
import dev.oya.play.table.Payment;
import dev.oya.play.table.Table;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Settings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes rounds as records. Safe to share between threads. */
public final class RecordWriter {
    private final Settings settings;
    private final Pack pack;
    private final Deck deck;
    private final MoveNotation moves;
    private final FishingRules fishing;

    public RecordWriter(Rules rules) {
        this.fishing = rules.fishing();
        this.settings = rules.settings();
        this.pack = settings.pack();
        this.deck = pack.deck();
        this.moves = new MoveNotation(pack);
    }

    /**
     * The record of a round that is over, as one line without its line feed.
     *
     * @param match the match, its round over
     * @param id the id of the match
     * @param seed the seed of its shuffles, or null
     * @param actions every move of the round in order
     */
    public String write(Match match, String id, String seed, List<Move> actions) {
        return record(match, id, seed, actions).toString();
    }

    /** The record of a round that is over, as JSON. */
    public ObjectNode record(Match match, String id, String seed, List<Move> actions) {
        Table table = match.table();
        ObjectNode record = head(table, match.rounds(), id, seed);
        codes(record.putArray("deck"), table.deck());
        if (table.restock() == null) {
            record.putNull("stock");
        } else {
            codes(record.putArray("stock"), table.restock());
        }
        ArrayNode done = record.putArray("actions");
        for (Move move : actions) {
            ObjectNode action = moves.write(fishing.divided(move));
            if (action != null) {
                done.add(action);
            }
        }
        end(table, record);
        return record;
    }

    /**
     * The record of a round of real cards: what was told of it stands where nobody knows the deck and the actions.
     *
     * @param table what it came to
     * @param told what was told, as {@code oya score} reads it
     */
    public ObjectNode told(Table table, ObjectNode told) {
        ObjectNode record = head(table, table.rounds(), "", null);
        ToldRecord.write(record, told);
        end(table, record);
        return record;
    }

    private void end(Table table, ObjectNode record) {
        record.put("end", table.end());
        RecordFields.write(settings, table, record);
        TallyFields.write(pack, table.talliesIn(), record);
        BankBalance.write(pack, table, record);
        record.set("winner", winner(table));
        payments(table.payments(), record.putArray("payments"));
        ArrayNode scores = record.putArray("scores");
        RecordFields.scores(pack, table).forEach(scores::add);
        record.put("nextDealer", table.nextDealer() < 0 ? null : (Integer) table.nextDealer());
    }

    /** A seat; a list of seats where partners have won; null where nobody has. */
    static JsonNode winner(Table table) {
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        if (table.winners().size() < 2) {
            return table.winner() < 0 ? nodes.nullNode() : nodes.numberNode(table.winner());
        }
        ArrayNode seats = nodes.arrayNode();
        table.winners().forEach(seats::add);
        return seats;
    }

    private ObjectNode head(Table table, int rounds, String id, String seed) {
        ObjectNode record = RecordFields.empty();
        record.put("record", 1);
        record.put("game", pack.id());
        ObjectNode rules = record.putObject("rules");
        rules.put("id", pack.id());
        rules.put("version", pack.version());
        rules.put("profile", pack.profile());
        rules.put("hash", pack.digest());
        rules.put("house", house(pack));
        ObjectNode options = record.putObject("options");
        pack.options().keySet().forEach(name -> put(options, name, settings.option(name)));
        record.put("match", id);
        record.put("seed", seed);
        record.put("round", table.round());
        record.put("rounds", rounds);
        record.put("seats", table.seats());
        record.put("dealer", table.dealer());
        ArrayNode misdeals = record.putArray("misdeals");
        table.misdeals().forEach(cards -> codes(misdeals.addArray(), cards));
        return record;
    }

    /** What a record calls the house rules of a pack, or null where there are none. */
    public static String house(Pack pack) {
        List<String> houses = pack.layers().stream()
                .filter(layer -> !layer.equals(pack.profile()))
                .toList();
        return houses.isEmpty() ? null : String.join("+", houses);
    }

    private static void put(ObjectNode options, String name, Object value) {
        if (value instanceof Boolean truth) {
            options.put(name, truth);
        } else if (value instanceof Integer number) {
            options.put(name, number);
        } else {
            options.put(name, String.valueOf(value));
        }
    }

    private void codes(ArrayNode list, int[] cards) {
        for (int card : cards) {
            list.add(deck.card(card).code());
        }
    }

    /** Payments with the same payer, payee and reason, added up. */
    static Map<String, Integer> sums(List<Payment> payments) {
        Map<String, Integer> sums = new TreeMap<>();
        payments.forEach(payment -> sums.merge(
                account(payment.from()) + ">" + account(payment.to()) + " for " + payment.reason(),
                payment.points(),
                ExactMath::plus));
        return sums;
    }

    static String account(int account) {
        return account == Conclusion.POT ? "pot" : account == Conclusion.BANK ? "bank" : String.valueOf(account);
    }

    private static void payments(List<Payment> payments, ArrayNode list) {
        record Key(int from, int to, String reason) {}
        Map<Key, Integer> sums = new LinkedHashMap<>();
        payments.forEach(payment ->
                sums.merge(new Key(payment.from(), payment.to(), payment.reason()), payment.points(), ExactMath::plus));
        sums.forEach((key, points) -> {
            ObjectNode one = list.addObject();
            account(one, "from", key.from());
            account(one, "to", key.to());
            one.put("points", points);
            one.put("for", key.reason());
        });
    }

    private static void account(ObjectNode payment, String field, int account) {
        if (account >= 0) {
            payment.put(field, account);
        } else {
            payment.put(field, account(account));
        }
    }
}
