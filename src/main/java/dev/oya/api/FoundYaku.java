package dev.oya.api;

/**
 * A combination formed by cards.
 *
 * @param id its id, such as {@code five-brights}
 * @param name its name in the language of the rules
 * @param points its worth, in points
 * @param rule its source
 */
public record FoundYaku(String id, String name, int points, CitedRule rule) {}
