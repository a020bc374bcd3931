package dev.oya.play;

import dev.oya.cards.Deck;
import dev.oya.play.fishing.FishingTurn;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;

/** What the seat on turn may do with cards that are taken in by their sum, found once a turn. Not thread-safe. */
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

    /** The table has changed. */
    void forget() {
        turn = null;
    }

    /** The turn with what is open in it; null where the phase has no such cards. */
    FishingTurn with(OpenWords open) {
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

    /** The move with those copies of cards that are there. */
    Move present(Move move, OpenWords open) {
        FishingTurn now = with(open);
        return table.turn() >= 0 && move.seat() == table.turn() && move.card() >= 0 && deck.hasCopies() && now != null
                ? now.present(move)
                : move;
    }
}
