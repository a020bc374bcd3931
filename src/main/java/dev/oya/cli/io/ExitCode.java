package dev.oya.cli.io;

/** What a command ends with, as scripts see it. */
public final class ExitCode {
    public static final int DONE = 0;

    /** Our fault: a bug, or a machine that fails us. */
    public static final int OURS = 1;

    /** Your command: an unknown option, a file that is not there. */
    public static final int COMMAND = 2;

    /** Your pack: rules that cannot be loaded. */
    public static final int PACK = 3;

    /** A refused move, a wrong record or a scenario that failed. */
    public static final int REFUSED = 4;

    /** Broken off, as a shell has it. */
    public static final int STOPPED = 130;

    private ExitCode() {}
}
