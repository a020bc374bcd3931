package dev.oya.pack;

/**
 * One reading of a game that a pack holds.
 *
 * @param id its id
 * @param title one line
 * @param status how far it is, such as {@code complete}
 */
public record Profile(String id, String title, String status) {}
