package dev.oya.engine.foreign;

import dev.oya.pack.PackException;
import dev.oya.pack.PackProblem;
import dev.oya.pack.Place;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** Work on a text from elsewhere that may take neither time nor depth without end. */
public final class Bounded {
    private static final long STACK = 16L << 20;

    private Bounded() {}

    /**
     * Does the work on a thread of its own. A thread that finds no end is left behind; it does not keep the program
     * from ending.
     *
     * @param place what is blamed
     * @param seconds how long it may take
     * @throws PackException where it takes longer, goes too deep, or needs more memory than there is
     */
    public static <T> T run(Place place, int seconds, Supplier<T> work) {
        CompletableFuture<T> done = new CompletableFuture<>();
        Thread worker = new Thread(
                null,
                () -> {
                    try {
                        done.complete(work.get());
                    } catch (Throwable failed) {
                        done.completeExceptionally(failed);
                    }
                },
                "rules",
                STACK);
        worker.setDaemon(true);
        worker.setContextClassLoader(Thread.currentThread().getContextClassLoader());
        worker.start();
        try {
            return done.get(seconds, TimeUnit.SECONDS);
        } catch (TimeoutException slow) {
            worker.interrupt();
            throw problem(place, "too-slow", "These rules take more than " + seconds + " seconds to read");
        } catch (InterruptedException stopped) {
            worker.interrupt();
            Thread.currentThread().interrupt();
            throw problem(place, "too-slow", "Reading these rules was broken off");
        } catch (ExecutionException failed) {
            throw thrown(place, failed.getCause());
        }
    }

    private static RuntimeException thrown(Place place, Throwable cause) {
        if (cause instanceof StackOverflowError) {
            return problem(place, "too-deep", "These rules are nested too deep");
        }
        if (cause instanceof OutOfMemoryError) {
            return problem(place, "too-large", "These rules need more memory than there is");
        }
        return cause instanceof RuntimeException known ? known : new IllegalStateException(cause);
    }

    private static PackException problem(Place place, String code, String message) {
        return new PackException(List.of(new PackProblem(place, message, code, "make the rules fewer or simpler")));
    }
}
