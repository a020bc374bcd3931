package dev.oya.cli.play;

import dev.oya.play.table.Move;

/**
 * An entry of the list that a player chooses from.
 *
 * @param label the entry as a sentence
 * @param move the move that it makes, or null if a further choice follows or a hidden card is turned
 * @param card the card that it plays, or {@link #NO_CARD}
 * @param number the number to type
 */
record Choice(String label, Move move, int card, int number) {
    /** Indicates that no card is played. */
    static final int NO_CARD = -1;

    /** Returns the entry of a move. */
    static Choice of(String label, Move move, int number) {
        return new Choice(label, move, move instanceof Move.OfCard play ? play.card() : NO_CARD, number);
    }

    /** Returns whether the entry consists of a card and the cards that it captures, so that it fits into columns. */
    boolean isCard() {
        return move instanceof Move.ByMonth;
    }
}
