package dev.oya.service.table;

import dev.oya.input.PackException;
import dev.oya.input.PackProblem;
import dev.oya.input.Place;
import dev.oya.pack.read.WrittenRule;
import dev.oya.record.Json;
import dev.oya.service.http.HttpProblem;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Why a table cannot go on by itself: its rules fail where a bot is to move or the next round is to be dealt. It is kept with
 * what was accepted, so that every process and everyone at the table knows it, and nobody tries again and again.
 *
 * @param why the problems, as answers tell them: {@code {"rule", "problems":[{"code","place","message","hint"}]}}
 */
record Stopped(ObjectNode why) {
    static Stopped by(Throwable wrong, TableRules rules) {
        List<PackProblem> problems = wrong instanceof PackException broken
                ? broken.problems()
                : List.of(new PackProblem(new Place("", 0), "This is a fault of the service", "our-fault", null));
        ObjectNode why = Json.object();
        Place place = problems.get(0).place();
        String rule = null;
        for (WrittenRule text : WrittenRule.of(rules.book().settings().pack()).values()) {
            rule = text.place().equals(place) ? text.name() : rule;
        }
        why.put("rule", rule);
        why.set("problems", HttpProblem.list(problems));
        return new Stopped(why);
    }

    /** As moves are answered. */
    HttpProblem problem() {
        JsonNode first = why.get("problems").get(0);
        HttpProblem problem =
                new HttpProblem(422, "table-stopped", first.get("message").stringValue());
        problem.with("place", first.get("place"));
        problem.with("hint", first.get("hint"));
        why.forEachEntry(problem::with);
        return problem;
    }

    /** One line for the operator. */
    String line() {
        JsonNode first = why.get("problems").get(0);
        return first.at("/place/file").asString("") + ":"
                + first.at("/place/line").asInt(0) + ": " + first.get("message").asString("") + " ["
                + first.get("code").asString("") + "]";
    }
}
