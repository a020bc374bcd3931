package dev.oya.cli.play;

import dev.oya.play.table.Move;

/**
 * An entry of the list that a player chooses from.
 *
 * @param label the entry as a sentence
 * @param move the move that the entry makes, or null if a further choice follows or a hidden card is turned
 * @param card index of the card that the entry plays, or {@link #NO_CARD}
 * @param number the number to type for the entry
 */
record Choice(String label, Move move, int card, int number) {
    /** The value of {@code card} for an entry that plays no card. */
    static final int NO_CARD = -1;

    /** Creates an entry that makes the given move. */
    static Choice of(String label, Move move, int number) {
        return new Choice(label, move, move instanceof Move.OfCard play ? play.card() : NO_CARD, number);
    }

    /** Returns whether the entry consists of a card and the cards that it captures. Such entries are listed in columns. */
    boolean isCard() {
        return move instanceof Move.ByMonth;
    }
}
