package dev.oya.service.table;

import dev.oya.bots.Bot;
import dev.oya.input.PackException;
import dev.oya.record.Json;
import dev.oya.service.http.HttpProblem;
import dev.oya.store.EventRow;
import dev.oya.store.MatchRow;
import dev.oya.store.Standing;
import dev.oya.store.Store;
import dev.oya.view.SeatJson;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Future;
import java.util.concurrent.locks.ReentrantLock;
import tools.jackson.databind.node.ObjectNode;

/**
 * A table in memory, its one writer and who listens. Whatever is not known to be in the store is forgotten and folded anew.
 * Everything but {@link #lock} is used by whoever holds the lock.
 */
final class TableLock {
    final ReentrantLock lock = new ReentrantLock();
    final String id;
    final Presence presence = new Presence();
    private final Tables tables;
    private final Store store;
    private final Feed audience = new Feed(presence, this::told);
    private TableState state;
    private List<ObjectNode> latest = List.of();
    volatile boolean forgotten;
    volatile long touched = System.nanoTime();
    /** Whether a person has asked for it, or listened, since that was last noted in the store. */
    volatile boolean used;
    /** When that was noted, by {@link System#nanoTime}; 0 where it never was. Of the clock's thread. */
    long noted;
    /** What is to be done next by itself. */
    Future<?> plan;
    /** Since when the round is over, by {@link System#nanoTime}; 0 where it is not. */
    long overSince;
    /** The version at which no bot wanted to speak out of turn. */
    long silentAt = -1;

    final Map<String, Bot> bots = new HashMap<>();

    TableLock(String id, Tables tables, Store store) {
        this.id = id;
        this.tables = tables;
        this.store = store;
    }

    /** The table as far as this process knows; null where there is none. */
    TableState state() {
        touched = System.nanoTime();
        if (state == null) {
            MatchRow row = store.match(id).orElse(null);
            if (row == null) {
                return null;
            }
            TableState fresh = new TableState(row, tables.rules(row));
            latest = fresh.opening();
            state = fresh;
            read();
        }
        return state;
    }

    /** Reads what other processes have accepted. */
    void read() {
        if (state == null) {
            state();
            return;
        }
        for (EventRow event : store.events(id, state.version())) {
            follow(event);
        }
    }

    private void follow(EventRow event) {
        try {
            latest = state.apply(event);
        } catch (RuntimeException broken) {
            state = null;
            throw broken;
        }
        publish();
    }

    /** Lost the race: another process was first. What it accepted has been read. */
    static final class Late extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Late() {
            super("another was first", null, false, false);
        }
    }

    /**
     * Accepts what can be accepted as the table stands, once the store has it.
     *
     * @throws Late where another process was first
     * @throws PackException where its rules fail while it is carried out: then the table is as it was, and says so
     */
    void accept(Accepted accepted) {
        try {
            carryOut(accepted);
        } catch (PackException broken) {
            if (state() != null) {
                stop(Stopped.by(broken, state.rules()));
            }
            throw broken;
        }
    }

    /** Says, once, that the rules of the table fail where it would go on: to everyone there, and to the operator. */
    void stop(Stopped why) {
        if (state.stopped() == null && !state.isOver()) {
            carryOut(new Accepted(AcceptedKind.STOP, -1, why.why()));
            store.watch().tell("Table " + id + " cannot go on: " + why.line());
        }
    }

    private void carryOut(Accepted accepted) {
        EventRow event = accepted.row(id, state.version() + 1);
        boolean kept = false;
        try {
            Standing before = state.standing();
            List<ObjectNode> happened = state.apply(event);
            kept = store.append(event, before.equals(state.standing()) ? null : state.standing());
            latest = happened;
        } finally {
            if (!kept) {
                state = null;
            }
        }
        if (state == null) {
            state();
            throw new Late();
        }
        publish();
    }

    private void publish() {
        touched = System.nanoTime();
        if (!state.standing().live()) {
            tables.mine.remove(id);
        }
        try {
            audience.hear(state.version());
        } finally {
            tables.changed(this);
        }
    }

    /** What came of the version that was accepted last, as a seat may see it. */
    byte[] answer(int seat, String language) {
        return audience.answer(seat, language);
    }

    private ObjectNode told(int seat, String language) {
        return history().answer(state, latest, seat, language);
    }

    /** What was accepted at it before. */
    PastVersions history() {
        return new PastVersions(state.row(), state.rules(), store);
    }

    /**
     * Listens from now on, after what was missed.
     *
     * @param last the last version that the listener has, or -1
     */
    Feed.Listener listen(int seat, String language, long last, Feed.Sink sink) {
        long version = state.version();
        Feed.Listener listener = new Feed.Listener(seat, language, sink, version);
        if (last < 0 || last > version) {
            audience.tell(listener, version, Json.bytes(history().answer(state, List.of(), seat, language)));
        } else if (last < version) {
            history().after(last, seat, language, (event, answer) -> {
                audience.tell(listener, event.seq(), Json.bytes(answer));
                return event.seq() < version;
            });
        }
        audience.add(listener);
        return listener;
    }

    /** For how many milliseconds nothing has been heard from the person at a seat. */
    long unseenMillis(int seat) {
        return audience.hears(seat) ? 0 : presence.unseenMillis(seat);
    }

    /** Whether this process moves its bots. */
    boolean isMine() {
        return tables.mine.contains(id);
    }

    boolean isHeard() {
        return audience.isHeard();
    }

    /** The version in memory; 0 where it must be folded first. */
    long version() {
        return state == null ? 0 : state.version();
    }

    /** Tells other processes, now and then, that the persons who listen are there. */
    void tellWhoListens() {
        for (Feed.Listener one : audience.all()) {
            used = true;
            if (one.seat != SeatJson.PUBLIC && state != null && state.chairs().get(one.seat).token != null) {
                presence.seen(
                        one.seat,
                        state.chairs().get(one.seat).token,
                        store,
                        id,
                        state.config().away());
            }
        }
    }

    /** Ends what the holder of the lock did; then whoever listens is told of it. */
    void unlock() {
        audience.forget();
        lock.unlock();
        if (!lock.isHeldByCurrentThread()) {
            audience.flush();
        }
    }

    /** Lets go of what can be folded again. */
    void forget() {
        state = null;
    }

    /** The seat whose token this is. */
    int seatOf(String token) {
        TableState table = state();
        String hash = SeatHolder.hash(token);
        int found = SeatJson.PUBLIC;
        for (SeatHolder chair : table == null ? List.<SeatHolder>of() : table.chairs()) {
            found = SeatHolder.same(chair.token, hash) ? chair.seat : found;
        }
        if (found == SeatJson.PUBLIC) {
            throw new HttpProblem(401, "wrong-token");
        }
        presence.seen(found, hash, store, id, table.config().away());
        return found;
    }

    /** A seat that was away is there again. */
    void back(int seat) {
        if (state.chairs().get(seat).away) {
            accept(new Accepted(AcceptedKind.BACK, seat));
        }
    }
}
