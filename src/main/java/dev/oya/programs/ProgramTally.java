package dev.oya.programs;

import java.util.EnumMap;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;

/** What was seen of a program, on all seats that it sat on. Safe to share between threads. */
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

    /** For the rest of a match it does not play. */
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
     * What was seen so far.
     *
     * @param command how it was started
     * @param name what it calls itself; empty where it has not said it
     * @param matches at how many it sat, a seat of a match being one
     * @param answers how many questions it answered in time
     * @param late how many moves it forfeited by no answer in time
     * @param illegal the same by moves that were not open
     * @param unreadable the same by what is no answer
     * @param lost in how many matches {@code cautious} took its seat
     * @param ends how often it ended, or was ended, before it was told to
     * @param how how it did the last time, or null
     * @param mean how long it took for an answer, in milliseconds
     * @param longest how long at most
     * @param errors the last lines that it printed on its error output
     */
    public record Seen(
            String command,
            String name,
            int matches,
            long answers,
            int late,
            int illegal,
            int unreadable,
            int lost,
            int ends,
            String how,
            double mean,
            double longest,
            List<String> errors) {
        /** Whether all its moves were its own. */
        public boolean isClean() {
            return late + illegal + unreadable + lost + ends == 0;
        }
    }

    public synchronized Seen seen() {
        return new Seen(
                command,
                name,
                matches,
                nanos.getCount(),
                forfeits.getOrDefault(ProgramDialogue.Why.LATE, 0),
                forfeits.getOrDefault(ProgramDialogue.Why.ILLEGAL, 0),
                forfeits.getOrDefault(ProgramDialogue.Why.UNREADABLE, 0),
                lost,
                ends,
                how,
                nanos.getAverage() / 1e6,
                Math.max(0, nanos.getMax()) / 1e6,
                errors);
    }
}
