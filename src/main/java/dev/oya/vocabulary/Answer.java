package dev.oya.vocabulary;

import dev.oya.input.ExactMath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The conclusions of the rules about a question, each with the name of its rule. */
public final class Answer {
    /**
     * A conclusion with its rule.
     *
     * @param conclusion conclusion of the rule
     * @param rule name of the rule
     */
    public record Line(Conclusion conclusion, String rule) {}

    private final List<Line> lines;
    private final Line[] row;
    private final Conclusion.Transition transition;
    private final boolean marks;
    private final List<Conclusion.Offer> offers;
    private final int worth;
    private final List<String> ids;
    private final List<Found> found;
    private final Map<String, String> counting;
    private final List<Dependency> looks;

    /** A combination that was found, with its points. */
    public record Found(dev.oya.pack.YakuEntry entry, int more, int points, String rule) {
        /** Returns the id of the combination in payments. */
        public String id() {
            return entry.id();
        }
    }

    public Answer(List<Line> lines) {
        this(lines, List.of());
    }

    /** @param looks dependencies that the rules read in addition to the question's key */
    public Answer(List<Line> lines, List<Dependency> looks) {
        this(lines, List.of(), Map.of(), looks);
    }

    /**
     * Creates an answer about cards.
     *
     * @param found the combinations that count
     * @param counting the chosen kind of each dual-kind card, by card code
     */
    public Answer(List<Line> lines, List<Found> found, Map<String, String> counting) {
        this(lines, found, counting, List.of());
    }

    private Answer(List<Line> lines, List<Found> found, Map<String, String> counting, List<Dependency> looks) {
        this.looks = List.copyOf(looks);
        this.counting = counting;
        this.lines = List.copyOf(lines);
        this.row = this.lines.toArray(Line[]::new);
        this.found = List.copyOf(found);
        this.ids = this.found.stream().map(Found::id).toList();
        this.worth = ExactMath.sum(this.found.stream().mapToInt(Found::points));
        this.transition = first(Conclusion.Transition.class);
        this.offers = List.copyOf(all(Conclusion.Offer.class));
        boolean any = false;
        for (Line line : lines) {
            any |= line.conclusion() instanceof Conclusion.Mark
                    || line.conclusion() instanceof Conclusion.Unmark
                    || line.conclusion() instanceof Conclusion.RoundMark;
        }
        this.marks = any;
    }

    /** Returns the dependencies that the rules read in addition to the question's key. */
    public List<Dependency> looks() {
        return looks;
    }

    public List<Line> lines() {
        return lines;
    }

    /** Returns the combinations that count. */
    public List<Found> found() {
        return found;
    }

    /** Returns the ids of the combinations that count. */
    public List<String> ids() {
        return ids;
    }

    /** Returns the total points of the combinations that count. */
    public int worth() {
        return worth;
    }

    /** Returns the chosen kind of each dual-kind card, by card code. */
    public Map<String, String> counting() {
        return counting;
    }

    /** Returns the first conclusion of the given type, or null if there is none. */
    public <T extends Conclusion> T first(Class<T> kind) {
        for (Line line : row) {
            if (kind.isInstance(line.conclusion())) {
                return kind.cast(line.conclusion());
            }
        }
        return null;
    }

    /** Returns all lines with conclusions of the given type. */
    public List<Line> lines(Class<? extends Conclusion> kind) {
        return some(kind, line -> line);
    }

    /** Returns all conclusions of the given type. */
    public <T extends Conclusion> List<T> all(Class<T> kind) {
        return some(kind, line -> kind.cast(line.conclusion()));
    }

    /** Usually, there are no conclusions of the type, so nothing is allocated. */
    private <T> List<T> some(Class<? extends Conclusion> kind, Function<Line, T> mapper) {
        List<T> some = List.of();
        for (Line line : row) {
            if (kind.isInstance(line.conclusion())) {
                some = some.isEmpty() ? new ArrayList<>(row.length) : some;
                some.add(mapper.apply(line));
            }
        }
        return some;
    }

    /** Returns the rule of the first conclusion of the given type, or null if there is none. */
    public String rule(Class<? extends Conclusion> kind) {
        for (Line line : row) {
            if (kind.isInstance(line.conclusion())) {
                return line.rule();
            }
        }
        return null;
    }

    /** Returns the transition, or null if there is none. */
    public Conclusion.Transition transition() {
        return transition;
    }

    /** Returns the actions that seats may take. */
    public List<Conclusion.Offer> offers() {
        return offers;
    }

    /** Returns whether any mark is added or removed. */
    public boolean hasMarks() {
        return marks;
    }
}
