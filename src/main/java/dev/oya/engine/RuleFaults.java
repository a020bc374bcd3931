package dev.oya.engine;

import dev.oya.engine.check.RuleParser;
import dev.oya.input.ExactMath;
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

/** Asks rules and converts their failures to problems with the place of the rule. */
final class RuleFaults {
    /** Matches a rule name in Drools' message about a failed condition. */
    private static final Pattern IN_CONDITION = Pattern.compile("\\[Rule \"([^\"]+)\" in");

    private RuleFaults() {}

    /**
     * Returns the conclusions of the rules about a question, validated against the pack and the table.
     *
     * @throws PackException if a rule fails, does not terminate or draws an invalid conclusion
     */
    static List<Answer.Line> ask(SessionPool sessions, Question question, Rules rules) {
        List<Answer.Line> lines;
        try {
            lines = sessions.ask(question);
        } catch (SessionPool.Endless endless) {
            throw problem(
                    rules,
                    endless.getMessage(),
                    "finds no end",
                    "rule-never-ends",
                    "what it concludes must not make it conclude again");
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
            String wrong = ConclusionCheck.problem(line.conclusion(), question, rules.settings());
            if (wrong != null) {
                throw problem(
                        rules,
                        line.rule(),
                        "concludes what nobody can carry out: " + wrong,
                        "wrong-conclusion",
                        "name seats of this table, words of this pack, and numbers within bounds");
            }
        }
    }

    private static PackException failed(Rules rules, RuntimeException failed) {
        String rule = "?";
        Throwable deepest = failed;
        for (Throwable one = failed; one != null; one = one.getCause()) {
            if (one instanceof PackException other) {
                // The rule read a value that other rules had to determine.
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
        PackException problem = over
                ? problem(
                        rules,
                        rule,
                        "comes to a number that nobody can count to",
                        ExactMath.CODE,
                        "make its numbers, or what it multiplies them by, smaller")
                : problem(
                        rules,
                        rule,
                        "cannot be asked: " + why(deepest),
                        "rule-fails",
                        "look for a name that the pack does not have, or a division by zero");
        problem.initCause(failed);
        return problem;
    }

    /** Returns a readable message for a Java exception. Messages of other exceptions are already readable. */
    private static String why(Throwable failed) {
        if (failed instanceof ArithmeticException) {
            return "it divides by zero";
        }
        if (failed instanceof NullPointerException || failed instanceof NoSuchElementException) {
            return "it speaks of something that is not there";
        }
        if (failed instanceof IndexOutOfBoundsException) {
            return "it names a number that is too small or too large";
        }
        if (failed instanceof ClassCastException || failed instanceof NumberFormatException) {
            return "it takes one kind of thing for another";
        }
        return failed.getMessage() == null
                ? failed.getClass().getSimpleName()
                : RuleParser.message(failed.getMessage());
    }

    private static PackException problem(Rules rules, String rule, String what, String code, String advice) {
        return RuleFault.of(rules, rule, null, "The rule \"" + rule + "\" " + what, code, advice);
    }
}
