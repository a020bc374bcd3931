package dev.oya.service.table;

import dev.oya.notation.Json;
import dev.oya.pack.words.RuleIndex;
import dev.oya.play.table.Verdict;
import dev.oya.service.http.HttpProblem;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A move that is refused: why, and by which rule where one decided it. */
public final class Refusals {
    private Refusals() {}

    /** As a problem. */
    public static HttpProblem of(Verdict.Refused refused, RuleIndex sources) {
        HttpProblem problem = HttpProblem.told(422, refused.code(), refused.message());
        told(refused, sources).forEachEntry(problem::with);
        return problem;
    }

    /** What is told of it: {@code because}, and {@code rule} and {@code cites} where a rule decided. */
    static ObjectNode told(Verdict.Refused refused, RuleIndex sources) {
        ObjectNode told = Json.object().put("because", refused.message());
        if (refused.rule() != null) {
            RuleIndex.Source source = sources.of(refused.rule());
            if (!source.sentence().isEmpty()) {
                told.put("because", source.sentence());
            }
            told.put("rule", refused.rule());
            ArrayNode cites = told.putArray("cites");
            source.cite().statements().forEach(cites::add);
        }
        return told;
    }
}
