package dev.oya.api;

import java.util.List;

/**
 * A rule, option, value or combination with its source.
 *
 * @param name its name
 * @param says its meaning in one sentence
 * @param file its file, relative to the rules folder
 * @param line its line, from 1
 * @param cites the statements of the rule texts that it follows; empty for house rules
 * @param ruling the ruling that applies if the texts are silent, or null
 */
public record CitedRule(String name, String says, String file, int line, List<String> cites, String ruling) {}
