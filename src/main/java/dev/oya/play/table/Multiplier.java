package dev.oya.play.table;

import dev.oya.input.ExactMath;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import java.util.ArrayList;
import java.util.List;

/** The multiplier that the rules find on a field. */
public final class Multiplier {
    private Multiplier() {}

    public static Event.Multiplied of(Answer field) {
        int factor = 1;
        List<Integer> carries = new ArrayList<>();
        List<String> rules = new ArrayList<>();
        for (Answer.Line line : field.lines()) {
            if (line.conclusion() instanceof Conclusion.Factor one) {
                factor = ExactMath.times(factor, one.times());
                rules.add(line.rule());
            } else if (line.conclusion() instanceof Conclusion.Carries one) {
                carries.add(one.times());
            }
        }
        return new Event.Multiplied(factor, List.copyOf(carries), List.copyOf(rules));
    }
}
