package dev.oya.cli.io;

/** An error that the user can correct. It ends the command with a message and without a stack trace. */
public final class UserError extends RuntimeException {
    private final String advice;
    private final int exit;

    public UserError(String message, String advice) {
        this(message, advice, ExitCode.COMMAND);
    }

    /**
     * @param advice how to correct the error, or null
     * @param exit exit code of the command
     */
    public UserError(String message, String advice, int exit) {
        super(message);
        this.advice = advice;
        this.exit = exit;
    }

    /** Throws an error if a condition is true. */
    public static void where(boolean isWrong, String message, String advice) {
        if (isWrong) {
            throw new UserError(message, advice);
        }
    }

    /**
     * Throws an error if the number given to an option is out of range.
     *
     * @param number the number, or null if none was given
     * @param why the reason for the limits
     * @param least smallest valid number
     * @param most largest valid number, or {@link Long#MAX_VALUE} if there is no limit
     */
    public static void outside(String option, Number number, String why, long least, long most) {
        where(
                number != null && (number.longValue() < least || number.longValue() > most),
                option + " " + number + ": " + why,
                "allowed: " + least + (most == Long.MAX_VALUE ? " or more" : " to " + most));
    }

    /** Throws an error if the given number of rounds is less than 1. */
    public static void rounds(Number rounds) {
        outside("--rounds", rounds, "invalid number", 1, Long.MAX_VALUE);
    }

    public String advice() {
        return advice;
    }

    public int exit() {
        return exit;
    }
}
