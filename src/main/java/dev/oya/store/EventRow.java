package dev.oya.store;

/**
 * An event that a table accepted.
 *
 * @param match id of the match
 * @param seq number of the event, from 1 without gaps; it is the version of the table after the event
 * @param kind type of the event
 * @param seat the seat that acted, or -1 if no seat did
 * @param body the event as JSON
 * @param age milliseconds between storing and reading the event, by the clock of the database; 0 before the event is stored
 */
public record EventRow(String match, long seq, String kind, int seat, String body, long age) {}
