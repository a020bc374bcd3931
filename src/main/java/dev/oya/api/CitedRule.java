package dev.oya.api;

import java.util.List;

/**
 * Where something comes from.
 *
 * @param name the name of the rule, option, value or combination
 * @param says it in one sentence
 * @param file the file it is written in, from the rules folder
 * @param line its line, from 1
 * @param cites the statements of the rule texts that it follows; empty for house rules
 * @param ruling the ruling that decides where the texts are silent, or null
 */
public record CitedRule(String name, String says, String file, int line, List<String> cites, String ruling) {}
