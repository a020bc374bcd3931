package dev.oya.store;

/**
 * What is known of a match without reading what was accepted at it.
 *
 * @param free whether anybody may sit down at the table
 * @param live whether the match goes on
 * @param persons how many persons sit at it; null where nobody ever did
 */
public record MatchListing(boolean free, boolean live, Integer persons) {}
