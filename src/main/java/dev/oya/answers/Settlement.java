package dev.oya.answers;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.oya.cards.CardSet;
import dev.oya.explain.PaymentReasons;
import dev.oya.notation.Json;
import dev.oya.pack.Pack;
import dev.oya.pack.YakuEntry;
import dev.oya.pack.words.RuleIndex;
import dev.oya.play.table.Payment;
import dev.oya.play.table.Table;
import dev.oya.say.Wording;
import dev.oya.vocabulary.RuleSettings;
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
        return Json.tree(new Answer(
                new Round(
                        settings.pack().id(),
                        settings.pack().profile(),
                        settings.pack().digest(),
                        table.end(),
                        table.factor(),
                        PaymentReasons.Rule.named(table.factorRules(), sources),
                        settings.pack().deck().codes(table.factorCards())),
                table.payments().stream()
                        .map(payment -> reasons.row(payment, table.factorRules()))
                        .toList(),
                made(),
                counted(),
                table.awards().isEmpty()
                        ? null
                        : IntStream.range(0, table.sides().size())
                                .mapToObj(this::side)
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

    private Side side(int number) {
        List<Gain> gains = table.awards().stream()
                .filter(award -> award.side() == number)
                .map(award -> new Gain(award.id(), award.points(), rule(award.rule())))
                .toList();
        return new Side(table.sides().get(number), gains);
    }

    private PaymentReasons.Rule rule(String name) {
        return new PaymentReasons.Rule(sources.of(name));
    }

    /** Returns the combinations that were paid, once per seat, with the captured cards that form them. */
    private List<Made> made() {
        Pack pack = settings.pack();
        Map<String, YakuEntry> entries = new HashMap<>();
        pack.yaku().values().forEach(entry -> entries.put(pack.ruleName(entry), entry));
        return table.payments().stream()
                .filter(payment ->
                        payment.to() >= 0 && entries.containsKey(payment.why().of()))
                .map(payment -> made(payment, entries.get(payment.why().of())))
                .distinct()
                .toList();
    }

    private Made made(Payment payment, YakuEntry entry) {
        boolean hand = settings.pack().groups().get(entry.group()).of().equals("hand");
        RuleSettings counting = settings.readings().stream()
                .filter(reading -> reading.counting().equals(table.counting()))
                .findFirst()
                .orElse(settings);
        CardSet cards = CardSet.NONE;
        for (YakuEntry.Count count : hand ? List.<YakuEntry.Count>of() : entry.takes()) {
            cards = cards.plus(
                    table.pile(payment.to()).and(counting.set(count.of().expression())));
        }
        return new Made(
                payment.to(),
                entry.id(),
                payment.why().base(),
                settings.pack().deck().codes(cards));
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

    private record Made(int seat, String yaku, int points, List<String> cards) {}

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

    private record Side(List<Integer> seats, List<Gain> gains) {}

    private record Gain(
            @JsonProperty("for") String reason,
            int points,
            @JsonUnwrapped PaymentReasons.Rule rule) {}
}
