package dev.oya.record;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.oya.cards.Deck;
import dev.oya.input.ExactMath;
import dev.oya.notation.Json;
import dev.oya.notation.MoveNotation;
import dev.oya.pack.Pack;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import dev.oya.play.fishing.FishingRules;
import dev.oya.play.table.Move;
import dev.oya.play.table.Payment;
import dev.oya.play.table.Table;
import dev.oya.vocabulary.RuleSettings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tools.jackson.databind.node.ObjectNode;

/** Writes rounds as records. Safe to share between threads. */
public record RecordWriter(RuleSettings settings, Pack pack, Deck deck, MoveNotation moves, FishingRules fishing) {
    public RecordWriter(Rules rules) {
        this(
                rules.settings(),
                rules.settings().pack(),
                rules.settings().pack().deck(),
                new MoveNotation(rules.settings().pack()),
                rules.fishing());
    }

    /**
     * Returns the record of a finished round as one line, without a line feed.
     *
     * @param match the match after its round is over
     * @param id the name of the match
     * @param seed the seed of the match, or null if the record must not contain a seed
     * @param actions all moves of the round in order
     */
    public String write(Match match, String id, String seed, List<Move> actions) {
        return Json.MAPPER.writeValueAsString(fields(match, id, seed, actions));
    }

    /** Returns the record of a finished round as JSON. */
    public ObjectNode record(Match match, String id, String seed, List<Move> actions) {
        return Json.MAPPER.valueToTree(fields(match, id, seed, actions));
    }

    private Map<String, Object> fields(Match match, String id, String seed, List<Move> actions) {
        Table table = match.table();
        Map<String, Object> record = head(table, match.rounds(), id, seed);
        record.put("deck", codes(table.deck()));
        record.put("stock", table.restock() == null ? null : codes(table.restock()));
        record.put(
                "actions",
                actions.stream()
                        .map(move -> moves.write(fishing.divided(move)))
                        .filter(Objects::nonNull)
                        .toList());
        end(table, record);
        return record;
    }

    /** Returns the record of an entered round. It contains the entered situation instead of a deck and actions. */
    public ObjectNode entered(Table table, ObjectNode json) {
        Map<String, Object> record = head(table, table.rounds(), "", null);
        EnteredRecord.write(record, json);
        end(table, record);
        return Json.MAPPER.valueToTree(record);
    }

    private void end(Table table, Map<String, Object> record) {
        record.put("end", table.end());
        record.putAll(RecordFields.of(settings, table));
        TallyFields.write(pack, table.talliesIn(), record);
        BankBalance.write(pack, table, record);
        record.put("winner", winner(table));
        record.put("payments", summed(table.payments()).stream().map(Paid::of).toList());
        record.put("scores", RecordFields.scores(pack, table));
        record.put("nextDealer", table.nextDealer() < 0 ? null : table.nextDealer());
    }

    private record Paid(
            Object from,
            Object to,
            int points,
            @JsonProperty("for") String reason) {
        static Paid of(Payment payment) {
            return new Paid(
                    Json.account(payment.from()), Json.account(payment.to()), payment.points(), payment.reason());
        }
    }

    /** Returns the seat of the winner, a list of seats if partners won, or null if no player won. */
    static Object winner(Table table) {
        if (table.winners().size() < 2) {
            return table.winner() < 0 ? null : table.winner();
        }
        return table.winners();
    }

    private Map<String, Object> head(Table table, int rounds, String id, String seed) {
        Map<String, Object> record = new LinkedHashMap<>();
        record.put("record", 1);
        record.put("game", pack.id());
        record.put("rules", new PlayedBy(pack.id(), pack.version(), pack.profile(), pack.digest(), house(pack)));
        Map<String, Object> options = new LinkedHashMap<>();
        pack.options().keySet().forEach(name -> options.put(name, settings.option(name)));
        record.put("options", options);
        record.put("match", id);
        record.put("seed", seed);
        record.put("round", table.round());
        record.put("rounds", rounds);
        record.put("seats", table.seats());
        record.put("dealer", table.dealer());
        record.put("misdeals", table.misdeals().stream().map(this::codes).toList());
        return record;
    }

    private record PlayedBy(String id, String version, String profile, String hash, String house) {}

    /** Returns the names of a pack's house-rule layers in the form used in records, or null if the pack has none. */
    public static String house(Pack pack) {
        List<String> houses = pack.layers().stream()
                .filter(layer -> !layer.equals(pack.profile()))
                .toList();
        return houses.isEmpty() ? null : String.join("+", houses);
    }

    private List<String> codes(int[] cards) {
        return Arrays.stream(cards).mapToObj(card -> deck.card(card).code()).toList();
    }

    /** Returns the payments after adding up those with equal payer, payee and reason. */
    static List<Payment> summed(List<Payment> payments) {
        Map<Payment, Integer> sums = new LinkedHashMap<>();
        payments.forEach(one ->
                sums.merge(new Payment(one.from(), one.to(), 0, one.reason(), null), one.points(), ExactMath::plus));
        List<Payment> summed = new ArrayList<>();
        sums.forEach((one, points) -> summed.add(new Payment(one.from(), one.to(), points, one.reason(), null)));
        return summed;
    }
}
