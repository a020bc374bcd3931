package dev.oya.spec;

import dev.oya.input.Localized;
import dev.oya.input.Place;
import dev.oya.input.Problem;

/**
 * Thrown if a step states something impossible. The impossible statement may be in an earlier step than the step that fails.
 */
public final class InvalidScenarioException extends IllegalArgumentException implements Localized {
    private static final long serialVersionUID = 1;

    private final transient Step step;
    private final transient Problem problem;

    /**
     * A step that states a fact.
     *
     * @param step text with its keyword
     * @param line line of the step
     */
    public record Step(String text, int line) {}

    private InvalidScenarioException(Step fact, Problem problem) {
        super(text(problem));
        this.step = fact;
        this.problem = problem;
    }

    /**
     * Creates an exception with a message from {@code problems.properties}.
     *
     * @param parts arguments of the message
     */
    InvalidScenarioException(Step fact, String key, Object... parts) {
        this(fact, Problem.of(new Place("", fact == null ? 0 : fact.line()), key, parts));
    }

    private static String text(Problem problem) {
        return problem.message() + (problem.advice() == null ? "" : "; " + problem.advice());
    }

    @Override
    public String in(String language) {
        return text(problem.in(language));
    }

    /** Returns the step with the impossible statement, or null if it is the current step. */
    public Step step() {
        return step;
    }
}
