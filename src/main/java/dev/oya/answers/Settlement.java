package dev.oya.answers;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.oya.cards.CardSet;
import dev.oya.explain.PaymentReasons;
import dev.oya.explain.RuleCounts;
import dev.oya.notation.Json;
import dev.oya.pack.Pack;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.words.RuleIndex;
import dev.oya.play.table.Payment;
import dev.oya.play.table.Table;
import dev.oya.say.Wording;
import dev.oya.vocabulary.Piles;
import dev.oya.vocabulary.RuleSettings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import tools.jackson.databind.node.ObjectNode;

/** Writes the result of a settled round as JSON. */
public record Settlement(RuleSettings settings, Table table, RuleIndex sources, PaymentReasons reasons) {
    public Settlement(RuleSettings settings, Table table, Wording speech) {
        this(settings, table, speech.sources(settings.pack()), new PaymentReasons(settings, speech));
    }

    public ObjectNode json() {
        Map<String, YakuEntry> entries = entries();
        RuleCounts counts = new RuleCounts(settings, table, reasons.speech());
        return Json.tree(new Answer(
                new Round(
                        settings.pack().id(),
                        settings.pack().profile(),
                        settings.pack().digest(),
                        table.end(),
                        table.factor(),
                        table.factorRules().stream()
                                .map(name -> PaymentReasons.Rule.multiplying(sources.of(name), counts))
                                .toList(),
                        settings.pack().deck().codes(table.factorCards())),
                table.payments().stream()
                        .map(payment -> reasons.row(payment, table))
                        .toList(),
                made(entries),
                counted(),
                table.awards().isEmpty()
                        ? null
                        : IntStream.range(0, table.sides().size())
                                .mapToObj(side -> side(side, entries))
                                .toList(),
                new Outcome(
                        IntStream.range(0, table.seats()).map(table::gain).toArray(),
                        table.scores(),
                        table.pot(),
                        table.winner() < 0 ? null : table.winner(),
                        table.nextDealer() < 0 ? null : table.nextDealer(),
                        table.isVoid()),
                table.carriedOut()));
    }

    private Side side(int number, Map<String, YakuEntry> entries) {
        List<Integer> seats = table.sides().get(number);
        CardSet pile = table.pile(seats.get(0));
        List<Gain> gains = table.awards().stream()
                .filter(award -> award.side() == number)
                .map(award ->
                        new Gain(award.id(), award.points(), codes(cards(award, pile, entries)), rule(award.rule())))
                .toList();
        Map<String, List<Weighed>> weighed = weighed(pile);
        List<Weighed> claims = claims(seats.get(0));
        if (!claims.isEmpty()) {
            weighed.put(settings.pack().claims(), claims);
        }
        return new Side(seats, gains, weighed);
    }

    /**
     * Returns the captured cards for which an award gives points: those of its combination, one card of each claimed pair of
     * twins, or those of the set with the same name as the award. Returns an empty set for other awards.
     */
    private CardSet cards(Table.Award award, CardSet pile, Map<String, YakuEntry> entries) {
        YakuEntry entry = entries.get(award.rule());
        if (entry != null) {
            return cards(entry, pile, settings);
        }
        if (award.id().equals(settings.pack().claims())) {
            return table.claimed(table.sides().get(award.side()).get(0));
        }
        return settings.isSet(award.id()) ? pile.and(settings.set(award.id())) : CardSet.NONE;
    }

    /**
     * Returns the captured cards that count for a combination.
     *
     * @param counting settings with the chosen kinds of dual-kind cards
     */
    private static CardSet cards(YakuEntry entry, CardSet pile, RuleSettings counting) {
        CardSet cards = CardSet.NONE;
        for (YakuEntry.Count count : entry.takes()) {
            cards = cards.plus(pile.and(counting.set(count.of().expression())));
        }
        return cards;
    }

