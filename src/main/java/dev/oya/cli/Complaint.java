package dev.oya.cli;

/** Something that the person at the keyboard can put right; ends the command with one message and no stack trace. */
public final class Complaint extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final String advice;
    private final int exit;

    /** A mistake in the command. */
    Complaint(String message, String advice) {
        this(message, advice, Exit.COMMAND);
    }

    /**
     * @param message what is wrong
     * @param advice what to do, or null
     * @param exit an exit code of {@link Exit}
     */
    Complaint(String message, String advice, int exit) {
        super(message);
        this.advice = advice;
        this.exit = exit;
    }

    String advice() {
        return advice;
    }

    int exit() {
        return exit;
    }
}
