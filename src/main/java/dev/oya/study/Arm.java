package dev.oya.study;

import dev.oya.engine.RuleBook;
import java.util.Map;

/**
 * Rules that a study plays by, beside others.
 *
 * @param name what people call them, such as {@code sv kan=12}
 * @param rules the rules
 * @param grid the options that are varied, with their values; empty where none is
 */
public record Arm(String name, RuleBook rules, Map<String, String> grid) {}
