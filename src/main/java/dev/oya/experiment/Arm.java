package dev.oya.experiment;

import dev.oya.engine.RuleBook;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * Rules that a study plays by, beside others.
 *
 * @param name what people call them, such as {@code sv kan=12}
 * @param rules the rules
 * @param grid the options that are varied, with their values; empty where none is
 * @param houses the house layers that are laid on, in order
 */
public record Arm(String name, RuleBook rules, Map<String, String> grid, List<Path> houses) {
    /** Of which no option is varied, and which knows no more of its house layers than its rules do. */
    public Arm(String name, RuleBook rules) {
        this(name, rules, Map.of(), List.of());
    }
}
