package dev.oya.service.table;

import dev.oya.input.PackException;
import dev.oya.play.table.Move;
import dev.oya.service.http.HttpProblem;
import dev.oya.store.Store;
import dev.oya.store.Watch;
import dev.oya.threads.DaemonThreads;
import java.util.Collection;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

/**
 * Performs the automatic actions at tables: moves bots, also for absent people, and starts the next rounds. Safe to share
 * between threads.
 */
final class Clock implements AutoCloseable {
    private static final int THREADS = 8;
    /** Delay in milliseconds before a bot moves for an absent person. */
    private static final long AWAY_PACE = 2_000;

    private static final long STORE_PAUSE = 1_000;

    private final ScheduledThreadPoolExecutor clock =
            new ScheduledThreadPoolExecutor(THREADS, DaemonThreads.named("tables"));

    private final Store store;
    private final Watch.Part acting;
    private Tables tables;

    Clock(Store store) {
        this.store = store;
        this.acting = store.watch().part("tables");
        clock.setRemoveOnCancelPolicy(true);
    }

    void drives(Tables all) {
        tables = all;
    }

    /** Repeats a task, which is monitored under the given name. */
    void every(long millis, String name, Watch.Turn what) {
        store.watch().part(name).every(clock, millis, what);
    }

    /** Runs a task for each table. Errors at one table do not affect the others. */
    void each(Collection<String> ids, Consumer<String> what) {
        for (String id : ids) {
            try {
                what.accept(id);
            } catch (HttpProblem away) {
                // The store is unavailable, and the task is repeated soon.
            } catch (RuntimeException wrong) {
                acting.fault(wrong);
            }
        }
    }

    /** Schedules the next automatic action at a table that has changed. Requires the table's lock. */
    void plan(TableLock table) {
        if (table.plan != null) {
            table.plan.cancel(false);
            table.plan = null;
        }
        if (!table.isMine()) {
            return;
        }
        long wait;
        try {
            wait = wait(table);
        } catch (RuntimeException | StackOverflowError broken) {
            // Schedules the action at once. It fails with the same error, which is then reported at the table.
            wait = 0;
        }
        if (wait >= 0) {
            table.plan = clock.schedule(() -> act(table.id), wait, TimeUnit.MILLISECONDS);
        }
    }

    /** Schedules the next automatic action at a table that may not be in memory yet. */
    void wake(String id) {
        try {
            tables.at(id, true, table -> {
                plan(table);
                return null;
            });
        } catch (HttpProblem away) {
            later(() -> wake(id));
        } catch (RuntimeException wrong) {
            acting.fault(wrong);
        }
    }

    private void later(Runnable what) {
        if (!clock.isShutdown()) {
            clock.schedule(what, STORE_PAUSE, TimeUnit.MILLISECONDS);
        }
    }

    /** Returns the milliseconds until the next automatic action, or a negative number if there is none. */
    private static long wait(TableLock table) {
        TableState state = table.state();
        if (state == null || state.match() == null || state.isOver() || state.stopped() != null) {
            return -1;
        }
        if (state.isBetweenRounds()) {
            table.overSince = table.overSince == 0 ? System.nanoTime() : table.overSince;
            return untilNextRound(table);
        }
        table.overSince = 0;
        long wait = Long.MAX_VALUE;
        for (int seat : state.movers()) {
            SeatHolder holder = state.seats().get(seat);
            boolean silent = table.silentAt == state.version() && seat != state.next();
            if (holder.mover() != null && !silent) {
                wait = Math.min(
                        wait, holder.away ? AWAY_PACE : state.config().timing().pace());
            }
        }
        for (int seat : state.waitedFor()) {
            wait = Math.min(wait, Math.max(100, Math.min(untilAway(table, seat), table.untilLate(seat))));
        }
        return wait == Long.MAX_VALUE ? -1 : wait;
    }

    /** Returns the milliseconds until the next round begins automatically, or -1 if it waits for a person. */
    static long untilNextRound(TableLock table) {
        long most = nextRound(table.state());
        long passed = table.overSince == 0 ? 0 : since(table.overSince);
        return most < 0 ? -1 : Math.max(0, most - passed);
    }

