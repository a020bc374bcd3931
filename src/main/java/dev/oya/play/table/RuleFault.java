package dev.oya.play.table;

import dev.oya.input.PackException;
import dev.oya.input.Place;
import dev.oya.input.Problem;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import dev.oya.pack.read.WrittenRule;
import dev.oya.vocabulary.Answer;
import java.util.List;

/** Makes the problem of what the rules of a pack lead to and no table can carry out. */
public final class RuleFault {
    private RuleFault() {}

    /**
     * What a rule concluded cannot be done.
     *
     * @param rule the rule that is blamed, or null
     * @param phase the phase in which it did, blamed where there is no such rule, or null
     * @param code of {@code docs/problems.md}
     */
    public static PackException of(
            RuleQuestions rules, String rule, Phases.Phase phase, String message, String code, String advice) {
        Pack pack = rules.settings().pack();
        WrittenRule text = rule == null ? null : WrittenRule.of(pack).get(rule);
        Place place = text != null ? text.place() : phase != null ? phase.place() : new Place(pack.id(), 0);
        return PackException.whilePlaying(new Problem(place, message, code, advice));
    }

    /** Of several rules that hold at once each says something else where only one thing can be so; a layer's is blamed. */
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
                "The rules \"" + first.rule() + "\" and \"" + last.rule() + "\" hold at once and disagree: "
                        + first.conclusion() + ", " + last.conclusion(),
                "rules-disagree",
                "one of them must say when it does not hold");
    }

    /** The rules have no way on from a phase. */
    public static PackException leadNowhere(RuleQuestions rules, Phases.Phase phase, String doing) {
        return of(
                rules,
                null,
                phase,
                "The rules lead nowhere from the phase \"" + phase.name() + "\"" + doing,
                "leads-nowhere",
                "one of its arrows needs a rule that holds then, or somebody a word to say: "
                        + List.copyOf(phase.arrows().keySet()));
    }
}
