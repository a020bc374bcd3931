package dev.oya.play.table;

import dev.oya.cards.CardSet;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.HandsOver;
import dev.oya.vocabulary.RuleSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Applies conclusions about marks, tallies and captured cards to a table. Not thread-safe. */
public record ConclusionEffects(RuleSettings settings, Table table, Consumer<Event> happen) {

    /** Applies the changes of marks in the given answer. Returns whether the table changed. */
    public boolean marks(Answer answer) {
        if (!answer.hasMarks()) {
            return false;
        }
        List<Event> marks = marks(answer, settings, table);
        marks.forEach(happen);
        return !marks.isEmpty();
    }

    /** Returns the events for the changes of marks in the given answer. */
    public static List<Event> marks(Answer answer, RuleSettings settings, Table table) {
        if (!answer.hasMarks()) {
            return List.of();
        }
        List<Event> changes = new ArrayList<>();
        int[] marks = table.marks().clone();
        int round = table.roundMarks();
        for (Answer.Line line : answer.lines()) {
            if (line.conclusion() instanceof Conclusion.Mark mark) {
                int bit = settings.seatMark(mark.mark());
                if ((marks[mark.seat()] & bit) == 0) {
                    for (int other = 0; other < marks.length; other++) {
                        if (settings.isLone(bit) && (marks[other] & bit) != 0) {
                            marks[other] &= ~bit;
                            changes.add(new Event.Marked(other, 0, bit));
                        }
                    }
                    marks[mark.seat()] |= bit;
                    changes.add(new Event.Marked(mark.seat(), bit, 0));
                }
            } else if (line.conclusion() instanceof Conclusion.Unmark mark) {
                int bit = settings.seatMark(mark.mark());
                if ((marks[mark.seat()] & bit) != 0) {
                    marks[mark.seat()] &= ~bit;
                    changes.add(new Event.Marked(mark.seat(), 0, bit));
                }
            } else if (line.conclusion() instanceof Conclusion.RoundMark mark) {
                int bit = settings.roundMark(mark.mark());
                if ((round & bit) == 0) {
                    round |= bit;
                    changes.add(new Event.RoundMarked(bit));
                }
            }
        }
        return changes;
    }

    /**
     * Moves captured cards between seats. If only some cards of a set are moved, cards that count twice are moved last.
     */
    public void handsOver(Answer answer) {
        for (HandsOver gives : answer.all(HandsOver.class)) {
            CardSet some = table.pile(gives.from()).and(settings.set(gives.set()));
            CardSet twice = settings.twice(gives.set());
            CardSet given = first(some.minus(twice), gives.cards());
            given = given.plus(first(some.and(twice), gives.cards() - given.size()));
            if (!given.isEmpty()) {
                happen.accept(new Event.HandedOver(gives.from(), gives.to(), given));
            }
        }
    }

    private static CardSet first(CardSet cards, int number) {
        return CardSet.of(cards.stream().limit(number).toArray());
    }

    public void counts(Answer answer) {
        counts(answer, settings).forEach(happen);
    }

    /** Returns the events for the changes of tallies in the given answer. */
    public static List<Event> counts(Answer answer, RuleSettings settings) {
        List<Event> changes = new ArrayList<>(0);
        for (Conclusion.Counts counts : answer.all(Conclusion.Counts.class)) {
            changes.add(new Event.Counted(counts.seat(), settings.tally(counts.tally()), counts.more()));
        }
        return changes;
    }
}
