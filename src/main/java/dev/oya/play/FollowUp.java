package dev.oya.play;

import dev.oya.play.table.Event;
import dev.oya.vocabulary.Answer;
import java.util.List;

/** The consequences that follow from a state of a round without a move of a player. Thread-safe. */
final class FollowUp {
    /** Value of {@link #enters} if no phase is entered. */
    static final int STAYS = -1;

    final Answer answer;
    final Event[] events;
    /** The phase that is entered, or {@link #STAYS}. */
    final int enters;
    /** The state after these events, or null if no round has reached it yet. */
    RoundState next;

    FollowUp(Answer answer, List<Event> events, int enters) {
        this.answer = answer;
        this.events = events.toArray(Event[]::new);
        this.enters = enters;
    }

    /** Returns whether marks are the only change. */
    boolean onlyMarks() {
        return enters == STAYS && events.length > 0;
    }
}
