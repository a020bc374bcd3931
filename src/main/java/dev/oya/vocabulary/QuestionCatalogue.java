package dev.oya.vocabulary;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * All questions in the order of a round, each with its facts and the conclusions that affect its answer. A rule never fires if
 * its facts never occur in the same question. A conclusion about another question has no effect.
 */
public final class QuestionCatalogue {
    /**
     * A question with its facts and conclusions.
     *
     * @param question class of the question
     * @param facts facts that accompany the question
     * @param conclusions conclusions that affect the answer
     */
    public record Asked(
            Class<? extends Question> question, Set<Class<?>> facts, Set<Class<? extends Conclusion>> conclusions) {
        /**
         * Returns whether the given fact is available. It may be the question itself, a fact that accompanies the question, or
         * a conclusion of another rule.
         */
        public boolean brings(Class<?> fact) {
            return fact == question || facts.contains(fact) || conclusions.contains(fact);
        }
    }

    private static final Map<Class<?>, Asked> ALL = new LinkedHashMap<>();

    static {
        asked(FirstDraw.class, List.of(Drawn.class), Conclusion.FirstDealer.class, Conclusion.DrawsAgain.class);
        asked(Length.class, List.of(), Conclusion.Lasts.class);
        asked(
                ToDeal.class,
                List.of(),
                Conclusion.Pattern.class,
                Conclusion.DealtFirst.class,
                WithExtras.class,
                Conclusion.NoField.class);
        asked(
                Dealt.class,
                List.of(),
                Conclusion.FieldFrom.class,
                Conclusion.Mark.class,
                Conclusion.Unmark.class,
                Conclusion.RoundMark.class);
        asked(
                Field.class,
                List.of(FieldCard.class, Carried.class),
                Conclusion.Misdeal.class,
                DealerTakes.class,
                PutsBack.class,
                Conclusion.Waits.class,
                Conclusion.Factor.class,
                Conclusion.Carries.class);
        asked(ToMove.class, List.of(Player.class), Conclusion.Offer.class, Conclusion.Refusal.class);
        asked(
                Acted.class,
                List.of(Player.class),
                Conclusion.Mark.class,
                Conclusion.Unmark.class,
                Conclusion.RoundMark.class,
                Conclusion.Owes.class,
                Conclusion.Exchanges.class,
                HandsOver.class,
                LooksAt.class,
                Returns.class,
                Conclusion.Counts.class,
                Conclusion.Sweeps.class);
        asked(
                Tender.class,
                List.of(Player.class),
                Conclusion.Refusal.class,
                Conclusion.Mark.class,
                Conclusion.Unmark.class,
                Conclusion.RoundMark.class,
                Conclusion.Owes.class,
                Conclusion.Counts.class);
        asked(
                NextStep.class,
                List.of(Player.class),
                Conclusion.Mark.class,
                Conclusion.Unmark.class,
                Conclusion.RoundMark.class,
                Conclusion.Counts.class,
                Conclusion.Transition.class);
        asked(Hand.class, List.of(), Conclusion.Yaku.class, Conclusion.HandMark.class);
        asked(Showing.class, List.of(), Conclusion.Shows.class);
        asked(Matches.class, List.of(), Conclusion.Takes.class, Conclusion.Refusal.class);
        asked(Captured.class, List.of(), Conclusion.Yaku.class);
        asked(Completed.class, List.of(), Conclusion.Liable.class);
        asked(Pips.class, List.of(), Conclusion.OnTable.class, Conclusion.FromHand.class, Conclusion.AlsoTakes.class);
        asked(Playing.class, List.of(), Conclusion.MayUse.class);
        asked(Taking.class, List.of(), Conclusion.Refusal.class);
        asked(Laying.class, List.of(), Conclusion.Refusal.class);
        asked(Building.class, List.of(), Conclusion.Refusal.class);
        asked(BuildBinding.class, List.of(), Conclusion.Binds.class);
        asked(LastTakingCard.class, List.of(), Conclusion.Refusal.class);
        asked(Twins.class, List.of(), Conclusion.Prize.class);
        asked(FinalCaptured.class, List.of(), Conclusion.Yaku.class);
        asked(
                Ended.class,
                List.of(Player.class, Carried.class),
                Conclusion.Scheme.class,
                Conclusion.Winner.class,
                Conclusion.NextDealer.class,
                Conclusion.Declares.class,
                Conclusion.Factor.class,
                Conclusion.Carries.class,
                Conclusion.Earns.class,
                Conclusion.TakesPot.class,
                Conclusion.Limit.class,
                Conclusion.VoidRound.class,
                MatchOver.class);
        asked(PaidThing.class, List.of(Player.class), Conclusion.Pays.class, PaysTimes.class, PaysFor.class);
        asked(CardPoints.class, List.of(), Conclusion.Balance.class);
        asked(
                Achievements.class,
                List.of(Player.class, DealtGroup.class, Pile.class),
                Conclusion.Earns.class,
                Conclusion.Owes.class);
        asked(SittingOut.class, List.of(Player.class), Conclusion.Owes.class);
        asked(SideFeats.class, List.of(Pile.class), Conclusion.Gains.class, OthersLose.class);
        asked(
                Ledger.class,
                List.of(Account.class),
                Conclusion.Mark.class,
                Conclusion.Unmark.class,
                Conclusion.RoundMark.class,
                Conclusion.Owes.class,
                Conclusion.PaysIn.class,
                Conclusion.Shares.class,
                Conclusion.Counts.class,
                MatchOver.class);
        asked(AfterLastRound.class, List.of(), Conclusion.Margin.class, Conclusion.Title.class);
    }

    private QuestionCatalogue() {}

    @SafeVarargs
    private static void asked(
            Class<? extends Question> question, List<Class<?>> facts, Class<? extends Conclusion>... conclusions) {
        Set<Class<? extends Conclusion>> heard = new LinkedHashSet<>(List.of(conclusions));
        ALL.put(question, new Asked(question, new LinkedHashSet<>(facts), heard));
    }

    /** Returns all questions in the order of a round. */
    public static List<Asked> all() {
        return List.copyOf(ALL.values());
    }

    /** Returns all conclusions that affect the answer to at least one question. */
    public static Set<Class<? extends Conclusion>> conclusions() {
        Set<Class<? extends Conclusion>> all = new LinkedHashSet<>();
        ALL.values().forEach(asked -> all.addAll(asked.conclusions()));
        return all;
    }

    /** Returns the given question with its facts and conclusions. */
    public static Asked of(Class<? extends Question> question) {
        return ALL.get(question);
    }
}
