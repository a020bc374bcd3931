package dev.oya.spec.mutate;

import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.MatchOver;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The kinds of effect that a rule or entry may have on a round, the most important first. */
public enum RuleEffect {
    /** Points, payments and other numbers. */
    AMOUNT(
            Conclusion.Yaku.class,
            Conclusion.Earns.class,
            Conclusion.Pays.class,
            Conclusion.Owes.class,
            Conclusion.Shares.class,
            Conclusion.PaysIn.class,
            Conclusion.TakesPot.class,
            Conclusion.Balance.class,
            Conclusion.Limit.class,
            Conclusion.Counts.class,
            Conclusion.Prize.class,
            Conclusion.Sweeps.class,
            Conclusion.Gains.class,
            Conclusion.Margin.class,
            Conclusion.Factor.class),
    /** Legal moves and captures. */
    MOVES(
            Conclusion.Offer.class,
            Conclusion.Refusal.class,
            Conclusion.Takes.class,
            Conclusion.MayUse.class,
            Conclusion.OnTable.class,
            Conclusion.FromHand.class,
            Conclusion.AlsoTakes.class,
            Conclusion.Binds.class,
            Conclusion.Declares.class),
    /** Winners, dealers and the end of the match, and the values of options. */
    RESULT(
            Conclusion.Winner.class,
            Conclusion.NextDealer.class,
            Conclusion.FirstDealer.class,
            Conclusion.DrawsAgain.class,
            MatchOver.class,
            Conclusion.Lasts.class,
            Conclusion.VoidRound.class,
            Conclusion.Title.class),
    /** The order of play: phases, turns, deals and marks. */
    COURSE;

    private static final Pattern CONCLUDED = Pattern.compile("\\bnew\\s+(\\w+)\\s*\\(");
    private static final Map<String, RuleEffect> SECTIONS =
            Map.of("yaku", AMOUNT, "payments", AMOUNT, "limits", AMOUNT, "values", AMOUNT, "options", RESULT);

    private final List<String> conclusions;

    @SafeVarargs
    RuleEffect(Class<? extends Conclusion>... conclusions) {
        this.conclusions = Arrays.stream(conclusions).map(Class::getSimpleName).toList();
    }

    /**
     * Returns the effect of the rule or entry that a mutation changes. If the mutation removes a rule, returns {@link #COURSE}.
     */
    static RuleEffect of(Mutation change) {
        if (!change.inRule()) {
            return SECTIONS.getOrDefault(change.of().split("/")[0], COURSE);
        }
        RuleEffect most = COURSE;
        for (Matcher found = CONCLUDED.matcher(change.text()); found.find(); ) {
            for (RuleEffect effect : values()) {
                if (effect.conclusions.contains(found.group(1)) && effect.compareTo(most) < 0) {
                    most = effect;
                }
            }
        }
        return most;
    }
}
