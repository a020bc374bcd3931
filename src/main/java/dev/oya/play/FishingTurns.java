package dev.oya.play;

import dev.oya.cards.Deck;
import dev.oya.play.fishing.FishingTurn;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;

/**
 * The moves of the seat to move in games with captures by sum, computed once for each state of the table. Not thread-safe.
 */
final class FishingTurns {
    private final Rules rules;
    private final Deck deck;
    private final Table table;
    private FishingTurn turn;

    FishingTurns(Rules rules, Table table) {
        this.rules = rules;
        this.deck = rules.settings().pack().deck();
        this.table = table;
    }

    /** Discards the moves because the table has changed. */
    void forget() {
        turn = null;
    }

    /**
     * Returns the current turn with the given legal actions, or null if no seat is to move or the phase has no captures by sum.
     */
    FishingTurn with(LegalActions open) {
        if (table.turn() < 0 || !rules.fishing().fishes(table.phase())) {
            return null;
        }
        if (turn == null) {
            turn = new FishingTurn(rules.fishing(), deck, table, table.turn());
        }
        if (open.offers.length > 0) {
            turn.offer(open.acts);
        }
        return turn;
    }

    /** Returns the given move with each card replaced by a copy that is in the hand or on the table. */
    Move present(Move move, LegalActions open) {
        FishingTurn now = with(open);
        return now != null && move instanceof Move.BySum play && play.seat() == table.turn() && deck.hasCopies()
                ? now.present(play)
                : move;
    }
}
