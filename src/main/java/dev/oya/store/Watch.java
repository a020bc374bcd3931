package dev.oya.store;

import dev.oya.threads.DaemonThreads;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Monitors the threads that must run as long as the service runs. It reports exceptions to the operator, repeats failed tasks,
 * restarts threads that died, and lists the tasks that are failing. Safe to share between threads.
 */
public final class Watch {
    /** A run that takes longer than this counts as stuck. */
    private static final long STUCK_NANOS = TimeUnit.SECONDS.toNanos(60);

    /** Delay after a failed run. */
    private static final long PAUSE_MILLIS = 500;

    /** Minimum interval between reports of the same error of a task. */
    private static final long REPORT_NANOS = TimeUnit.MINUTES.toNanos(1);

    /** Time without failures after which the store is reported as available again. */
    private static final long QUIET_NANOS = TimeUnit.SECONDS.toNanos(2);

    /** One run of a repeated task. */
    public interface Turn {
        void take() throws Exception;
    }

    private final Map<String, Part> parts = new ConcurrentSkipListMap<>();
    private volatile Consumer<String> log = line -> {};
    /** The reasons reported since the store failed; empty while it works. */
    private final Set<StoreUnavailableException.Why> away = ConcurrentHashMap.newKeySet();
    /** Whether a write has failed since the store became unavailable. */
    private volatile boolean unwritable;
    /** Time of the last failure, as a value of {@link System#nanoTime}. */
    private volatile long lastFailure;

    private volatile Consumer<Part> added = part -> {};

    /** Sets the consumer of messages to the operator. */
    public void onMessage(Consumer<String> operator) {
        log = operator;
    }

    /**
     * Records that a read succeeded. If writes have failed, a successful read does not show that the store is available again.
     */
    void read() {
        if (!away.isEmpty() && !unwritable) {
            back();
        }
    }

    /** Records that a write succeeded. */
    void written() {
        if (!away.isEmpty()) {
            back();
        }
    }

    /**
     * Reports that the store is available again, unless it has failed recently. A full disk accepts some writes and rejects
     * others.
     */
    private synchronized void back() {
        if (!away.isEmpty() && System.nanoTime() - lastFailure > QUIET_NANOS) {
            log.accept("The store is available again.");
            away.clear();
            unwritable = false;
        }
    }

    /**
     * Reports the reason for a failure, once for each reason until the store is available again.
     *
     * @param writing whether a write failed; if so, successful reads do not show that the store is available again
     */
    synchronized StoreUnavailableException away(Throwable cause, boolean writing) {
        StoreUnavailableException now = new StoreUnavailableException(cause);
        lastFailure = System.nanoTime();
        unwritable |= writing;
        if (away.add(now.why())) {
            log.accept("The store is unavailable: " + now.getMessage()
                    + ". Retrying; requests that need it are answered with 503.");
        }
        return now;
    }

    /** Returns whether a write failed and the store has not been reported as available since. */
    boolean isUnwritable() {
        return unwritable;
    }

    /** Returns whether the store failed and has not been reported as available since. */
    boolean isAway() {
        return !away.isEmpty();
    }

    /** Reports a message to the operator. */
    public void report(String line) {
        log.accept(line);
    }

    /** Sets the consumer of new parts, which also receives the existing parts immediately. */
    public void onPart(Consumer<Part> listener) {
        added = listener;
        parts.values().forEach(listener);
    }

    /** Returns the part with the given name. Creates it without a thread if it does not exist. */
    public Part part(String name) {
        return parts.computeIfAbsent(name, Part::new).announced();
    }

    /** Returns the names of the failing parts. Restarts their threads if the threads have died. */
    public List<String> failing() {
        List<String> failing = new ArrayList<>();
        for (Part part : parts.values()) {
            if (!part.works()) {
                failing.add(part.name);
                part.revive();
            }
        }
        return failing;
    }

