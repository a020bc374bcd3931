package dev.oya.api;

/**
 * A move.
 *
 * @param seat who makes it, from 0
 * @param word what is done, such as {@code play}
 * @param card the code of the card that is played, or null where none is
 * @param says it in one sentence, in the language of the rules; empty where it came from elsewhere
 * @param json it as an action of a record: what programs send each other, and what {@link PlayedMatch#play(String)} takes
 */
public record OpenMove(int seat, String word, String card, String says, String json) {}
