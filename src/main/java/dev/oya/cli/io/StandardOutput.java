package dev.oya.cli.io;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The standard output. The first failed write throws an exception, which a {@link java.io.PrintWriter} alone would hide. Later
 * writes are dropped. Not thread-safe.
 */
public final class StandardOutput extends OutputStream {
    /** Bit mask of the file type in a Unix file mode. The following constants are file types. */
    private static final int TYPE = 0170000;

    private static final int PIPE = 0010000;
    private static final int SOCKET = 0140000;

    private final OutputStream out;
    private final Path device;
    private boolean broken;

    /** @param device path of the output, used to check whether the output is a pipe */
    public StandardOutput(FileDescriptor file, Path device) {
        this.out = new FileOutputStream(file);
        this.device = device;
    }

    /** Thrown if the output cannot be written. */
    public static final class Unwritable extends UncheckedIOException {
        private final boolean closedPipe;

        Unwritable(IOException cause, boolean closedPipe) {
            super("Cannot write the output: " + cause.getMessage(), cause);
            this.closedPipe = closedPipe;
        }

        /** Returns whether the reader closed the pipe, as {@code head} does. */
        public boolean isClosedPipe() {
            return closedPipe;
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
        } catch (IOException failure) {
            broken = true;
            throw new Unwritable(failure, isPipe());
        }
    }

    /**
     * Returns whether the output is a pipe or a socket. Writing to a pipe is assumed to fail only if the reader has closed it,
     * because the text of the exception depends on the locale.
     */
    private boolean isPipe() {
        try {
            int type = (int) Files.getAttribute(device, "unix:mode") & TYPE;
            return type == PIPE || type == SOCKET;
        } catch (IOException | UnsupportedOperationException | IllegalArgumentException unknown) {
            return false;
        }
    }
}
