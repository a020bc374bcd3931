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

    /**
     * Complains of a number that an option was given, and that it cannot have.
     *
     * @param number the number, or null where none was given
     * @param why what is wrong with such a number
     * @param most the highest it may be; {@link Long#MAX_VALUE} where there is none
     */
    public static void outside(String option, Number number, String why, long least, long most) {
        where(
                number != null && (number.longValue() < least || number.longValue() > most),
                option + " " + number + ": " + why,
                "it is " + least + (most == Long.MAX_VALUE ? " or more" : " to " + most));
    }

    /** Complains of a number of rounds that is none. */
    public static void rounds(Number rounds) {
        outside("--rounds", rounds, "nothing is to be played", 1, Long.MAX_VALUE);
    }

    public String advice() {
        return advice;
    }

    public int exit() {
        return exit;
    }
}
