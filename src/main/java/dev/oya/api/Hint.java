package dev.oya.api;

import org.jspecify.annotations.Nullable;

/** The expected result of a move, estimated from what the moving seat can see. Immutable. */
public sealed interface Hint permits Values.Expected {
    /** Returns the move, or null for the decision to stay silent when another seat must move. */
    @Nullable
    LegalMove move();

    /** Returns the expected gain of the seat's side in this round, in points; negative for a loss. */
    double points();

    /** Returns half the width of the 95 % confidence interval of {@link #points}; infinite after one playout. */
    double margin();

    /** Returns the number of points that the move is expected to lose compared with the best move, 0 or more. */
    double behind();

    /** Returns the number of playouts of the move. */
    int playouts();
}
