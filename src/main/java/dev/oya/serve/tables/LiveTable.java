package dev.oya.serve.tables;

import dev.oya.bots.Bot;
import dev.oya.record.Json;
import dev.oya.serve.Problem;
import dev.oya.store.EventRow;
import dev.oya.store.MatchRow;
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
final class LiveTable {
    final ReentrantLock lock = new ReentrantLock();
    final String id;
    final Presence presence = new Presence();
    private final Tables tables;
    private final Store store;
    private final Audience audience = new Audience(this::told);
    private TableState state;
    private List<ObjectNode> latest = List.of();
    /** Whether this process moves its bots. */
    volatile boolean mine;

    volatile boolean forgotten;
    volatile long touched = System.nanoTime();
    /** What is to be done next by itself. */
    Future<?> plan;
    /** Since when the round is over, by {@link System#nanoTime}; 0 where it is not. */
    long overSince;
    /** The version at which no bot wanted to speak out of turn. */
    long silentAt = -1;

    final Map<String, Bot> bots = new HashMap<>();

    LiveTable(String id, Tables tables, Store store) {
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
     * Accepts something, once the store has it.
     *
     * @throws Late where another process was first
     * @throws TableState.Refusal where the rules refuse it
     */
    void accept(Kind kind, int seat, ObjectNode body) {
        boolean free = state.isFree();
        boolean live = !state.isOver();
        EventRow event = new EventRow(id, state.version() + 1, kind.word(), seat, body.toString());
        boolean kept = false;
        try {
            List<ObjectNode> happened = state.apply(event);
            boolean changed = free != state.isFree() || live == state.isOver();
            kept = store.append(event, changed, state.isFree(), !state.isOver());
            latest = happened;
        } catch (TableState.Refusal refused) {
            kept = true;
            throw refused;
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
        audience.hear(state.version());
        tables.changed(this);
    }

    /** What came of the version that was accepted last, as a seat may see it. */
    byte[] answer(int seat, String language) {
        return audience.answer(seat, language);
    }

    private ObjectNode told(int seat, String language) {
        return history().answer(state, latest, seat, language);
    }

    /** What was accepted at it before. */
    History history() {
        return new History(state.row(), state.rules(), store);
    }

    /**
     * Listens from now on, after what was missed.
     *
     * @param last the last version that the listener has, or -1
     */
    Audience.Listener listen(int seat, String language, long last, Audience.Sink sink) {
        long version = state.version();
        if (last < 0 || last > version) {
            ObjectNode now = history().answer(state, List.of(), seat, language);
            sink.send(version, Json.bytes(now));
        } else if (last < version) {
            history().after(last, seat, language, (event, answer) -> {
                sink.send(event.seq(), Json.bytes(answer));
                return event.seq() < version;
            });
        }
        Audience.Listener listener = new Audience.Listener(seat, language, sink, version);
        audience.add(listener);
        presence.streams(seat, 1);
        return listener;
    }

    void leave(Audience.Listener listener) {
        if (audience.remove(listener)) {
            presence.streams(listener.seat, -1);
        }
    }

    boolean isHeard() {
        return !audience.all().isEmpty();
    }

    /** The version in memory; 0 where it must be folded first. */
    long version() {
        return state == null ? 0 : state.version();
    }

    /** Tells other processes, now and then, that the persons who listen are there. */
    void tellWhoListens() {
        for (Audience.Listener one : audience.all()) {
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

    /** Ends what the holder of the lock did. */
    void leave() {
        audience.forget();
        lock.unlock();
    }

    /** Lets go of what can be folded again. */
    void forget() {
        state = null;
    }

    /** The seat whose token this is. */
    int seatOf(String token) {
        TableState table = state();
        String hash = Chair.hash(token);
        int found = SeatJson.PUBLIC;
        for (Chair chair : table == null ? List.<Chair>of() : table.chairs()) {
            found = Chair.same(chair.token, hash) ? chair.seat : found;
        }
        if (found == SeatJson.PUBLIC) {
            throw new Problem(401, "wrong-token");
        }
        presence.seen(found, hash, store, id, table.config().away());
        return found;
    }

    /** A seat that was away is there again. */
    void back(int seat) {
        if (state.chairs().get(seat).away) {
            accept(Kind.BACK, seat, Json.object());
        }
    }
}
