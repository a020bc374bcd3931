package dev.oya.answers;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.oya.notation.Json;
import dev.oya.pack.words.RuleIndex;
import dev.oya.play.table.Table;
import dev.oya.say.PaymentReasons;
import dev.oya.say.Wording;
import dev.oya.vocabulary.RuleSettings;
import java.util.List;
import java.util.stream.IntStream;
import tools.jackson.databind.node.ObjectNode;

/** What a settled round came to, as programs read it. */
public final class Settlement {
    private final RuleSettings settings;
    private final Table table;
    private final RuleIndex sources;
    private final PaymentReasons reasons;

    public Settlement(RuleSettings settings, Table table, Wording speech) {
        this.settings = settings;
        this.table = table;
        this.sources = speech.sources(settings.pack());
        this.reasons = new PaymentReasons(settings, speech);
    }

    public ObjectNode json() {
        return Json.tree(new Answer(
                settings.pack().id(),
                settings.pack().profile(),
                settings.pack().digest(),
                table.end(),
                table.factor(),
                table.payments().stream()
                        .map(payment -> reasons.row(payment, table.factorRules()))
                        .toList(),
                table.awards().isEmpty()
                        ? null
                        : IntStream.range(0, table.sides().size())
                                .mapToObj(this::side)
                                .toList(),
                IntStream.range(0, table.seats()).map(table::gain).toArray(),
                table.scores(),
                table.pot(),
                table.winner() < 0 ? null : table.winner(),
                table.nextDealer() < 0 ? null : table.nextDealer(),
                table.isVoid(),
                table.carriedOut()));
    }

    /** The gains of a side, and the rules that gave them. */
    private Side side(int number) {
        List<Gain> gains = table.awards().stream()
                .filter(award -> award.side() == number)
                .map(award -> new Gain(award.id(), award.points(), new PaymentReasons.Rule(sources.of(award.rule()))))
                .toList();
        return new Side(table.sides().get(number), gains);
    }

    private record Answer(
            String game,
            String profile,
            String hash,
            String end,
            int multiplier,
            List<PaymentReasons.Row> payments,
            @JsonInclude(JsonInclude.Include.NON_NULL) List<Side> sides,
            int[] totals,
            int[] scores,
            int pot,
            Integer winner,
            Integer nextDealer,
            @JsonProperty("void") boolean isVoid,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Integer> carriedOut) {}

    private record Side(List<Integer> seats, List<Gain> gains) {}

    private record Gain(
            @JsonProperty("for") String reason,
            int points,
            @JsonUnwrapped PaymentReasons.Rule rule) {}
}
