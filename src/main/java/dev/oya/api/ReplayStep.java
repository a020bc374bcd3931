package dev.oya.api;

import org.jspecify.annotations.Nullable;

/** A position of a replayed round with all hands visible, and the move that was made from this position. Immutable. */
public sealed interface ReplayStep permits Values.Position {
    /** Returns the line of the record, from 1. */
    int line();

    /** Returns the position before the move. {@link MatchView.SeatState#cards} contains the hands. */
    MatchView view();

    /** Returns the move, or null after the last move of the round. */
    @Nullable
    LegalMove move();
}
