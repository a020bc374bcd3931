package dev.oya.spec;

/** A step told something that cannot be; it may have been told before the step that was under way when that came out. */
public final class InvalidScenarioException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient Told told;

    /**
     * A step that told something.
     *
     * @param step the step with its keyword, as it is written
     * @param line its line
     */
    public record Told(String step, int line) {}

    InvalidScenarioException(Told told, String message) {
        super(message);
        this.told = told;
    }

    /** The step that told it, or null where that is the one under way. */
    public Told told() {
        return told;
    }
}
