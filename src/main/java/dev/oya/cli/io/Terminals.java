package dev.oya.cli.io;

import java.io.IOException;
import java.nio.file.Path;

/** Determines whether an output of the process is a terminal. */
public final class Terminals {
    /** The file descriptor of standard output. */
    public static final int OUT = 1;

    /** The file descriptor of standard error. */
    public static final int ERROR = 2;

    private Terminals() {}

    /**
     * Returns whether the given output is a terminal that can move its cursor. The Java API covers only standard input and
     * standard output.
     */
    public static boolean isTerminal(int descriptor) {
        String kind = System.getenv("TERM");
        if (kind == null || kind.equals("dumb")) {
            return false;
        }
        try {
            String device = Path.of("/proc/self/fd/" + descriptor).toRealPath().toString();
            return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty");
        } catch (IOException elsewhere) {
            return System.console() != null;
        }
    }
}
