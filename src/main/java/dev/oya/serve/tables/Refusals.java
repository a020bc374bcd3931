package dev.oya.serve.tables;

import dev.oya.pack.Sources;
import dev.oya.play.Verdict;
import dev.oya.record.Json;
import dev.oya.serve.Problem;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A move that is refused, as a problem: why, and by which rule where one decided it. */
public final class Refusals {
    private Refusals() {}

    public static Problem of(Verdict.Refused refused, Sources sources) {
        ObjectNode more = Json.object();
        String because = refused.message();
        Problem problem = Problem.told(422, refused.code(), refused.message());
        if (refused.rule() != null) {
            Sources.Source source = sources.of(refused.rule());
            because = source.sentence().isEmpty() ? because : source.sentence();
            ArrayNode cites = more.putArray("cites");
            source.cite().statements().forEach(cites::add);
            problem.with("rule", more.put("rule", refused.rule()).get("rule")).with("cites", cites);
        }
        return problem.with("because", more.put("because", because).get("because"));
    }
}