    /** Returns the best card of each kind on each scale, with its weight, keyed by the name of the scale. */
    private Map<String, List<Weighed>> weighed(CardSet pile) {
        Map<String, List<Weighed>> weighed = new LinkedHashMap<>();
        Piles piles = new Piles(List.of(pile), settings::weights);
        for (String scale : settings.pack().scales().keySet()) {
            int[] weights = settings.weights(scale);
            List<Weighed> best = new ArrayList<>();
            for (int card : piles.best(0, scale, settings)) {
                best.add(new Weighed(settings.pack().deck().card(card).code(), weights[card]));
            }
            weighed.put(scale, best);
        }
        return weighed;
    }

    /** Returns a card of each claimed pair of twins with the points for the pair. */
    private List<Weighed> claims(int seat) {
        return table.claims(seat).stream()
                .map(claim ->
                        new Weighed(settings.pack().deck().card(claim.card()).code(), claim.points()))
                .toList();
    }

    private List<String> codes(CardSet cards) {
        return settings.pack().deck().codes(cards);
    }

    /** Returns the combinations of the pack, keyed by the names of their rules. */
    private Map<String, YakuEntry> entries() {
        Pack pack = settings.pack();
        Map<String, YakuEntry> entries = new HashMap<>();
        pack.yaku().values().forEach(entry -> entries.put(pack.ruleName(entry), entry));
        return entries;
    }

    private PaymentReasons.Rule rule(String name) {
        return new PaymentReasons.Rule(sources.of(name));
    }

    /** Returns the combinations that were paid, once per seat, with the captured cards that form them. */
    public List<Made> made() {
        return made(entries());
    }

    private List<Made> made(Map<String, YakuEntry> entries) {
        return table.payments().stream()
                .filter(payment ->
                        payment.to() >= 0 && entries.containsKey(payment.why().of()))
                .map(payment -> made(payment, entries.get(payment.why().of())))
                .distinct()
                .toList();
    }

    private Made made(Payment payment, YakuEntry entry) {
        boolean hand = settings.pack().groups().get(entry.group()).of().equals("hand");
        RuleSettings counting = table.counted(settings);
        CardSet cards = hand ? CardSet.NONE : cards(entry, table.pile(payment.to()), counting);
        return new Made(payment.to(), entry.id(), payment.why().base(), codes(cards));
    }

    /** Returns the kind chosen for each of the winner's dual-kind cards, by card code. */
    private Map<String, String> counted() {
        Map<String, String> counted = new LinkedHashMap<>();
        for (String code : settings.pack().either().keySet()) {
            String kind = table.counts(settings.set(code).first(), code);
            if (kind != null) {
                counted.put(code, kind);
            }
        }
        return counted;
    }

    /**
     * A paid combination.
     *
     * @param yaku id of the combination
     * @param points points of the combination before the multiplier
     * @param cards codes of the captured cards that form the combination; empty for a combination of the hand
     */
    public record Made(int seat, String yaku, int points, List<String> cards) {}

    private record Answer(
            @JsonUnwrapped Round round,
            List<PaymentReasons.Row> payments,
            List<Made> made,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, String> counted,
            @JsonInclude(JsonInclude.Include.NON_NULL) List<Side> sides,
            @JsonUnwrapped Outcome outcome,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Integer> carriedOut) {}

    private record Round(
            String game,
            String profile,
            String hash,
            String end,
            int multiplier,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<PaymentReasons.Rule> multiplied,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> multipliedBy) {}

    private record Outcome(
            int[] totals,
            int[] scores,
            int pot,
            Integer winner,
            Integer nextDealer,
            @JsonProperty("void") boolean isVoid) {}

    private record Side(
            List<Integer> seats,
            List<Gain> gains,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, List<Weighed>> weighed) {}

    private record Weighed(String card, int weight) {}

    private record Gain(
            @JsonProperty("for") String reason,
            int points,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> cards,
            @JsonUnwrapped PaymentReasons.Rule rule) {}
}
