package dev.oya.api;

/**
 * A legal move.
 *
 * @param seat the seat, from 0
 * @param action the action, such as {@code play}
 * @param card code of the card that is played, or null if there is none
 * @param says the move in one sentence, in the language of the rules; empty if it was read from elsewhere
 * @param json the move as a record action, accepted by {@link PlayedMatch#play(String)}
 */
public record LegalMove(int seat, String action, String card, String says, String json) {}
