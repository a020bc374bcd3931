package dev.oya.bots;

import dev.oya.play.SeatView;
import dev.oya.play.table.Move;

/** Somebody who chooses moves by what a seat can see. */
public interface Bot {
    /**
     * Chooses what the seat does.
     *
     * @param view what the seat sees; its open moves among it, at least one
     * @param luck where chance comes from: the same view and luck give the same choice
     * @return one of the open moves; null where it is not the seat's turn and it says nothing
     */
    Move choose(SeatView view, Luck luck);

    /** One like it that has chosen nothing yet, for another match: itself, where it keeps nothing between choices. */
    default Bot afresh() {
        return this;
    }
}
