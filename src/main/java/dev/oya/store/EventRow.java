package dev.oya.store;

/**
 * Something that was accepted at a table.
 *
 * @param match the match
 * @param seq its number, from 1 without gaps: the version of the table after it
 * @param kind what kind of thing it is
 * @param seat who did it, or -1
 * @param body what was done, as JSON
 * @param age how many milliseconds ago it was kept, by the clock of the store, when it was read; 0 before it is kept
 */
public record EventRow(String match, long seq, String kind, int seat, String body, long age) {}
