package dev.oya.spec;

import dev.oya.input.Localized;
import java.net.URI;
import java.util.List;

/**
 * The outcome of one scenario, or of one row of its examples.
 *
 * @param file feature file
 * @param line line of the scenario or of its row of examples
 * @param scenarioLine line at which the scenario begins
 * @param name name of the scenario with the values of the examples
 * @param tags tags of the scenario and its feature, each with {@code @}
 * @param subject game and profile that the scenario was checked against
 * @param steps steps in order
 * @param failure reason of the failure, or null if the scenario passed
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
     * A step of a scenario after the run.
     *
     * @param step text with its keyword
     * @param line line of the step
     * @param result {@code passed}, {@code failed}, or {@code skipped} after a failed step
     */
    public record Step(String step, int line, String result) {}

    /** Returns whether every step passed. */
    public boolean passed() {
        return failure == null;
    }

    /** A type of failure. */
    public enum Kind {
        /** The statement of the step is false. */
        WRONG,
        /** The text matches no step. */
        UNKNOWN,
        /** The text matches several steps. */
        AMBIGUOUS,
        /** The step states something impossible, such as an unknown name or a missing card. */
        UNFIT,
        /** The scenario has no step, or no step that compares values. */
        EMPTY
    }

    /**
     * The first failure of a scenario.
     *
     * @param kind type of the failure
     * @param step text of the step with its keyword
     * @param line line of the step
     * @param text error in one line
     * @param steps suggested steps with their keywords, in the language of the file, if the step is unknown or ambiguous
     * @param situation lines that show the table when the step failed; empty if the scenario had stated nothing about the table
     * @param rules names of the rules that decided the compared values
     * @param about payment reason for which no rule has paid, or null
     */
    public record Failure(
            Kind kind,
            String step,
            int line,
            Localized text,
            List<String> steps,
            List<String> situation,
            List<String> rules,
            String about) {
        /** Creates a failure that belongs to no step. */
        public Failure(Kind kind, int line, Localized text) {
            this(kind, "", line, text, List.of(), List.of(), List.of(), null);
        }

        /** Returns the error in English. */
        public String message() {
            return text.in("en");
        }
    }
}
