package dev.oya.pack;

/**
 * One reading of a game that a pack holds.
 *
 * @param id its id
 * @param title one line
 * @param status how far it is, such as {@code complete}
 * @param text what ids of statements of its rule text begin with, such as {@code HH-SV}, or null
 */
public record Profile(String id, String title, String status, String text) {}
