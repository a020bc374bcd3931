package dev.oya.explain;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.oya.notation.Json;
import dev.oya.pack.Pack;
import dev.oya.pack.read.WrittenRule;
import dev.oya.pack.words.RuleIndex;
import dev.oya.play.table.Payment;
import dev.oya.play.table.Table;
import dev.oya.say.AmountText;
import dev.oya.say.Wording;
import dev.oya.vocabulary.RuleSettings;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Explains payments: the calculation of each amount, the rules behind it and their citations. */
public record PaymentReasons(RuleSettings settings, Pack pack, RuleIndex sources, Wording speech) {
    public PaymentReasons(RuleSettings settings, Wording speech) {
        this(settings, settings.pack(), speech.sources(settings.pack()), speech);
    }

    /** Returns the calculation of the amount, such as {@code 7 kan × 10 × 2 (double) × multiplier 2}. */
    public String sum(Payment payment) {
        Payment.Why why = payment.why();
        List<String> parts = new ArrayList<>();
        int unit = settings.unitPoints();
        boolean inUnits = unit > 1 && why.base() * 2 % unit == 0 && isMoney(payment);
        parts.add(
                inUnits
                        ? AmountText.number((double) why.base() / unit) + " " + speech.word(pack.unit()) + " × " + unit
                        : speech.points(why.base()));
        if (why.times() > 1) {
            parts.add(why.times() == 2 ? speech.say("double") : String.valueOf(why.times()));
        }
        if (why.factor() > 1) {
            parts.add(speech.say("multiplier", why.factor()));
        }
        String sum = String.join(" × ", parts);
        return why.parts() > 1 ? sum + (why.parts() == 2 ? " " + speech.say("half") : " / " + why.parts()) : sum;
    }

    /**
     * Returns the reason of the payment as text. If the payment is for a combination that the reason does not name, adds the
     * combination.
     */
    public String reason(Payment payment) {
        String reason = speech.reason(payment.reason());
        return payment.reason().contains(":")
                ? reason
                : pack.yaku().values().stream()
                        .filter(entry ->
                                pack.ruleName(entry).equals(payment.why().of()))
                        .map(entry -> reason + ": " + speech.word(entry.id()))
                        .findFirst()
                        .orElse(reason);
    }

    /**
     * Returns whether the amount is stated by a rule, and not counted from cards or taken from the pot. Such amounts are shown
     * in the pack's unit.
     */
    private boolean isMoney(Payment payment) {
        return payment.why().of() != null
                || payment.from() >= 0 && payment.reason().contains("-fee");
    }

    /**
     * Returns the rules that caused a payment.
     *
     * @param factors rules that set the round's multiplier
     */
    public List<WrittenRule> rules(Payment payment, List<String> factors) {
        List<WrittenRule> rules = new ArrayList<>();
        if (payment.why().of() != null) {
            rules.add(sources.of(payment.why().of()));
        }
        if (payment.why().rule() != null) {
            rules.add(sources.of(payment.why().rule()));
        }
        payment.why().also().forEach(more -> rules.add(sources.of(more.rule())));
        if (payment.why().factor() > 1) {
            factors.forEach(rule -> rules.add(sources.of(rule)));
        }
        return rules;
    }

    /** A payment with its reasons and rules, for JSON. */
    public record Row(
            Object from,
            Object to,
            int points,
            @JsonProperty("for") String reason,
            Why why) {}

    record Why(String text, int base, int times, int parts, int multiplier, List<Rule> rules) {}

    /**
     * A rule, for JSON.
     *
     * @param times factor by which the rule multiplies the amount, or null if the rule does not multiply it
     * @param counts numbers of the round that the rule compares
     */
    public record Rule(
            String rule,
            String says,
            String file,
            int line,
            @JsonInclude(JsonInclude.Include.NON_NULL) Integer times,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<RuleCounts.Counted> counts,
            @JsonUnwrapped Json.Cited cite) {
        public Rule(WrittenRule source) {
            this(source, null, List.of());
        }

        /** Returns a rule that set the multiplier of a round, with the winner's numbers that it compares. */
        public static Rule multiplying(WrittenRule source, RuleCounts counts) {
            return new Rule(source, null, counts.of(source, -1, counts.table().winner()));
        }

        /** Returns the rules with these names. */
        public static List<Rule> named(List<String> names, RuleIndex sources) {
            return names.stream().map(name -> new Rule(sources.of(name))).toList();
        }

        private Rule(WrittenRule source, Integer times, List<RuleCounts.Counted> counts) {
            this(
                    source.name(),
                    source.sentence(),
                    source.place().file(),
                    source.place().line(),
                    times,
                    counts,
                    new Json.Cited(source.cite()));
        }
    }

    /** Returns a payment of the given round for JSON. */
    public Row row(Payment payment, Table table) {
        Payment.Why why = payment.why();
        Map<String, Integer> times = times(why);
        RuleCounts counts = new RuleCounts(settings, table, speech);
        List<Rule> rules = rules(payment, table.factorRules()).stream()
                .map(rule -> new Rule(rule, times.get(rule.name()), counts.of(rule, payment.from(), payment.to())))
                .toList();
        return new Row(
                Json.account(payment.from()),
                Json.account(payment.to()),
                payment.points(),
                payment.reason(),
                new Why(sum(payment), why.base(), why.times(), why.parts(), why.factor(), rules));
    }

    /** Returns the factors of a payment by rule. */
    private static Map<String, Integer> times(Payment.Why why) {
        Map<String, Integer> times = new HashMap<>();
        int own = why.times();
        for (Payment.More more : why.also()) {
            if (more.times() == 1) {
                continue;
            }
            times.merge(more.rule(), more.times(), (one, other) -> one * other);
            own /= more.times();
        }
        if (own > 1) {
            times.put(why.rule(), own);
        }
        return times;
    }
}
