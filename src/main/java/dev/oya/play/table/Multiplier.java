package dev.oya.play.table;

import dev.oya.cards.CardSet;
import dev.oya.input.ExactMath;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Computes the multiplier of a round from its field. */
public final class Multiplier {
    private Multiplier() {}

    /**
     * Returns the multiplier of a field as an event. The event lists the rules that made a multiplier available before the rule
     * that applied it.
     *
     * @param answer the rules' answer about the field
     * @param field the cards on the field
     */
    public static Event.Multiplied of(Answer answer, CardSet field) {
        int factor = 1;
        List<Integer> carries = new ArrayList<>();
        Set<String> rules = new LinkedHashSet<>();
        CardSet cards = CardSet.NONE;
        for (Answer.Line line : answer.lines()) {
            if (line.conclusion() instanceof Conclusion.Factor one) {
                factor = ExactMath.times(factor, one.times());
                for (Answer.Line cause : causes(answer, one)) {
                    rules.add(cause.rule());
                    cards = cards.plus(card(cause, field));
                }
                rules.add(line.rule());
            } else if (line.conclusion() instanceof Conclusion.Carries one) {
                carries.add(one.times());
            }
        }
        return new Event.Multiplied(factor, List.copyOf(carries), List.copyOf(rules), cards);
    }

    /** Returns the lines that made a multiplier available. */
    private static List<Answer.Line> causes(Answer answer, Conclusion.Factor factor) {
        return answer.lines(Conclusion.Waits.class).stream()
                .filter(line -> ((Conclusion.Waits) line.conclusion()).id() == factor.id())
                .toList();
    }

    /**
     * Returns the card on the field that made a multiplier available, or an empty set if the multiplier was carried over.
     */
    private static CardSet card(Answer.Line cause, CardSet field) {
        Conclusion.Waits waits = (Conclusion.Waits) cause.conclusion();
        boolean dealt = !waits.carried() && waits.id() >= 0 && waits.id() < CardSet.MOST && field.contains(waits.id());
        return dealt ? CardSet.of(waits.id()) : CardSet.NONE;
    }
}