    /** A part of the service with a task that must keep running. */
    public final class Part {
        private final String name;
        private final LongAdder faults = new LongAdder();
        private final ConcurrentMap<String, Long> reported = new ConcurrentHashMap<>();
        private volatile boolean failed;
        /** Whether the store was unavailable in the last run. */
        private volatile boolean waits;

        private volatile long began;
        /** Deadline of the next run, as a value of {@link System#nanoTime}, or 0 if there is none. */
        private volatile long due;

        private BooleanSupplier goesOn = () -> false;
        private Turn turn;
        private volatile Thread thread;

        private Part(String name) {
            this.name = name;
        }

        private Part announced() {
            added.accept(this);
            return this;
        }

        public String name() {
            return name;
        }

        /** Returns the number of errors. */
        public long faults() {
            return faults.sum();
        }

        /**
         * Returns whether the last run succeeded, no run is stuck or overdue, and the thread, if any, is alive as long as it
         * must run.
         */
        public boolean works() {
            long since = began;
            long latest = due;
            long now = System.nanoTime();
            boolean stuck = since != 0 && now - since > STUCK_NANOS || latest != 0 && now - latest > 0;
            Thread own = thread;
            return !failed && !stuck && (own == null || own.isAlive() || !goesOn.getAsBoolean());
        }

        /** Runs a task once. Exceptions are reported and do not prevent later runs. */
        public void take(Turn what) {
            began = System.nanoTime() | 1;
            try {
                what.take();
                failed = false;
                waits = false;
            } catch (StoreUnavailableException gone) {
                // {@code /ready} reports an unavailable store separately, so this part does not count as failed.
                failed = false;
                waits = true;
            } catch (Throwable wrong) {
                failed = true;
                fault(wrong);
            } finally {
                began = 0;
            }
        }

        /**
         * Counts an error and reports it to the operator, unless an equal error was reported recently. The run continues.
         */
        public void fault(Throwable wrong) {
            faults.increment();
            long now = System.nanoTime();
            String what = String.valueOf(wrong);
            if (reported.size() > 100) {
                reported.clear();
            }
            Long before = reported.put(what, now);
            if (before == null || now - before > REPORT_NANOS) {
                log.accept("The part \"" + name + "\" of the service failed and keeps running: " + what + at(wrong));
            }
        }

        /** Repeats a task on a separate thread while a condition is true. */
        public Part thread(BooleanSupplier whether, Turn what) {
            goesOn = whether;
            turn = what;
            revive();
            return this;
        }

        /**
         * Repeats a task on a scheduler.
         *
         * @param millis delay between two runs in milliseconds
         */
        public Part every(ScheduledExecutorService clock, long millis, Turn what) {
            long within = STUCK_NANOS + TimeUnit.MILLISECONDS.toNanos(millis);
            due = System.nanoTime() + within | 1;
            clock.scheduleWithFixedDelay(
                    () -> {
                        take(what);
                        due = System.nanoTime() + within | 1;
                    },
                    millis,
                    millis,
                    TimeUnit.MILLISECONDS);
            return this;
        }

        private synchronized void revive() {
            if (turn != null && goesOn.getAsBoolean() && (thread == null || !thread.isAlive())) {
                began = 0;
                thread = DaemonThreads.named(name).newThread(this::run);
                thread.start();
            }
        }

        private void run() {
            try {
                while (goesOn.getAsBoolean()) {
                    if (failed || waits) {
                        TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
                    }
                    take(turn);
                }
            } catch (InterruptedException asked) {
                // The service never interrupts this thread intentionally, so it is restarted.
            } finally {
                died();
            }
        }

        /** Starts a replacement thread. A thread that died cannot report the cause. */
        private synchronized void died() {
            if (thread == Thread.currentThread()) {
                thread = null;
                revive();
            }
        }

        /**
         * Waits until the thread has ended.
         *
         * @param millis timeout in milliseconds
         */
        public void join(long millis) {
            Thread own = thread;
            try {
                if (own != null) {
                    own.join(millis);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private static String at(Throwable wrong) {
        StackTraceElement[] trace = wrong.getStackTrace();
        return trace.length == 0 ? "" : " at " + trace[0];
    }
}
