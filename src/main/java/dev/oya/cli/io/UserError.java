package dev.oya.cli.io;

/** Something that the person at the keyboard can put right; ends the command with one message and no stack trace. */
public final class UserError extends RuntimeException {
    private final String advice;
    private final int exit;

    public UserError(String message, String advice) {
        this(message, advice, ExitCode.COMMAND);
    }

    /** @param advice what to do, or null */
    public UserError(String message, String advice, int exit) {
        super(message);
        this.advice = advice;
        this.exit = exit;
    }

    /** Complains of a mistake in the command where there is one. */
    public static void where(boolean isWrong, String message, String advice) {
        if (isWrong) {
            throw new UserError(message, advice);
        }
    }

    public String advice() {
        return advice;
    }

    public int exit() {
        return exit;
    }
}
