package dev.oya.programs;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** The end of what a program prints on its error output. Safe to share between threads. */
final class ErrorOutput {
    private static final int KEPT = 4_096;
    private static final int LINES = 10;

    private final InputStream errors;
    private final Thread reader;
    private byte[] last = {};

    ErrorOutput(InputStream errors) {
        this.errors = errors;
        this.reader = new Thread(this::read, "program errors");
        reader.setDaemon(true);
        reader.start();
    }

    private void read() {
        byte[] some = new byte[KEPT];
        try (errors) {
            for (int read = errors.read(some); read >= 0; read = errors.read(some)) {
                keep(some, read);
                // Whoever prints without end does not keep a processor busy with reading it.
                Thread.sleep(read == some.length ? 1 : 0);
            }
        } catch (IOException | InterruptedException gone) {
            return;
        }
    }

    private synchronized void keep(byte[] some, int read) {
        byte[] all = Arrays.copyOf(last, last.length + read);
        System.arraycopy(some, 0, all, last.length, read);
        last = Arrays.copyOfRange(all, Math.max(0, all.length - KEPT), all.length);
    }

    /** The last lines, without what would steer a terminal; of a program that has ended all that it printed. */
    List<String> lines() {
        try {
            reader.join(1_000);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
        String text;
        synchronized (this) {
            text = new String(last, StandardCharsets.UTF_8);
        }
        List<String> lines = text.lines()
                .map(line -> line.replaceAll("\\p{Cntrl}", " ").strip())
                .filter(line -> !line.isEmpty())
                .toList();
        return lines.subList(Math.max(0, lines.size() - LINES), lines.size());
    }
}
