package dev.oya.play;

import dev.oya.play.table.Event;
import dev.oya.vocabulary.Answer;
import java.util.List;

/** What follows by itself from a state of a round. Safe to share between threads. */
final class FollowUp {
    /** No phase is entered. */
    static final int STAYS = -1;

    final Answer answer;
    final Event[] events;
    /** The phase that is entered, or {@link #STAYS}. */
    final int enters;
    /** The state after these events; null where nobody has come to it yet. */
    RoundState next;

    FollowUp(Answer answer, List<Event> events, int enters) {
        this.answer = answer;
        this.events = events.toArray(Event[]::new);
        this.enters = enters;
    }

    /** Whether all that follows is that marks change. */
    boolean onlyMarks() {
        return enters == STAYS && events.length > 0;
    }
}
