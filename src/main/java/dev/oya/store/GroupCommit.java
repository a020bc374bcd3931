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
 * The one thread that writes: what came while it was waiting for the disk is kept in one transaction, so that many moves
 * share one wait. Safe to share between threads.
 */
final class GroupCommit implements AutoCloseable {
    /** More than this many wait for nothing: the store is away. */
    private static final int MOST_WAITING = 4_096;

    private static final int MOST_TOGETHER = 512;
    private static final long PATIENCE_MILLIS = 5_000;
    /** Something to be written. */
    interface Write<T> {
        T in(Handle handle);
    }

    /**
     * A write by its order: all nodes write in the same order, so that none waits for another that waits for it.
     *
     * @param event what was accepted at a table, to be kept together with that of other tables; null where it is something else
     * @param write what is written besides, where the event was kept
     * @param late what is done where another has its number
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
     * @param now the time by the clock of the database, in SQL
     * @param after what is done in each transaction, with the orders of what was written in it
     */
    GroupCommit(Jdbi jdbi, String now, Watch watch, BiConsumer<Handle, Set<String>> after) {
        this.jdbi = jdbi;
        this.insert = "INSERT INTO event (match, seq, kind, seat, body, made) VALUES (?, ?, ?, ?, ?, " + now
                + ") ON CONFLICT DO NOTHING";
        this.after = after;
        this.watch = watch;
        this.part = watch.part("oya-store").thread(() -> !closed || !queue.isEmpty(), this::turn);
    }

    /** Whom each transaction is told to, with how long it took in nanoseconds. */
    void timed(LongConsumer by) {
        timer = by;
    }

    /**
     * Writes, and returns when it is there for good.
     *
     * @throws StoreUnavailableException where that is not known
     */
    <T> T write(String order, Write<T> write) {
        return await(new Waiting<>(order, null, write, write, new CompletableFuture<>()));
    }

    /**
     * Keeps what was accepted at a table, unless its number is taken, and returns when it is there for good.
     *
     * @param besides what is written with it
     * @return whether it was kept
     * @throws StoreUnavailableException where that is not known
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
                // Those who wait hear at once that it is not known what became of it.
                batch.forEach(one -> one.done().completeExceptionally(ours));
                throw ours;
            }
        }
    }

    private void commit(List<Waiting<?>> batch) {
        try {
            List<Runnable> done = new ArrayList<>(batch.size());
            // What was given up is not written: its caller has been told that nobody knows.
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
                RuntimeException told = isOfOne(failed) ? failed : watch.away(failed, true);
                batch.forEach(one -> one.done().completeExceptionally(told));
            }
        }
    }

    /** Keeps events by one statement, and gives those that were not kept, because another has their number. */
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

    /** Whether one that cannot be written took the others with it, or two transactions hindered each other. */
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
