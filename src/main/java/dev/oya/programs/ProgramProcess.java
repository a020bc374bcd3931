package dev.oya.programs;

import dev.oya.threads.DaemonThreads;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A running program. It runs in a separate process group, so its child processes are killed with it. The program can neither
 * block Oya nor exhaust Oya's memory: at most {@value #AHEAD} lines are read ahead, and further output waits in the pipe. Only
 * one thread may send and receive. Any thread may kill the program.
 */
final class ProgramProcess {
    /** Longest accepted line, in bytes. */
    private static final int LONGEST = 1 << 16;
    /** Number of lines that are read ahead. */
    private static final int AHEAD = 16;

    private static final int SECONDS_TO_LISTEN = 10;
    private static final boolean GROUPS = Stream.of(
                    String.valueOf(System.getenv("PATH")).split(Pattern.quote(java.io.File.pathSeparator)))
            .anyMatch(folder -> Files.isExecutable(Path.of(folder, "setsid")));

    /**
     * A line that the program printed.
     *
     * @param text the line, or null if it is too long
     * @param nanos time at which its last byte was read, as a value of {@link System#nanoTime}
     */
    record Line(String text, long nanos) {}

    /** Marks the end of the output. */
    static final Line END = new Line(null, 0);

    private final Process process;
    private final ErrorOutput errors;
    private final BlockingQueue<Line> lines = new ArrayBlockingQueue<>(AHEAD);
    private final ExecutorService writer;
    private final Thread reader;
    private volatile boolean deaf;

    /**
     * Starts a program.
     *
     * @param command a command for {@code sh}
     * @throws IOException if the command cannot be started
     */
    ProgramProcess(String command) throws IOException {
        List<String> shell = List.of("sh", "-c", command);
        process = new ProcessBuilder(
                        GROUPS
                                ? Stream.concat(Stream.of("setsid"), shell.stream())
                                        .toList()
                                : shell)
                .start();
        errors = new ErrorOutput(process.getErrorStream());
        writer = Executors.newSingleThreadExecutor(DaemonThreads.named("program"));
        reader = DaemonThreads.named("program").newThread(this::read);
        reader.start();
    }

    /**
     * Writes a line. Kills the program if it does not read the line in time.
     *
     * @return time at which the last byte was written, as a value of {@link System#nanoTime}, or null if the program has ended
     */
    Long send(String line) {
        OutputStream in = process.getOutputStream();
        try {
            return writer.submit(() -> {
                        in.write((line + "\n").getBytes(StandardCharsets.UTF_8));
                        in.flush();
                        return System.nanoTime();
                    })
                    .get(SECONDS_TO_LISTEN, TimeUnit.SECONDS);
        } catch (ExecutionException | RejectedExecutionException ended) {
            return null;
        } catch (TimeoutException full) {
            deaf = true;
            kill();
            return null;
        } catch (InterruptedException stopped) {
            throw interrupted();
        }
    }

    /**
     * Returns the next line of output, or null if none arrives before the deadline.
     *
     * @param deadline latest time, as a value of {@link System#nanoTime}
     */
    Line receive(long deadline) {
        try {
            long wait = deadline - System.nanoTime();
            return wait > 0 ? lines.poll(wait, TimeUnit.NANOSECONDS) : lines.poll();
        } catch (InterruptedException stopped) {
            throw interrupted();
        }
    }

    private static CancellationException interrupted() {
        Thread.currentThread().interrupt();
        return new CancellationException();
    }

    private void read() {
        try (InputStream out = new BufferedInputStream(process.getInputStream(), 1 << 13)) {
            ByteArrayOutputStream line = new ByteArrayOutputStream();
            boolean tooLong = false;
            for (int letter = out.read(); letter >= 0; letter = out.read()) {
                if (letter != '\n') {
                    line.write(letter);
                } else if (!tooLong) {
                    lines.put(new Line(line.toString(StandardCharsets.UTF_8), System.nanoTime()));
                }
                if (line.size() > LONGEST) {
                    // Each full buffer of an endless line adds an empty line to the queue, so that reading blocks
                    // when the queue is full.
                    lines.put(new Line(tooLong ? "" : null, System.nanoTime()));
                    line.reset();
                    tooLong = true;
                }
                if (letter == '\n') {
                    line.reset();
                    tooLong = false;
                }
            }
        } catch (IOException gone) {
            // The output has ended, as the END line below reports.
        } catch (InterruptedException ended) {
            return;
        }
        try {
            lines.put(END);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    /** Returns whether the program was killed because it did not read its input. */
    boolean isDeaf() {
        return deaf;
    }

    List<String> errors() {
        return errors.lines();
    }

    /**
     * Waits for the program to end. Returns the exit code, or null if it is still running.
     *
     * @param millis time limit, in milliseconds
     */
    Integer exit(long millis) {
        try {
            return process.waitFor(millis, TimeUnit.MILLISECONDS) ? process.exitValue() : null;
        } catch (InterruptedException stopped) {
            throw interrupted();
        }
    }

    /** Writes a last line and closes the input of the program. */
    void dismiss(String line) {
        OutputStream in = process.getOutputStream();
        try {
            writer.submit(() -> {
                in.write((line + "\n").getBytes(StandardCharsets.UTF_8));
                in.close();
                return null;
            });
        } catch (RejectedExecutionException ended) {
            return;
        }
    }

    /** Kills the program and all processes that it has started. */
    void kill() {
        List<ProcessHandle> started = process.descendants().toList();
        if (GROUPS) {
            try {
                new ProcessBuilder("sh", "-c", "kill -s KILL -- -" + process.pid())
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start()
                        .onExit()
                        .join();
            } catch (IOException noShell) {
                // The descendants found so far are killed below.
            }
        }
        started.forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        reader.interrupt();
        writer.shutdownNow();
    }

    /** The end of a program's standard error. Thread-safe. */
    private static final class ErrorOutput {
        private static final int KEPT = 4_096;
        private static final int LINES = 10;

        private final InputStream errors;
        private final Thread reader;
        private byte[] last = {};

        ErrorOutput(InputStream errors) {
            this.errors = errors;
            this.reader = DaemonThreads.named("program errors").newThread(this::read);
            reader.start();
        }

        private void read() {
            byte[] some = new byte[KEPT];
            try (errors) {
                for (int read = errors.read(some); read >= 0; read = errors.read(some)) {
                    keep(some, read);
                    // Limits the processor time spent on a program that prints endlessly.
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

        /** Returns the last lines, without control characters. Waits up to one second for the rest of the output. */
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
}
