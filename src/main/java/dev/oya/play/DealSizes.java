package dev.oya.play;

import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.ToDeal;

/**
 * The sizes of each hand and of the field after a deal.
 *
 * @param hand number of cards for each seat, or 0 if the rules do not define it
 * @param field number of face-up cards on the field, or 0 if the rules do not define it
 */
public record DealSizes(int hand, int field) {
    /** Returns the sizes after the first deal of a round. */
    public static DealSizes of(Rules rules, int seats, int dealer) {
        Answer answer = rules.ask(new ToDeal(rules.settings(), seats, dealer));
        Conclusion.Pattern pattern = answer.first(Conclusion.Pattern.class);
        int hand = 0;
        int field = 0;
        for (String step : pattern == null ? new String[0] : pattern.steps().split("-")) {
            if (step.endsWith("f")) {
                field += Integer.parseInt(step.substring(0, step.length() - 1));
            } else if (!step.endsWith("d")) {
                hand += Integer.parseInt(step);
            }
        }
        // If no cards are dealt to the field, the hand of one seat without its extra card becomes the field.
        return new DealSizes(hand, answer.first(Conclusion.NoField.class) == null ? field : hand - 1);
    }
}
