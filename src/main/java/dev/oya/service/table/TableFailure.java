package dev.oya.service.table;

import dev.oya.input.PackException;
import dev.oya.input.Place;
import dev.oya.input.Problem;
import dev.oya.notation.Json;
import dev.oya.pack.read.WrittenRule;
import dev.oya.service.http.HttpProblem;
import java.util.List;

/**
 * Why a table cannot go on by itself: its rules fail where a bot is to move or the next round is to be dealt. It is kept with
 * what was accepted, so that every process and everyone at the table knows it, and nobody tries again and again.
 *
 * @param rule the rule that fails, or null where none alone does
 * @param problems what is wrong
 */
record TableFailure(String rule, List<HttpProblem.Row> problems) {
    static TableFailure by(Throwable wrong, TableRules rules) {
        List<Problem> problems = wrong instanceof PackException broken
                ? broken.problems()
                : List.of(new Problem(new Place("", 0), "This is a fault of the service", "internal-error", null));
        Place place = problems.get(0).place();
        String rule = null;
        for (WrittenRule text : WrittenRule.of(rules.book().settings().pack()).values()) {
            rule = text.place().equals(place) ? text.name() : rule;
        }
        return new TableFailure(rule, HttpProblem.rows(problems));
    }

    /** As moves are answered. */
    HttpProblem problem() {
        HttpProblem.Row first = problems.get(0);
        HttpProblem problem = new HttpProblem(422, "table-stopped", first.message())
                .place(first.place())
                .hint(first.hint());
        Json.tree(this).forEachEntry(problem::with);
        return problem;
    }

    /** One line for the operator. */
    String line() {
        HttpProblem.Row first = problems.get(0);
        Place place = first.place();
        return place.file() + ":" + place.line() + ": " + first.message() + " [" + first.code() + "]";
    }
}
