package dev.oya.experiment;

import dev.oya.engine.RuleBook;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * One way of playing that an experiment holds against others.
 *
 * @param name what people call it, such as {@code sv kan=12}
 * @param bots names of bots, taken in turn by the seats
 * @param grid the options that are varied, with their values; empty where none is
 * @param houses the house layers that are laid on, in order
 */
public record Arm(String name, RuleBook rules, List<String> bots, Map<String, String> grid, List<Path> houses) {
    public Arm {
        bots = List.copyOf(bots);
    }

    /** Of which no option is varied, and which knows no more of its house layers than its rules do. */
    public Arm(String name, RuleBook rules, List<String> bots) {
        this(name, rules, bots, Map.of(), List.of());
    }

    public int seats() {
        return rules.settings().players();
    }
}