    /** Returns the milliseconds until a person counts as absent. */
    static long untilAway(TableLock table, int seat) {
        int away = table.state().config().timing().away();
        return away == 0 ? Long.MAX_VALUE : TimeUnit.SECONDS.toMillis(away) - table.unseenMillis(seat);
    }

    private static long nextRound(TableState state) {
        if (state.seats().stream().noneMatch(SeatHolder::isThere)) {
            return state.config().timing().pace();
        }
        int next = state.config().timing().next();
        return next == TableConfig.Timing.NEVER ? -1 : TimeUnit.SECONDS.toMillis(next);
    }

    private static long since(long nanos) {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - nanos);
    }

    private void act(String id) {
        AtomicLong version = new AtomicLong(-1);
        try {
            BotTurn bots = tables.at(id, false, table -> {
                boolean driven = isDriven(table);
                version.set(driven ? table.state().version() : -1);
                return driven && table.state().stopped() == null ? due(table) : null;
            });
            if (bots != null) {
                Move move = bots.move();
                tables.at(id, false, table -> say(table, bots, move));
            }
        } catch (HttpProblem away) {
            later(() -> act(id));
        } catch (RuntimeException | StackOverflowError | LinkageError broken) {
            stop(id, version.get(), broken);
        } catch (Throwable wrong) {
            acting.fault(wrong);
            later(() -> act(id));
        }
    }

    /** Stops a table whose rules fail. Reports the failure to the table and to the operator. */
    private void stop(String id, long version, Throwable broken) {
        if (clock.isShutdown()) {
            return;
        }
        try {
            tables.at(id, true, table -> {
                if (isDriven(table)
                        && table.state().version() == version
                        && table.state().stopped() == null) {
                    table.stop(TableFailure.by(broken, table.state().rules()));
                    if (!(broken instanceof PackException)) {
                        acting.fault(broken);
                    }
                } else if (isDriven(table)) {
                    plan(table);
                }
                return null;
            });
        } catch (RuntimeException wrong) {
            acting.fault(wrong);
            later(() -> act(id));
        }
    }

    private static boolean isDriven(TableLock table) {
        return table.state() != null && table.isMine() && !table.forgotten;
    }

    /**
     * Performs the automatic action that is due, or schedules it if it is not due yet. Returns the bots that must choose after
     * the lock is released, or null.
     */
    private BotTurn due(TableLock table) {
        TableState state = table.state();
        if (state.isBetweenRounds()) {
            if (untilNextRound(table) == 0) {
                table.accept(new Accepted.RoundBegun());
                return null;
            }
        } else if (state.isInRound()) {
            return awayIfGone(table) ? null : new BotTurn(table, state.movers());
        }
        plan(table);
        return null;
    }

    private boolean awayIfGone(TableLock table) {
        TableState state = table.state();
        long away = TimeUnit.SECONDS.toMillis(state.config().timing().away());
        for (int seat : state.waitedFor()) {
            boolean gone = untilAway(table, seat) <= 0;
            // The person may have a stream at another node, which is recorded in the store.
            if (table.untilLate(seat) <= 0
                    || gone
                            && (!store.isShared()
                                    || store.attendance().unseen(table.id, seat).orElse(away) >= away)) {
                table.accept(new Accepted.Attended(seat, true));
                return true;
            }
            if (gone) {
                table.presence.streamEnded(seat, System.nanoTime());
            }
        }
        return false;
    }

    /**
     * Makes the move that a bot chose, unless the table has changed. If it has, the change has already scheduled the next action.
     */
    private Void say(TableLock table, BotTurn bots, Move move) {
        if (isDriven(table) && bots.isOf(table)) {
            if (move == null) {
                table.silentAt = table.state().version();
                plan(table);
            } else {
                table.accept(new Accepted.Moved(true, move));
            }
        }
        return null;
    }

    @Override
    public void close() {
        clock.shutdownNow();
        try {
            clock.awaitTermination(5, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
