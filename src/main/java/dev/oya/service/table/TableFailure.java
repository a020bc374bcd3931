package dev.oya.service.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.oya.input.PackException;
import dev.oya.input.Place;
import dev.oya.input.Problem;
import dev.oya.notation.Json;
import dev.oya.pack.read.WrittenRule;
import dev.oya.pack.words.Messages;
import dev.oya.service.http.HttpProblem;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The reason why a table has stopped: its rules fail when a bot moves or the next round is dealt. It is stored with the accepted
 * changes, so that all processes and players receive it and no process tries again.
 *
 * @param rule name of the rule that fails, or null if no single rule is the cause
 * @param problems the errors in English, at least one
 * @param translations the errors in the other languages; null in a response, or if an earlier version stored the failure
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
record TableFailure(
        @JsonInclude String rule, List<HttpProblem.Row> problems, Map<String, List<HttpProblem.Row>> translations) {
    static TableFailure by(Throwable wrong, TableRules rules) {
        List<Problem> problems = wrong instanceof PackException broken
                ? broken.problems()
                : List.of(Problem.of(new Place("", 0), "internal-error"));
        Place place = problems.get(0).place();
        String rule = null;
        for (WrittenRule text : WrittenRule.of(rules.book().settings().pack()).values()) {
            rule = text.place().equals(place) ? text.name() : rule;
        }
        Map<String, List<HttpProblem.Row>> translations = new TreeMap<>();
        for (String language : Messages.LANGUAGES) {
            translations.put(language, rows(problems, language));
        }
        return new TableFailure(rule, translations.remove("en"), translations);
    }

    private static List<HttpProblem.Row> rows(List<Problem> problems, String language) {
        return HttpProblem.rows(problems.stream().map(one -> one.in(language)).toList());
    }

    /** Returns the failure with its errors in one language. */
    TableFailure in(String language) {
        return new TableFailure(
                rule, translations == null ? problems : translations.getOrDefault(language, problems), null);
    }

    /** Returns the response to moves at the table in the given language. */
    HttpProblem problem(String language) {
        TableFailure failure = in(language);
        HttpProblem.Row first = failure.problems.get(0);
        HttpProblem problem = new HttpProblem(422, "table-stopped", first.message())
                .place(first.place())
                .hint(first.hint());
        Json.tree(failure).forEachEntry(problem::with);
        return problem;
    }

    /** Returns a one-line message for the operator. */
    String line() {
        HttpProblem.Row first = problems.get(0);
        Place place = first.place();
        return place.file() + ":" + place.line() + ": " + first.message() + " [" + first.code() + "]";
    }
}
