package dev.oya.cli;

import dev.oya.simulate.RecordFile;
import java.io.IOException;

/** Sees to it that a command that is broken off leaves no half-written file. The exit code is then 130, as is usual. */
final class Interruption implements AutoCloseable {
    private final Thread hook;

    /** @param records the file that is being written, or null */
    Interruption(RecordFile records) {
        hook = new Thread(() -> abandon(records), "interruption");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private static void abandon(RecordFile records) {
        try {
            if (records != null) {
                records.close();
            }
        } catch (IOException gone) {
            System.err.println("oya: the half-written records could not be taken away: " + gone.getMessage());
        }
    }

    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException ending) {
            // It is running already.
            return;
        }
    }
}
