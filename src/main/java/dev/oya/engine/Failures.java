package dev.oya.engine;

import dev.oya.pack.PackException;
import dev.oya.pack.PackProblem;
import dev.oya.pack.Place;
import dev.oya.pack.RuleSource;
import dev.oya.pack.RuleText;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kie.api.runtime.rule.ConsequenceException;

/** What goes wrong within a rule while it is asked, as a problem with the rule's place. */
final class Failures {
    /** How Drools names the rules in whose condition something went wrong. */
    private static final Pattern IN_CONDITION = Pattern.compile("\\[Rule \"([^\"]+)\" in");

    private Failures() {}

    static PackException problem(RuntimeException failed, List<RuleSource> sources) {
        String rule = rule(failed);
        Throwable cause = failed;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        String why =
                cause.getMessage() == null ? cause.getClass().getSimpleName() : RuleUnit.message(cause.getMessage());
        PackException problem = problem(
                rule,
                "cannot be asked: " + why,
                "rule-fails",
                "look for a name that the pack does not have, or a division by zero",
                sources);
        problem.initCause(failed);
        return problem;
    }

    private static String rule(Throwable failed) {
        for (Throwable one = failed; one != null; one = one.getCause()) {
            if (one instanceof ConsequenceException consequence && consequence.getMatch() != null) {
                return consequence.getMatch().getRule().getName();
            }
            Matcher named = IN_CONDITION.matcher(String.valueOf(one.getMessage()));
            if (named.find()) {
                return named.group(1);
            }
        }
        return "?";
    }

    static PackException problem(String rule, String what, String code, String advice, List<RuleSource> sources) {
        RuleText text = RuleText.of(sources).get(rule);
        Place place = text == null ? new Place(sources.get(0).file(), 0) : text.place();
        return PackException.whilePlaying(new PackProblem(place, "The rule \"" + rule + "\" " + what, code, advice));
    }
}
