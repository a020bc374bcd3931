package dev.oya.engine;

import dev.oya.engine.check.RuleParser;
import dev.oya.input.PackException;
import dev.oya.play.Rules;
import dev.oya.play.table.RuleFault;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Question;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.kie.api.runtime.rule.ConsequenceException;

/** Asks the rules a question and converts a failure to a problem at the place of the rule that fails. */
final class RuleFaults {
    /** Matches a rule name in Drools' message about a failed condition. */
    private static final Pattern IN_CONDITION = Pattern.compile("\\[Rule \"([^\"]+)\" in");

    private RuleFaults() {}

    /**
     * Returns the conclusions of the rules about a question, validated against the pack and the table.
     *
     * @throws PackException if a rule fails, does not terminate or makes an invalid conclusion
     */
    static List<Answer.Line> ask(SessionPool sessions, Question question, Rules rules) {
        List<Answer.Line> lines;
        try {
            lines = sessions.ask(question);
        } catch (SessionPool.Endless endless) {
            throw RuleFault.of(rules, endless.getMessage(), null, "rule-never-ends", endless.getMessage());
        } catch (SessionPool.Failed failed) {
            possible(failed.before(), question, rules);
            throw failed(rules, (RuntimeException) failed.getCause());
        }
        possible(lines, question, rules);
        List<Answer.Line> two = ConclusionCheck.contradiction(lines);
        if (two != null) {
            throw RuleFault.disagree(rules, two);
        }
        return lines;
    }

    /** Checks that all conclusions can be applied. */
    private static void possible(List<Answer.Line> lines, Question question, Rules rules) {
        for (Answer.Line line : lines) {
            ConclusionCheck.check(line, question, rules);
        }
    }

    private static PackException failed(Rules rules, RuntimeException failed) {
        String rule = "?";
        Throwable deepest = failed;
        for (Throwable one = failed; one != null; one = one.getCause()) {
            if (one instanceof PackException other) {
                // The rule read a value that other rules should have determined, so the missing value is the problem to
                // report.
                return other;
            }
            deepest = one;
            Matcher named = IN_CONDITION.matcher(String.valueOf(one.getMessage()));
            if (one instanceof ConsequenceException consequence && consequence.getMatch() != null) {
                rule = consequence.getMatch().getRule().getName();
            } else if (named.find()) {
                rule = named.group(1);
            }
        }
        boolean over = deepest instanceof ArithmeticException
                && String.valueOf(deepest.getMessage()).contains("overflow");
        PackException problem =
                RuleFault.of(rules, rule, null, over ? "too-many-points.rule" : key(deepest), rule, message(deepest));
        problem.initCause(failed);
        return problem;
    }

    /** Returns the problem key for a Java exception in a rule. */
    private static String key(Throwable failed) {
        if (failed instanceof ArithmeticException) {
            return "rule-fails.division";
        }
        if (failed instanceof NullPointerException || failed instanceof NoSuchElementException) {
            return "rule-fails.missing";
        }
        if (failed instanceof IndexOutOfBoundsException) {
            return "rule-fails.index";
        }
        boolean type = failed instanceof ClassCastException || failed instanceof NumberFormatException;
        return type ? "rule-fails.type" : "rule-fails.other";
    }

    private static String message(Throwable failed) {
        return failed.getMessage() == null
                ? failed.getClass().getSimpleName()
                : RuleParser.message(failed.getMessage());
    }
}
