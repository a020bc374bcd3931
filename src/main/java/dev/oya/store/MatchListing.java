package dev.oya.store;

/**
 * The state of a match that can be queried without reading its events.
 *
 * @param free whether the table has a free seat that anyone may take
 * @param live whether the match is not over yet
 * @param persons number of people seated, or null if no person has ever joined
 */
public record MatchListing(boolean free, boolean live, Integer persons) {}
