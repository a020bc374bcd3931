package dev.oya.service.http;

import io.javalin.http.Context;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * The threads that read record files. Only these threads wait for a client.
 *
 * <p>The time for reading a file is unlimited while no other file waits. If another file waits, reading of the longest-running
 * file is aborted after some seconds. A few slow or endless files therefore cannot block other files. Thread-safe.
 */
public final class RecordReaders {
    /** Maximum number of record files read at the same time. */
    private static final int THREADS = 8;

    private static final String ENDED = "oya.records.ended";

    private final FairQueue queue;
    private final int seconds;
    private final Set<Reading> active = new LinkedHashSet<>();

    /**
     * Creates the readers.
     *
     * @param executor provides the threads
     * @param seconds seconds for which a file may be read while other files wait
     */
    RecordReaders(Executor executor, int seconds) {
        this.seconds = seconds;
        this.queue = new FairQueue(executor, THREADS, new Shares(4 * THREADS, THREADS / 4, THREADS / 2));
    }

    /** Queues a request that sends a record file. Returns false if no slot is left for the client. */
    boolean offer(Network from, Request request, Runnable task) {
        return queue.offer(from, from.net(), () -> {
            Reading reading = new Reading(request);
            synchronized (active) {
                active.add(reading);
            }
            reading.check(seconds);
            try {
                task.run();
            } finally {
                synchronized (active) {
                    active.remove(reading);
                }
            }
        });
    }

    /** Returns whether the reading of the request's file must be aborted because other files wait. */
    public static boolean mustEnd(Context context) {
        return context.attribute(ENDED) != null;
    }

    /** One file that is being read. */
    private final class Reading implements Runnable {
        private final Request request;
        private final Scheduler clock;

        Reading(Request request) {
            this.request = request;
            this.clock = request.getConnectionMetaData().getConnector().getScheduler();
        }

        void check(int later) {
            clock.schedule(this, later, TimeUnit.SECONDS);
        }

        @Override
        public void run() {
            synchronized (active) {
                if (!active.contains(this)) {
                    return;
                }
                if (request.getAttribute(ENDED) != null) {
                    // The thread still waits for the client and cannot read the attribute, so the connection is closed.
                    Connections.of(request).close("other record files wait");
                    return;
                }
                if (queue.isWaiting() && active.iterator().next() == this) {
                    request.setAttribute(ENDED, true);
                }
            }
            check(1);
        }
    }
}
