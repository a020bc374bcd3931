package dev.oya.play;

import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.ToDeal;

/**
 * How many cards a deal gives.
 *
 * @param hand to each seat; 0 where the rules do not say
 * @param field to the field; 0 where the rules do not say
 */
public record DealSizes(int hand, int field) {
    /** What the rules deal at a table. */
    public static DealSizes of(Rules rules, int seats, int dealer) {
        Answer answer = rules.ask(new ToDeal(rules.settings(), seats, dealer));
        Conclusion.Pattern pattern = answer.first(Conclusion.Pattern.class);
        int hand = 0;
        int field = 0;
        for (String step : pattern == null ? new String[0] : pattern.steps().split("-")) {
            if (step.endsWith("f")) {
                field += Integer.parseInt(step.substring(0, step.length() - 1));
            } else {
                hand += Integer.parseInt(step);
            }
        }
        // Where none are dealt to the field, the hand of one seat becomes it, less the extra card.
        return new DealSizes(hand, answer.first(Conclusion.NoField.class) == null ? field : hand - 1);
    }
}
