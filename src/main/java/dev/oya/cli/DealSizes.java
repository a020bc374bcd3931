package dev.oya.cli;

import dev.oya.play.Rules;
import dev.oya.words.Answer;
import dev.oya.words.Conclusion;
import dev.oya.words.ToDeal;

/**
 * How many cards a deal gives.
 *
 * @param hand to each seat; 0 where the rules do not say
 * @param field to the field; 0 where the rules do not say
 */
record DealSizes(int hand, int field) {
    /** What the rules deal at a table. */
    static DealSizes of(Rules rules, int seats, int dealer) {
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
