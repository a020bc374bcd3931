package dev.oya.service.table;

import dev.oya.input.PackException;
import dev.oya.input.Place;
import dev.oya.input.Problem;
import dev.oya.notation.Json;
import dev.oya.pack.read.WrittenRule;
import dev.oya.service.http.HttpProblem;
import java.util.List;

/**
 * The reason that a table has stopped: its rules fail when a bot moves or the next round is dealt. It is stored with the accepted
 * changes, so that all processes and players know it and no process tries again.
 *
 * @param rule name of the rule that fails, or null if it is not a single rule
 * @param problems the errors, at least one
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

    /** Returns the response to moves at the table. */
    HttpProblem problem() {
        HttpProblem.Row first = problems.get(0);
        HttpProblem problem = new HttpProblem(422, "table-stopped", first.message())
                .place(first.place())
                .hint(first.hint());
        Json.tree(this).forEachEntry(problem::with);
        return problem;
    }

    /** Returns a one-line message for the operator. */
    String line() {
        HttpProblem.Row first = problems.get(0);
        Place place = first.place();
        return place.file() + ":" + place.line() + ": " + first.message() + " [" + first.code() + "]";
    }
}
