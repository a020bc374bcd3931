package dev.oya.spec;

import java.net.URI;
import java.util.List;

/**
 * What came of one scenario, or of one row of a scenario's examples.
 *
 * @param file where it stands
 * @param line its line, or that of its row of examples
 * @param scenarioLine the line where the scenario begins
 * @param name its name, the examples put in
 * @param tags its tags and those of its feature, with their {@code @}
 * @param subject whose rules it was held against
 * @param steps its steps in order
 * @param failure why it failed, or null where it passed
 */
public record Outcome(
        URI file,
        int line,
        int scenarioLine,
        String name,
        List<String> tags,
        RulesUnderTest.Subject subject,
        List<Step> steps,
        Failure failure) {
    /**
     * A step that was looked at.
     *
     * @param step the step with its keyword, as it is written
     * @param line its line
     * @param result {@code passed}, {@code failed}, or {@code skipped} after one that failed
     */
    public record Step(String step, int line, String result) {}

    /** Whether every step was so. */
    public boolean passed() {
        return failure == null;
    }

    /** What a step failed of. */
    public enum Kind {
        /** What the step says is not so. */
        WRONG,
        /** No step is written like that. */
        UNKNOWN,
        /** Several steps are written like that. */
        AMBIGUOUS,
        /** The step says something that cannot be: a name nobody knows, a card that is not there. */
        UNFIT,
        /** The scenario has no step at all. */
        EMPTY
    }

    /**
     * The first step that was not so.
     *
     * @param kind what it failed of
     * @param step the step with its keyword, as it is written
     * @param line its line
     * @param message what is wrong, in one line
     * @param steps steps that may be meant, where this one is unknown or ambiguous, with their keywords and in the language
     *     of the file
     * @param situation the table as it then was, in lines; none where nothing had been said of it
     * @param rules the names of the rules that decided what was compared
     * @param about what no rule has paid for, or null
     */
    public record Failure(
            Kind kind,
            String step,
            int line,
            String message,
            List<String> steps,
            List<String> situation,
            List<String> rules,
            String about) {
        /** What went wrong before anything could be compared. */
        public Failure(Kind kind, int line, String message) {
            this(kind, "", line, message, List.of(), List.of(), List.of(), null);
        }
    }
}
