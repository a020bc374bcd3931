package dev.oya.record;

import dev.oya.threads.DaemonThreads;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Verifies files of records on several threads. The results are those of a single {@link Verifier}, in the same order. One
 * verifier verifies all rounds of a match, because each round depends on the previous one. Not thread-safe.
 *
 * @param threads number of threads, at least 1; it does not affect the results
 * @param made creates a verifier for each thread and file
 */
public record Verifiers(int threads, Supplier<Verifier> made) {
    private static final int MOST_LINES_AHEAD = 256;
    private static final int MOST_LETTERS_AHEAD = 4 << 20;

    private record Waiting(int letters, Future<VerifyResult> found) {}

    private record Worker(Verifier verifier, ExecutorService thread) {}

    /**
     * Verifies a file.
     *
     * @param listener receives the results in the order of the lines and returns false to stop
     * @throws IOException if the file is truncated or unreadable, after the results of the earlier lines are reported
     * @throws InterruptedException if the calling thread is interrupted
     */
    public void verify(RecordLines lines, Predicate<VerifyResult> listener) throws IOException, InterruptedException {
        List<Worker> workers = Stream.generate(
                        () -> new Worker(made.get(), Executors.newSingleThreadExecutor(DaemonThreads.named("records"))))
                .limit(threads)
                .toList();
        try {
            run(lines, listener, workers);
        } finally {
            workers.forEach(worker -> worker.thread.shutdownNow());
        }
    }

    private static void run(RecordLines lines, Predicate<VerifyResult> listener, List<Worker> workers)
            throws IOException, InterruptedException {
        Deque<Waiting> ahead = new ArrayDeque<>();
        int letters = 0;
        IOException broken = null;
        boolean more = true;
        while (more || !ahead.isEmpty()) {
            while (more && ahead.size() < MOST_LINES_AHEAD && letters < MOST_LETTERS_AHEAD) {
                try {
                    more = lines.next();
                } catch (IOException cutOff) {
                    broken = cutOff;
                    more = false;
                }
                if (more && (lines.wrong() != null || !lines.text().isBlank())) {
                    ahead.add(given(lines, workers));
                    letters += ahead.getLast().letters;
                }
                if (!ahead.isEmpty() && ahead.getFirst().found.isDone()) {
                    break;
                }
            }
            if (!ahead.isEmpty()) {
                Waiting first = ahead.remove();
                letters -= first.letters;
                if (!listener.test(found(first))) {
                    return;
                }
            }
        }
        if (broken != null) {
            throw broken;
        }
    }

    private static Waiting given(RecordLines lines, List<Worker> workers) {
        if (lines.wrong() != null) {
            return new Waiting(0, CompletableFuture.completedFuture(VerifyResult.unreadable(lines.wrong())));
        }
        int number = lines.number();
        String text = lines.text();
        Worker worker = workers.size() == 1
                ? workers.get(0)
                : workers.get(Math.floorMod(RecordLines.match(text).hashCode(), workers.size()));
        return new Waiting(text.length(), worker.thread.submit(() -> worker.verifier.result(number, text)));
    }

    private static VerifyResult found(Waiting line) throws InterruptedException {
        try {
            return line.found.get();
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof RuntimeException cause
                    ? cause
                    : new IllegalStateException(failed.getCause());
        }
    }
}
