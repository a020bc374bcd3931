package dev.oya.api;

/**
 * A combination that cards hold.
 *
 * @param id its id, such as {@code five-brights}
 * @param name its name in the language of the rules
 * @param points what it is worth, in points
 * @param rule where it comes from
 */
public record FoundYaku(String id, String name, int points, CitedRule rule) {}
