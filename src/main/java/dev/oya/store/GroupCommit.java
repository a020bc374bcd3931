package dev.oya.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.PreparedBatch;

/**
 * Writes to the database on one thread. Writes that arrive during a commit share the next transaction, so that one disk access
 * serves many moves. Safe to share between threads.
 */
final class GroupCommit implements AutoCloseable {
    /** Maximum number of waiting writes. A longer queue means that the store is unavailable. */
    private static final int MOST_WAITING = 4_096;

    private static final int MOST_TOGETHER = 512;
    private static final long PATIENCE_MILLIS = 5_000;
    /** A write within a transaction. */
    interface Write<T> {
        T in(Handle handle);
    }

    /**
     * A waiting write. All nodes sort their writes by key, which prevents deadlocks between their transactions.
     *
     * @param order sort key
     * @param event the event to insert together with the other events of the batch, or null if the write has no event
     * @param write executed if the write has no event, or after the event was inserted
     * @param late executed if the number of the event is already taken
     */
    private record Waiting<T>(String order, EventRow event, Write<T> write, Write<T> late, CompletableFuture<T> done) {
        Runnable in(Handle handle, boolean kept) {
            T result = (kept ? write : late).in(handle);
            return () -> done.complete(result);
        }
    }

    private final BlockingQueue<Waiting<?>> queue = new ArrayBlockingQueue<>(MOST_WAITING);
    private final Jdbi jdbi;
    private final BiConsumer<Handle, Set<String>> after;
    private final String insert;
    private final Watch watch;
    private final Watch.Part part;
    private volatile boolean closed;
    private volatile LongConsumer timer = nanos -> {};

    /**
     * Starts the writing thread.
     *
     * @param now SQL expression for the time by the clock of the database
     * @param after called at the end of each transaction with the sort keys of its writes
     */
    GroupCommit(Jdbi jdbi, String now, Watch watch, BiConsumer<Handle, Set<String>> after) {
        this.jdbi = jdbi;
        this.insert = "INSERT INTO event (match, seq, kind, seat, body, made) VALUES (?, ?, ?, ?, ?, " + now
                + ") ON CONFLICT DO NOTHING";
        this.after = after;
        this.watch = watch;
        this.part = watch.part("oya-store").thread(() -> !closed || !queue.isEmpty(), this::turn);
    }

    /** Sets a consumer of the duration of each transaction, in nanoseconds. */
    void timed(LongConsumer by) {
        timer = by;
    }

    /**
     * Executes a write and returns its result after the commit.
     *
     * @throws StoreUnavailableException if the store is unavailable; the outcome of the write is then unknown
     */
    <T> T write(String order, Write<T> write) {
        return await(new Waiting<>(order, null, write, write, new CompletableFuture<>()));
    }

    /**
     * Inserts an event, unless its number is taken. Returns after the commit.
     *
     * @param besides further changes, made in the same transaction if the event is inserted
     * @return whether the event was inserted
     * @throws StoreUnavailableException if the store is unavailable; the outcome of the write is then unknown
     */
    boolean append(EventRow event, Consumer<Handle> besides) {
        return await(new Waiting<>(
                event.match(),
                event,
                handle -> {
                    besides.accept(handle);
                    return true;
                },
                handle -> false,
                new CompletableFuture<>()));
    }

    private <T> T await(Waiting<T> waiting) {
        if (closed || !queue.offer(waiting)) {
            throw new StoreUnavailableException(null);
        }
        try {
            return waiting.done().get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new StoreUnavailableException(e);
        } catch (TimeoutException e) {
            waiting.done().cancel(false);
            throw new StoreUnavailableException(e);
        } catch (java.util.concurrent.ExecutionException e) {
            throw new StoreUnavailableException(e.getCause());
        }
    }

    private void turn() throws InterruptedException {
        Waiting<?> first = queue.poll(100, TimeUnit.MILLISECONDS);
        if (first != null) {
            List<Waiting<?>> batch = new ArrayList<>(List.of(first));
            try {
                queue.drainTo(batch, MOST_TOGETHER - 1);
                batch.sort(Comparator.comparing(Waiting::order));
                commit(batch);
            } catch (Throwable ours) {
                // Waiting callers learn immediately that the outcome is unknown.
                batch.forEach(one -> one.done().completeExceptionally(ours));
                throw ours;
            }
        }
    }

    private void commit(List<Waiting<?>> batch) {
        try {
            List<Runnable> done = new ArrayList<>(batch.size());
            // Skips writes whose caller has given up.
            List<Waiting<?>> wanted =
                    batch.stream().filter(one -> !one.done().isDone()).toList();
            long began = System.nanoTime();
            jdbi.useTransaction(handle -> {
                Set<EventRow> late = late(handle, wanted);
                wanted.forEach(one -> done.add(one.in(handle, !late.contains(one.event()))));
                after.accept(handle, batch.stream().map(Waiting::order).collect(Collectors.toCollection(TreeSet::new)));
            });
            timer.accept(System.nanoTime() - began);
            watch.written();
            done.forEach(Runnable::run);
        } catch (RuntimeException failed) {
            if (batch.size() > 1 && isOfOne(failed)) {
                batch.forEach(one -> commit(List.of(one)));
            } else {
                RuntimeException failure = isOfOne(failed) ? failed : watch.away(failed, true);
                batch.forEach(one -> one.done().completeExceptionally(failure));
            }
        }
    }

    /** Inserts the events in one batch. Returns the events that were not inserted because their numbers are taken. */
    private Set<EventRow> late(Handle handle, List<Waiting<?>> wanted) {
        List<EventRow> events =
                wanted.stream().map(Waiting::event).filter(Objects::nonNull).toList();
        Set<EventRow> late = Collections.newSetFromMap(new IdentityHashMap<>());
        if (!events.isEmpty()) {
            PreparedBatch batch = handle.prepareBatch(insert);
            events.forEach(event -> batch.add(event.match(), event.seq(), event.kind(), event.seat(), event.body()));
            int[] kept = batch.execute();
            for (int i = 0; i < kept.length; i++) {
                if (kept[i] == 0) {
                    late.add(events.get(i));
                }
            }
        }
        return late;
    }

    /** Returns whether the whole batch failed because of one invalid write or a conflict with another transaction. */
    private static boolean isOfOne(Exception failed) {
        for (Throwable cause = failed; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql) {
                String state = String.valueOf(sql.getSQLState());
                return state.startsWith("23")
                        || state.startsWith("40")
                        || String.valueOf(sql.getMessage()).contains("SQLITE_CONSTRAINT");
            }
        }
        return false;
    }

    @Override
    public void close() {
        closed = true;
        part.join(PATIENCE_MILLIS);
    }
}
