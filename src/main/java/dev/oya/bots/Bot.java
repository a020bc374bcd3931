package dev.oya.bots;

import dev.oya.play.SeatView;
import dev.oya.play.table.Move;

/** A computer player. It chooses moves and sees only what its seat can see. */
public interface Bot {
    /**
     * Chooses a move.
     *
     * @param view the seat's view, with at least one legal move
     * @param luck source of randomness; equal views and equal luck give equal choices
     * @return one of the legal moves, or null to stay silent when it is not the seat's turn
     */
    Move choose(SeatView view, Luck luck);

    /** Returns a bot of this kind for another match. A bot without state returns itself. */
    default Bot afresh() {
        return this;
    }
}
