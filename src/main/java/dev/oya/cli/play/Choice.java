package dev.oya.cli.play;

import dev.oya.cards.CardSet;
import dev.oya.play.table.Move;

/**
 * An entry of the list that a player chooses from.
 *
 * @param label the entry as a sentence
 * @param move the move that it makes, or null if a further choice follows or a hidden card is turned
 * @param card the card that it plays, or {@link Move#NO_CARD}
 * @param take the cards that it captures, if they depend on the card alone
 * @param number the number to type
 */
record Choice(String label, Move move, int card, CardSet take, int number) {
    /** Returns whether the entry consists of a card and the cards that it captures, so that it fits into columns. */
    boolean isCard() {
        return move != null && move.fishing() == null && card != Move.NO_CARD;
    }
}
