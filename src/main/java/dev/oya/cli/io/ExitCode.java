package dev.oya.cli.io;

/** The exit codes of commands. */
public final class ExitCode {
    public static final int DONE = 0;

    /** A bug or an I/O error. */
    public static final int OURS = 1;

    /** An error in the command line, such as an unknown option or a missing file. */
    public static final int COMMAND = 2;

    /** An error in a rule pack. */
    public static final int PACK = 3;

    /** A refused move, a wrong record or a failed scenario. */
    public static final int REFUSED = 4;

    /** Interrupted by the user. Shells use the same code for Ctrl-C. */
    public static final int STOPPED = 130;

    private ExitCode() {}
}
