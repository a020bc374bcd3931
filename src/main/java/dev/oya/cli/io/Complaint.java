package dev.oya.cli.io;

/** Something that the person at the keyboard can put right; ends the command with one message and no stack trace. */
public final class Complaint extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final String advice;
    private final int exit;

    /** A mistake in the command. */
    public Complaint(String message, String advice) {
        this(message, advice, Exit.COMMAND);
    }

    /**
     * @param message what is wrong
     * @param advice what to do, or null
     * @param exit an exit code of {@link Exit}
     */
    public Complaint(String message, String advice, int exit) {
        super(message);
        this.advice = advice;
        this.exit = exit;
    }

    /** Complains of a mistake in the command where there is one. */
    public static void where(boolean isWrong, String message, String advice) {
        if (isWrong) {
            throw new Complaint(message, advice);
        }
    }

    public String advice() {
        return advice;
    }

    public int exit() {
        return exit;
    }
}
