package dev.oya.cli.io;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/**
 * Where answers go. What cannot be written ends the command, since nobody would hear the rest; a {@link java.io.PrintWriter}
 * alone would keep it to itself. Not thread-safe.
 */
public final class StandardOutput extends OutputStream {
    private final OutputStream out;
    private boolean broken;

    public StandardOutput(FileDescriptor file) {
        this.out = new FileOutputStream(file);
    }

    public static final class Unwritable extends UncheckedIOException {
        Unwritable(IOException why) {
            super("The answer cannot be written: " + why.getMessage(), why);
        }

        /** Whether the one who read the answers has heard enough, as {@code head} has. */
        public boolean isClosedPipe() {
            return getCause().getMessage() != null && getCause().getMessage().contains("Broken pipe");
        }
    }

    @Override
    public void write(int letter) {
        write(new byte[] {(byte) letter}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int length) {
        if (broken) {
            return;
        }
        try {
            out.write(bytes, from, length);
        } catch (IOException why) {
            broken = true;
            throw new Unwritable(why);
        }
    }
}
