package dev.oya.service.table;

import dev.oya.play.table.Verdict;
import dev.oya.service.http.HttpProblem;

/**
 * A request that is not carried out, as the table stands; nothing of it has been begun.
 *
 * @param code what is wrong, as {@code docs/problems.md} lists it; null where a rule or what stopped the table says so
 * @param byRules what the rules say of a move, or null
 * @param stopped why the table cannot go on, or null
 */
record Refused(String code, Verdict.Refused byRules, Stopped stopped) implements TableDecision {
    Refused(String code) {
        this(code, null, null);
    }

    /** As it is answered. */
    HttpProblem problem(TableRules rules, String language) {
        if (stopped != null) {
            return stopped.problem();
        }
        return byRules != null
                ? Refusals.of(byRules, rules.in(language).sources())
                : new HttpProblem(code.equals(Decider.WRONG_INVITE) ? 401 : 422, code);
    }
}
