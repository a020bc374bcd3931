package dev.oya.service.table;

import dev.oya.answers.ViewJson;
import dev.oya.bots.Bot;
import dev.oya.input.PackException;
import dev.oya.notation.Json;
import dev.oya.service.http.HttpProblem;
import dev.oya.store.EventRow;
import dev.oya.store.MatchListing;
import dev.oya.store.MatchRow;
import dev.oya.store.Store;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A table in memory, its lock and its streams. State is discarded and replayed if it might differ from the store. {@link #lock}
 * guards all fields that are not volatile, unless their comments state otherwise.
 */
final class TableLock {
    private static final String CLOCK = "clock";

    final ReentrantLock lock = new ReentrantLock();
    final String id;
    final Presence presence = new Presence();
    private final Tables tables;
    private final Store store;
    private final Feed feed = new Feed(presence, this::answer);
    private final WaitingReport waiting;
    private TableState state;
    private List<TableEvent> latest = List.of();
    volatile boolean forgotten;
    volatile long touched = System.nanoTime();
    /** Whether a person has used the table since its use was last recorded in the store. */
    volatile boolean used;
    /**
     * Time at which use was last recorded, as a value of {@link System#nanoTime}, or 0 if it never was. Confined to the clock's
     * threads.
     */
    long noted;
    /** The scheduled automatic action. */
    Future<?> plan;
    /** The thinking time of people. */
    private Waits waits;
    /** Time at which the round ended, as a value of {@link System#nanoTime}, or 0 if it is not over. */
    long overSince;
    /** Version at which no bot chose to act out of turn. */
    long silentAt = -1;

    final Map<String, Bot> bots = new HashMap<>();

    TableLock(String id, Tables tables, Store store) {
        this.id = id;
        this.tables = tables;
        this.store = store;
        this.waiting = new WaitingReport(this, store);
    }

    /** Returns the latest state that this process has read, or null if the table does not exist. */
    TableState state() {
        touched = System.nanoTime();
        if (state == null) {
            MatchRow row = store.match(id).orElse(null);
            if (row == null) {
                return null;
            }
            TableState fresh = new TableState(row, tables.rules(row));
            latest = fresh.opening();
            waits = new Waits(fresh.seats().size());
            waits.changed(fresh.waitedFor(), fresh.isInRound(), true, 0);
            state = fresh;
            read();
        }
        return state;
    }

    /** Reads the changes that other processes have accepted. */
    void read() {
        if (state == null) {
            state();
            return;
        }
        List<EventRow> events = store.eventsIfKept(id, state.version()).orElse(null);
        if (events == null) {
            // The table has been deleted.
            state = null;
            return;
        }
        for (EventRow event : events) {
            if (event.kind().equals(Forgetting.KIND) && state.seats().get(event.seat()).name != null) {
                // Earlier changes have been rewritten without the name.
                reread();
                return;
            }
            follow(event);
        }
    }

    private void reread() {
        tables.past.forget(id);
        state = null;
        state();
    }

    /** Deletes the names of all people who ever took a seat, also from earlier changes. */
    void forgetName(int seat) {
        boolean kept = false;
        try {
            kept = new Forgetting(store, state.row()).seat(seat);
        } finally {
            reread();
        }
        if (!kept) {
            throw new VersionConflictException();
        }
    }

    private void follow(EventRow event) {
        Accepted accepted;
        try {
            accepted = state.rules().codec().read(event);
            latest = state.apply(accepted);
        } catch (RuntimeException broken) {
            state = null;
            throw broken;
        }
        publish(accepted, event.age());
    }

    /** Thrown if another process has accepted a change first. That change has then been read. */
    static final class VersionConflictException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        VersionConflictException() {
            super("another process accepted a change first", null, false, false);
        }
    }

    /**
     * Checks a change and applies it.
     *
     * @throws HttpProblem if the change is refused; the table is then unchanged
     */
    void ask(Accepted wanted, String language) {
        orRefuse(Decider.refusal(state, wanted, language));
        accept(wanted);
    }

    static void orRefuse(HttpProblem refusal) {
        if (refusal != null) {
            throw refusal;
        }
    }

    /**
     * Applies a checked change and stores it.
     *
     * @throws VersionConflictException if another process accepted a change first
     * @throws PackException if the rules fail; the table is then stopped without the change
     */
    void accept(Accepted accepted) {
        try {
            carryOut(accepted.kept(state.rules()));
        } catch (PackException broken) {
            if (state() != null) {
                stop(TableFailure.by(broken, state.rules()));
            }
            throw broken;
        }
    }

    /** Stops the table because its rules fail. Reports the failure once to the table and to the operator. */
    void stop(TableFailure why) {
        if (state.stopped() == null && !state.isOver()) {
            carryOut(new Accepted.Halted(why));
            store.watch().report("Table " + id + " has stopped: " + why.line());
        }
    }

    private void carryOut(Accepted accepted) {
        EventRow event = state.rules().codec().write(id, state.version() + 1, accepted);
        boolean committed = false;
        try {
            MatchListing before = state.listing();
            List<TableEvent> happened = state.apply(accepted);
            committed = store.append(event, before.equals(state.listing()) ? null : state.listing());
            latest = happened;
        } finally {
            if (!committed) {
                state = null;
            }
        }
        if (state == null) {
            state();
            throw new VersionConflictException();
        }
        publish(accepted, 0);
    }

    /**
     * Publishes a change.
     *
     * @param age milliseconds since the change was accepted
     */
    private void publish(Accepted accepted, long age) {
        touched = System.nanoTime();
        waits.changed(state.waitedFor(), state.isInRound(), accepted instanceof Accepted.Moved, age);
        if (!state.listing().live()) {
            tables.mine.remove(id);
        }
        try {
            feed.publish(state.version(), state::token);
            if (state.config().timing().hasClock()) {
                feed.sendAll(CLOCK, language -> spent());
            }
        } finally {
            tables.changed(this);
        }
        waiting.send(feed);
    }

    /** Returns the current version as a seat sees it. */
    byte[] answer(int seat, String language) {
        return tables.past.present(state, latest, seat, language);
    }

    /**
     * Opens a stream. It starts with the versions that the client missed.
     *
     * @param last the last version that the client has, or -1
     * @param opening opens the sink; its argument must be called when the stream has ended
     */
    void listen(int seat, String language, long last, Function<Runnable, Feed.Sink> opening) {
        long version = state.version();
        Feed.Listener listener = new Feed.Listener(seat, state.token(seat), language, version, opening);
        if (last < 0 || last > version) {
            feed.send(listener, version, tables.past.written(state, List.of(), seat, language));
        } else {
            long missed = last;
            for (byte[] data : tables.past.after(state, last, seat, language)) {
                feed.send(listener, ++missed, data);
            }
        }
        feed.add(listener);
        if (state.config().timing().hasClock()) {
            feed.say(listener, CLOCK, spent());
        }
        waiting.send(feed, listener);
    }

    /** Returns the time used for the current move, and the time used by each seat in the round. */
    private byte[] spent() {
        ObjectNode json = Json.object().put("version", state.version());
        json.put("spent", state.isInRound() ? waits.ofMove(state.next()) / 1000.0 : 0);
        ArrayNode rounds = json.putArray("rounds");
        state.seats().forEach(holder -> rounds.add(waits.ofRound(holder.seat) / 1000.0));
        return Json.bytes(json);
    }

    /** Returns the milliseconds until a seat's time for the move or for the round is over. */
    long untilLate(int seat) {
        return Math.min(
                left(state.config().timing().clock(), waits.ofMove(seat)),
                left(state.config().timing().roundClock(), waits.ofRound(seat)));
    }

    private static long left(int seconds, long spent) {
        return seconds == 0 ? Long.MAX_VALUE : TimeUnit.SECONDS.toMillis(seconds) - spent;
    }

    /** Queues a seat's phrase for all streams of this node. */
    void say(int seat, String phrase) {
        touched = System.nanoTime();
        feed.sendAll("said", language -> Json.bytes(QuickPhrases.event(seat, phrase, language)));
    }

    /** Returns the milliseconds since the person in a seat was last noticed, or 0 while the person has a stream. */
    long unseenMillis(int seat) {
        return feed.hasStream(seat) ? 0 : presence.unseenMillis(seat);
    }

    /** Returns whether this process moves the bots of the table. */
    boolean isMine() {
        return tables.mine.contains(id);
    }

    boolean hasStreams() {
        return feed.hasStreams();
    }

    /** Returns the version in memory, or 0 if the table must be replayed first. */
    long version() {
        return state == null ? 0 : state.version();
    }

    /** Occasionally records in the store that people with streams are present. */
    void recordListeners() {
        feed.count();
        for (Feed.Listener one : feed.all()) {
            used = true;
            String token = state == null ? null : state.token(one.seat);
            if (token != null) {
                presence.seen(
                        one.seat, token, store, id, state.config().timing().away());
            }
        }
        if (state != null && hasStreams()) {
            waiting.update(feed);
        }
    }

    /** Releases the lock, and then sends the queued events. */
    void unlock() {
        lock.unlock();
        if (!lock.isHeldByCurrentThread()) {
            feed.flush();
        }
    }

    /** Ends the streams and discards the state of a deleted table. */
    void end() {
        feed.endAll();
        forget();
    }

    /** Discards the state, which can be replayed from the store. */
    void forget() {
        state = null;
    }

    /**
     * Returns the seat with the given token.
     *
     * @throws HttpProblem with status 401 if the token is invalid
     */
    int seatOf(String token) {
        TableState table = state();
        String hash = SeatHolder.hash(token);
        int found = ViewJson.PUBLIC;
        for (SeatHolder holder : table == null ? List.<SeatHolder>of() : table.seats()) {
            found = SeatHolder.same(holder.token, hash) ? holder.seat : found;
        }
        if (found == ViewJson.PUBLIC) {
            throw new HttpProblem(401, "wrong-token");
        }
        presence.seen(found, hash, store, id, table.config().timing().away());
        return found;
    }

    /**
     * Returns whether the table may be watched with a token.
     *
     * @param token token of a request, or null if it has none, which suffices for an open table
     */
    boolean isWatchedWith(String token) {
        return state != null
                && (token == null ? state.config().open() : state.secret().isForWatching(token));
    }

    /** Returns whether the current token of a seat has been used. */
    boolean isTokenUsed(int seat) {
        String token =
                seat < 0 || seat >= state.seats().size() ? null : state.seats().get(seat).token;
        return token != null && (presence.isUsed(token) || store.attendance().isUsed(id, seat, token));
    }

    /** Ends the absence of a person, unless the person has no time left in this round. */
    void back(int seat) {
        if (state.seats().get(seat).away && left(state.config().timing().roundClock(), waits.ofRound(seat)) > 0) {
            accept(new Accepted.Attended(seat, false));
        }
    }
}
