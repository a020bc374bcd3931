package dev.oya.play;

import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Settings;
import java.util.function.Consumer;

/** What conclusions of the rules do to the table, whatever they were drawn from. Not thread-safe. */
final class Effects {
    private final Settings settings;
    private final Table table;
    private final Consumer<Event> happen;

    Effects(Settings settings, Table table, Consumer<Event> happen) {
        this.settings = settings;
        this.table = table;
        this.happen = happen;
    }

    /** Applies marks; true where any of them changed the table. */
    boolean marks(Answer answer) {
        if (!answer.hasMarks()) {
            return false;
        }
        boolean changed = false;
        for (Answer.Line line : answer.lines()) {
            if (line.conclusion() instanceof Conclusion.Mark mark) {
                int bit = settings.seatMark(mark.mark());
                if ((table.marks[mark.seat()] & bit) == 0) {
                    happen.accept(new Event.Marked(mark.seat(), bit, 0));
                    changed = true;
                }
            } else if (line.conclusion() instanceof Conclusion.Unmark mark) {
                int bit = settings.seatMark(mark.mark());
                if ((table.marks[mark.seat()] & bit) != 0) {
                    happen.accept(new Event.Marked(mark.seat(), 0, bit));
                    changed = true;
                }
            } else if (line.conclusion() instanceof Conclusion.RoundMark mark) {
                int bit = settings.roundMark(mark.mark());
                if ((table.roundMarks & bit) == 0) {
                    happen.accept(new Event.RoundMarked(bit));
                    changed = true;
                }
            }
        }
        return changed;
    }

    /** Counts on, from round to round, what is counted. */
    void counts(Answer answer) {
        for (Conclusion.Counts counts : answer.all(Conclusion.Counts.class)) {
            happen.accept(new Event.Counted(counts.seat(), settings.tally(counts.tally()), counts.more()));
        }
    }
}
