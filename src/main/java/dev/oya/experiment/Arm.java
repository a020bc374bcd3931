package dev.oya.experiment;

import dev.oya.engine.RuleBook;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * One variant in an experiment: rules and the bots that play under them.
 *
 * @param name display name, such as {@code sv kan=12}
 * @param rules rules of the arm
 * @param bots names of bots, assigned to the seats in turn
 * @param grid values of the varied options, by option; empty if no option is varied
 * @param houses files of house-rule layers, in order of application
 */
public record Arm(String name, RuleBook rules, List<String> bots, Map<String, String> grid, List<Path> houses) {
    public Arm {
        bots = List.copyOf(bots);
    }

    /** Creates an arm without varied options. The arm does not list its house-rule layers. */
    public Arm(String name, RuleBook rules, List<String> bots) {
        this(name, rules, bots, Map.of(), List.of());
    }

    public int seats() {
        return rules.settings().players();
    }
}
