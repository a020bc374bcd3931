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
 * A program that was started, in a process group of its own so that all it starts ends with it. It can neither stop whoever
 * asks it nor fill the memory: its lines wait in its pipe until somebody listens. One thread asks; any thread may end it.
 */
final class ProgramProcess {
    /** A longer line is no answer. */
    private static final int LONGEST = 1 << 16;
    /** Lines that have been read before anybody wants them. */
    private static final int AHEAD = 16;

    private static final int SECONDS_TO_LISTEN = 10;
    private static final boolean GROUPS = Stream.of(
                    String.valueOf(System.getenv("PATH")).split(Pattern.quote(java.io.File.pathSeparator)))
            .anyMatch(folder -> Files.isExecutable(Path.of(folder, "setsid")));

    /** A line that the program printed, null where it is too long, and when its last byte was read. */
    record Line(String text, long nanos) {}

    /** After this line there is none. */
    static final Line END = new Line(null, 0);

    private final Process process;
    private final ErrorOutput errors;
    private final BlockingQueue<Line> lines = new ArrayBlockingQueue<>(AHEAD);
    private final ExecutorService writer;
    private final Thread reader;
    private volatile boolean deaf;

    /** @throws IOException where it cannot be started */
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
     * Writes a line.
     *
     * @return when its last byte was written, by {@link System#nanoTime}; null where the program has ended, or does not take it
     * and so is ended
     */
    Long tell(String line) {
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

    /** The next line that it prints until a moment; null where there is none. */
    Line hear(long deadline) {
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
                    // What is never ended fills the queue too, with what nobody minds, and waits.
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
            // Nothing more comes, which is told below.
        } catch (InterruptedException ended) {
            return;
        }
        try {
            lines.put(END);
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    /** Whether it has been ended because it did not read what it was told. */
    boolean isDeaf() {
        return deaf;
    }

    List<String> errors() {
        return errors.lines();
    }

    /** What it ended with, waiting for it a moment; null where it goes on. */
    Integer exit(long millis) {
        try {
            return process.waitFor(millis, TimeUnit.MILLISECONDS) ? process.exitValue() : null;
        } catch (InterruptedException stopped) {
            throw interrupted();
        }
    }

    /** Says the last line and closes its input; it has to end now. */
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

    /** Ends it, and everything that it has started. */
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
                // Those that are known are ended below.
            }
        }
        started.forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        reader.interrupt();
        writer.shutdownNow();
    }

    /** The end of what a program prints on its error output. Safe to share between threads. */
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
                    // A program that prints without end does not keep a processor busy with reading it.
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
}
