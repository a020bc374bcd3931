package dev.oya.spec;

/** Thrown if a step states something impossible. The statement may be in an earlier step than the one that revealed it. */
public final class InvalidScenarioException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient Told told;

    /**
     * A step with a statement.
     *
     * @param step text with its keyword
     * @param line line of the step
     */
    public record Told(String step, int line) {}

    InvalidScenarioException(Told fact, String message) {
        super(message);
        this.told = fact;
    }

    /** Returns the step with the statement, or null if it is the current one. */
    public Told told() {
        return told;
    }
}
