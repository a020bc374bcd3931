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
 * Looks after the threads that must live as long as the service. What is thrown in one of their turns is told to the
 * operator, and the next turn comes; a thread that dies is started again; and it can be asked which of them do not work.
 * Safe to share between threads.
 */
public final class Watch {
    /** A turn that takes longer than this is stuck. */
    private static final long STUCK_NANOS = TimeUnit.SECONDS.toNanos(60);

    /** After a turn that failed the next one waits for so long. */
    private static final long PAUSE_MILLIS = 500;

    /** The same fault of the same part is told once in so long. */
    private static final long TOLD_NANOS = TimeUnit.MINUTES.toNanos(1);

    /** The store must work for this long before it is reported to be back. */
    private static final long QUIET_NANOS = TimeUnit.SECONDS.toNanos(2);

    /** What a part does again and again. */
    public interface Turn {
        void take() throws Exception;
    }

    private final Map<String, Part> parts = new ConcurrentSkipListMap<>();
    private volatile Consumer<String> log = line -> {};
    /** The reasons reported since the store failed; empty while it works. */
    private final Set<StoreUnavailableException.Why> away = ConcurrentHashMap.newKeySet();
    /** Whether a write failed since then. */
    private volatile boolean unwritable;
    /** Time of the last failure, by {@link System#nanoTime}. */
    private volatile long lastFailure;

    private volatile Consumer<Part> added = part -> {};

    /** Where the operator is told of faults. */
    public void tells(Consumer<String> operator) {
        log = operator;
    }

    /** Notes that the store answered a question. It says nothing about writes if those have failed. */
    void read() {
        if (!away.isEmpty() && !unwritable) {
            back();
        }
    }

    /** Notes that the store accepted a write. */
    void written() {
        if (!away.isEmpty()) {
            back();
        }
    }

    /** Reports that the store is back, unless it failed a moment ago: a full disk accepts some writes and refuses others. */
    private synchronized void back() {
        if (!away.isEmpty() && System.nanoTime() - lastFailure > QUIET_NANOS) {
            log.accept("The store is back.");
            away.clear();
            unwritable = false;
        }
    }

    /**
     * Reports why the store failed, once for each reason until it is back.
     *
     * @param writing whether a write failed, so that answers to questions do not show that the store is back
     */
    synchronized StoreUnavailableException away(Throwable cause, boolean writing) {
        StoreUnavailableException now = new StoreUnavailableException(cause);
        lastFailure = System.nanoTime();
        unwritable |= writing;
        if (away.add(now.why())) {
            log.accept("The store is away: " + now.getMessage()
                    + ". It is asked again and again; what needs it is answered 503.");
        }
        return now;
    }

    /** Returns whether a write failed and the store is not back. */
    boolean isUnwritable() {
        return unwritable;
    }

    /** Returns whether the store failed and is not back. */
    boolean isAway() {
        return !away.isEmpty();
    }

    /** Tells the operator something. */
    public void tell(String line) {
        log.accept(line);
    }

    /** Who hears of each part, those that are there already included. */
    public void hears(Consumer<Part> listener) {
        added = listener;
        parts.values().forEach(listener);
    }

    /** A part by its name; it has no thread yet. */
    public Part part(String name) {
        return parts.computeIfAbsent(name, Part::new).told();
    }

    /** The parts that do not work now; threads among them that have died are started again. */
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

    /** Something that must go on working. */
    public final class Part {
        private final String name;
        private final LongAdder faults = new LongAdder();
        private final ConcurrentMap<String, Long> told = new ConcurrentHashMap<>();
        private volatile boolean failed;
        /** Whether the store was away in the last turn. */
        private volatile boolean waits;

        private volatile long began;
        /** When the next turn is due at the latest, by {@link System#nanoTime}; 0 where none is. */
        private volatile long due;

        private BooleanSupplier goesOn = () -> false;
        private Turn turn;
        private volatile Thread thread;

        private Part(String name) {
            this.name = name;
        }

        private Part told() {
            added.accept(this);
            return this;
        }

        public String name() {
            return name;
        }

        /** How many turns have failed. */
        public long faults() {
            return faults.sum();
        }

        /** Whether the last turn was done, none is stuck, and its thread lives where it has one. */
        public boolean works() {
            long since = began;
            long latest = due;
            long now = System.nanoTime();
            boolean stuck = since != 0 && now - since > STUCK_NANOS || latest != 0 && now - latest > 0;
            Thread own = thread;
            return !failed && !stuck && (own == null || own.isAlive() || !goesOn.getAsBoolean());
        }

        /** Takes a turn; a fault in it ends no later turn. */
        public void take(Turn what) {
            began = System.nanoTime() | 1;
            try {
                what.take();
                failed = false;
                waits = false;
            } catch (StoreUnavailableException gone) {
                // {@code /ready} says that the store is away.
                failed = false;
                waits = true;
            } catch (Throwable wrong) {
                failed = true;
                fault(wrong);
            } finally {
                began = 0;
            }
        }

        /** Tells the operator of a fault that did not end the turn. */
        public void fault(Throwable wrong) {
            faults.increment();
            long now = System.nanoTime();
            String what = String.valueOf(wrong);
            if (told.size() > 100) {
                told.clear();
            }
            Long before = told.put(what, now);
            if (before == null || now - before > TOLD_NANOS) {
                log.accept("The part \"" + name + "\" of the service failed, and goes on: " + what + at(wrong));
            }
        }

        /** Takes turns again and again on a thread of its own, as long as it is to go on. */
        public Part thread(BooleanSupplier whether, Turn what) {
            goesOn = whether;
            turn = what;
            revive();
            return this;
        }

        /** Takes turns on a clock, one {@code millis} milliseconds after the other. */
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
                // Nobody ends it so: it is started again.
            } finally {
                died();
            }
        }

        /** What ended the thread cannot be told by it: another takes its place. */
        private synchronized void died() {
            if (thread == Thread.currentThread()) {
                thread = null;
                revive();
            }
        }

        /** Waits until its thread has come to its end. */
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
