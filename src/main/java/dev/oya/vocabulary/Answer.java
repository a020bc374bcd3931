package dev.oya.vocabulary;

import dev.oya.input.ExactMath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** What the rules conclude about a question, each conclusion with the name of its rule. */
public final class Answer {
    /**
     * @param conclusion what was concluded
     * @param rule the name of the rule that did
     */
    public record Line(Conclusion conclusion, String rule) {}

    private final List<Line> lines;
    private final Line[] row;
    private final Conclusion.Arrow arrow;
    private final boolean marks;
    private final List<Conclusion.Offer> offers;
    private final int worth;
    private final List<String> ids;
    private final List<Found> found;
    private final Map<String, String> counting;
    private final List<Look> looks;

    /** A combination that is there, with what it is worth. */
    public record Found(dev.oya.pack.YakuEntry entry, int more, int points, String rule) {
        /** The id that payments use. */
        public String id() {
            return entry.id();
        }
    }

    public Answer(List<Line> lines) {
        this(lines, List.of());
    }

    /** @param looks what rules looked at for it, of what the question is not compared by */
    public Answer(List<Line> lines, List<Look> looks) {
        this(lines, List.of(), Map.of(), looks);
    }

    /**
     * @param found the combinations among the lines that count
     * @param counting as which kind cards counted that may be counted as one or another, by code
     */
    public Answer(List<Line> lines, List<Found> found, Map<String, String> counting) {
        this(lines, found, counting, List.of());
    }

    private Answer(List<Line> lines, List<Found> found, Map<String, String> counting, List<Look> looks) {
        this.looks = List.copyOf(looks);
        this.counting = counting;
        this.lines = List.copyOf(lines);
        this.row = this.lines.toArray(Line[]::new);
        this.found = List.copyOf(found);
        this.ids = this.found.stream().map(Found::id).toList();
        this.worth = ExactMath.sum(this.found.stream().mapToInt(Found::points));
        this.arrow = first(Conclusion.Arrow.class);
        this.offers = List.copyOf(all(Conclusion.Offer.class));
        boolean any = false;
        for (Line line : lines) {
            any |= line.conclusion() instanceof Conclusion.Mark
                    || line.conclusion() instanceof Conclusion.Unmark
                    || line.conclusion() instanceof Conclusion.RoundMark;
        }
        this.marks = any;
    }

    /** What rules looked at for it, of what the question is not compared by. */
    public List<Look> looks() {
        return looks;
    }

    public List<Line> lines() {
        return lines;
    }

    /** The combinations that count. */
    public List<Found> found() {
        return found;
    }

    /** The ids of the combinations that count. */
    public List<String> ids() {
        return ids;
    }

    /** What the combinations that count are worth together, in points. */
    public int worth() {
        return worth;
    }

    /** As which kind cards counted that may be counted as one or another, by code. */
    public Map<String, String> counting() {
        return counting;
    }

    /** The first conclusion of a kind, or null. */
    public <T extends Conclusion> T first(Class<T> kind) {
        for (Line line : row) {
            if (kind.isInstance(line.conclusion())) {
                return kind.cast(line.conclusion());
            }
        }
        return null;
    }

    /** All lines with conclusions of a kind. */
    public List<Line> lines(Class<? extends Conclusion> kind) {
        return some(kind, line -> line);
    }

    /** All conclusions of a kind. */
    public <T extends Conclusion> List<T> all(Class<T> kind) {
        return some(kind, line -> kind.cast(line.conclusion()));
    }

    /** Most answers have no conclusion of a kind, and nothing is made for them. */
    private <T> List<T> some(Class<? extends Conclusion> kind, Function<Line, T> told) {
        List<T> some = List.of();
        for (Line line : row) {
            if (kind.isInstance(line.conclusion())) {
                some = some.isEmpty() ? new ArrayList<>(row.length) : some;
                some.add(told.apply(line));
            }
        }
        return some;
    }

    /** The rule that made the first conclusion of a kind, or null. */
    public String rule(Class<? extends Conclusion> kind) {
        for (Line line : row) {
            if (kind.isInstance(line.conclusion())) {
                return line.rule();
            }
        }
        return null;
    }

    /** The arrow, or null. */
    public Conclusion.Arrow arrow() {
        return arrow;
    }

    /** What seats may say or do. */
    public List<Conclusion.Offer> offers() {
        return offers;
    }

    /** Whether any mark is given or taken away. */
    public boolean hasMarks() {
        return marks;
    }
}
