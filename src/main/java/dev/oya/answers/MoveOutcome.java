package dev.oya.answers;

import dev.oya.play.table.Event;
import java.util.List;

/** A special result of a move that has been made. The sentence of the move contains it. */
public enum MoveOutcome {
    NONE,
    /** The move captured the last cards on the field. */
    SWEEP,
    /** A card from the stock kept the cards of the turn from being captured. */
    PILE;

    /** Returns the result of a move with the given events. */
    public static MoveOutcome of(List<Event> events) {
        if (events.stream().anyMatch(Event.Swept.class::isInstance)) {
            return SWEEP;
        }
        return events.stream().anyMatch(one -> one instanceof Event.Drawn drawn && drawn.keeps()) ? PILE : NONE;
    }
}
