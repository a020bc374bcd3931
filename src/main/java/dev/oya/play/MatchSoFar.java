package dev.oya.play;

import dev.oya.play.table.Move;
import java.util.List;

/** A match that is being played; what it says is of the moment. */
public interface MatchSoFar {
    Match match();

    /** The moves of the round so far, in order. */
    List<Move> moves();
}
