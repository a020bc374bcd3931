package dev.oya.play;

import dev.oya.play.table.Move;
import java.util.List;

/** A view of a match in progress. Its values change with the match. */
public interface MatchProgress {
    Match match();

    /** Returns the moves of the round so far, in order. */
    List<Move> moves();
}
