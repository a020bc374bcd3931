package dev.oya.play.table;

import dev.oya.input.PackException;
import dev.oya.input.Place;
import dev.oya.input.Problem;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.pack.read.WrittenRule;
import dev.oya.vocabulary.Answer;
import java.util.List;

/** Creates errors for conclusions that cannot be carried out at a table. */
public final class RuleFault {
    private RuleFault() {}

    /**
     * Returns the error for a conclusion that cannot be carried out.
     *
     * @param rule the rule at fault, or null
     * @param phase the phase at fault if no rule is given, or null
     * @param key key in {@code problems.properties}
     * @param parts arguments of the message and the advice
     */
    public static PackException of(RuleQuestions rules, String rule, Phases.Phase phase, String key, Object... parts) {
        Pack pack = rules.settings().pack();
        WrittenRule text = rule == null ? null : WrittenRule.of(pack).get(rule);
        Place place = text != null ? text.place() : phase != null ? phase.place() : new Place(pack.id(), 0);
        return PackException.whilePlaying(Problem.of(place, key, parts));
    }

    /**
     * Returns the error for rules with contradictory conclusions. The error points to the first rule if a house-rule layer
     * contains it, and otherwise to the last rule.
     */
    public static PackException disagree(RuleQuestions rules, List<Answer.Line> lines) {
        Pack pack = rules.settings().pack();
        Answer.Line first = lines.get(0);
        Answer.Line last = lines.get(lines.size() - 1);
        WrittenRule text = WrittenRule.of(pack).get(first.rule());
        boolean laidOn = text != null
                && !text.place().file().startsWith(pack.folder())
                && !text.place().file().startsWith("common/");
        return of(
                rules,
                laidOn ? first.rule() : last.rule(),
                null,
                "rules-disagree",
                first.rule(),
                last.rule(),
                first.conclusion(),
                last.conclusion());
    }

    /**
     * Returns the error for a phase in which no rule takes a transition and no action is legal.
     *
     * @param offers whether rules offer actions in the phase
     */
    public static PackException leadNowhere(RuleQuestions rules, Phases.Phase phase, boolean offers) {
        String transitions = String.join(", ", phase.transitions().keySet());
        return of(
                rules, null, phase, offers ? "leads-nowhere.offers" : "leads-nowhere.phase", phase.name(), transitions);
    }
}
