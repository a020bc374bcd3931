package dev.oya.play;

import dev.oya.input.PackException;
import dev.oya.pack.Phases;
import dev.oya.play.table.RuleFault;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.PackedMoment;
import dev.oya.vocabulary.RuleSettings;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Detects rounds that never end and reports the states and rules that repeat. Not thread-safe. */
final class LoopGuard {
    /** Maximum number of steps in a round. The longest legitimate rounds take a few hundred steps. */
    private static final int MOST_STEPS = 6_000;

    /** Number of latest steps that are recorded, which is more than the length of any loop. */
    private static final int NOTED = 1_000;

    private static final int MOST_RULES = 8;

    private record Step(PackedMoment state, Answer answer) {}

    private final Rules rules;
    private final List<Step> latest = new ArrayList<>();
    private int steps;

    LoopGuard(Rules rules) {
        this.rules = rules;
    }

    /** Counts a step. Returns whether steps must be recorded from now on. */
    boolean isLong() {
        steps++;
        return steps > MOST_STEPS - NOTED;
    }

    /**
     * Records a state of the round and the rules' answer about it.
     *
     * @throws PackException if the round does not end
     */
    void step(PackedMoment state, Answer answer) {
        latest.add(new Step(state, answer));
        if (steps >= MOST_STEPS) {
            throw endless(state);
        }
    }

    private PackException endless(PackedMoment state) {
        int last = latest.size() - 1;
        int before = last - 1;
        while (before >= 0 && !latest.get(before).state().equals(state)) {
            before--;
        }
        Set<String> round = new LinkedHashSet<>();
        latest.subList(Math.max(0, before), last)
                .forEach(step -> step.answer().lines().forEach(line -> round.add(line.rule())));
        RuleSettings settings = rules.settings();
        Phases.Phase phase = settings.phases().get(state.phase());
        String marks = state.turn() < 0 ? "" : String.join(" ", settings.seatMarks(state.marks(state.turn())));
        return RuleFault.of(
                rules,
                round.stream().findFirst().orElse(null),
                phase,
                state.turn() < 0 ? "round-never-ends.phase" : "round-never-ends.seat",
                phase.name(),
                round.stream().limit(MOST_RULES).collect(Collectors.joining("\", \"", "\"", "\"")),
                state.turn(),
                marks.isEmpty() ? "" : " (" + marks + ")");
    }
}
