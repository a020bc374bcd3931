package dev.oya.programs;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.EnumMap;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;

/** Statistics of a program, over all seats that it played. Thread-safe. */
public final class ProgramTally {
    private final String command;
    private final Map<ProgramDialogue.Why, Integer> forfeits = new EnumMap<>(ProgramDialogue.Why.class);
    private final LongSummaryStatistics nanos = new LongSummaryStatistics();
    private String name = "";
    private int matches;
    private int lost;
    private int ends;
    private String how;
    private List<String> errors = List.of();

    ProgramTally(String command) {
        this.command = command;
    }

    synchronized void began() {
        matches++;
    }

    synchronized void named(String called) {
        name = called;
    }

    synchronized void answered(long took) {
        nanos.accept(took);
    }

    synchronized void forfeited(ProgramDialogue.Why why) {
        forfeits.merge(why, 1, Integer::sum);
    }

    /** Counts a match in which {@code cautious} takes over the seat. */
    synchronized void lost() {
        lost++;
    }

    synchronized void ended(String by, List<String> printed) {
        ends++;
        how = by;
        printed(printed);
    }

    synchronized void printed(List<String> lines) {
        errors = lines.isEmpty() ? errors : lines;
    }

    /**
     * A snapshot of the statistics.
     *
     * @param command command that starts the program
     * @param name name that the program gives itself; empty if it has not given one
     * @param matches number of matches, counted once for each seat
     * @param answers number of questions answered in time
     * @param mean mean time for an answer, in milliseconds
     * @param longest longest time for an answer, in milliseconds
     * @param errors last lines of its standard error
     */
    public record Seen(
            String command,
            String name,
            int matches,
            long answers,
            @JsonUnwrapped Failures failures,
            double mean,
            double longest,
            List<String> errors) {
        /** Returns whether the program made all its moves without an error. */
        public boolean isClean() {
            return failures.late + failures.illegal + failures.unreadable + failures.lost + failures.ends == 0;
        }
    }

    /**
     * The failures of a program.
     *
     * @param late number of moves forfeited because the answer was late
     * @param illegal number of moves forfeited because the move was illegal
     * @param unreadable number of moves forfeited because the answer was unreadable
     * @param lost number of matches in which {@code cautious} took over the seat
     * @param ends number of times that the program ended or was killed before it was asked to end
     * @param how cause of the last such end, or null if there was none
     */
    public record Failures(int late, int illegal, int unreadable, int lost, int ends, String how) {}

    public synchronized Seen seen() {
        return new Seen(
                command,
                name,
                matches,
                nanos.getCount(),
                new Failures(
                        forfeits.getOrDefault(ProgramDialogue.Why.LATE, 0),
                        forfeits.getOrDefault(ProgramDialogue.Why.ILLEGAL, 0),
                        forfeits.getOrDefault(ProgramDialogue.Why.UNREADABLE, 0),
                        lost,
                        ends,
                        how),
                nanos.getAverage() / 1e6,
                Math.max(0, nanos.getMax()) / 1e6,
                errors);
    }
}
