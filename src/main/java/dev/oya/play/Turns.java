package dev.oya.play;

import dev.oya.cards.Deck;
import dev.oya.play.fishing.Turn;
import dev.oya.vocabulary.Answer;

/** What the seat on turn may do with cards that are taken in by their sum, found once a turn. Not thread-safe. */
final class Turns {
    private final Rules rules;
    private final Deck deck;
    private final Table table;
    private final Offers offers;
    private Turn turn;
    /** What was open when a seat was last on turn, and the acts among it as bits. */
    private final Answer[] known;

    private final int[] offered;

    Turns(Rules rules, Table table, Offers offers) {
        this.rules = rules;
        this.deck = rules.settings().pack().deck();
        this.table = table;
        this.offers = offers;
        this.known = new Answer[table.seats];
        this.offered = new int[table.seats];
    }

    /** The table has changed. */
    void forget() {
        turn = null;
    }

    /** The turn with what is open in it; null where the phase has no such cards. */
    Turn with(Answer open) {
        if (table.turn < 0 || !rules.fishing().fishes(table.phase)) {
            return null;
        }
        if (turn == null) {
            turn = new Turn(rules.fishing(), deck, table, table.turn);
        }
        if (open.offers().isEmpty()) {
            return turn;
        }
        if (open != known[table.turn]) {
            known[table.turn] = open;
            offered[table.turn] = offers.acts(open);
        }
        turn.offer(offered[table.turn]);
        return turn;
    }

    /** How many acts are open to the seat on turn. */
    int open() {
        return Integer.bitCount(offered[table.turn]);
    }

    /** The move with those copies of cards that are there. */
    Move present(Move move, Answer open) {
        Turn now = with(open);
        return table.turn >= 0 && move.seat() == table.turn && move.card() >= 0 && deck.hasCopies() && now != null
                ? now.present(move)
                : move;
    }
}
