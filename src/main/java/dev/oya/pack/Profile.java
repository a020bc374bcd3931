package dev.oya.pack;

/**
 * A profile of a game.
 *
 * @param id the profile's id
 * @param title title in one line
 * @param status the profile's state, such as {@code complete}
 * @param text prefix of the statement ids of its rule text, such as {@code HH-SV}, or null
 */
public record Profile(String id, String title, String status, String text) {}
