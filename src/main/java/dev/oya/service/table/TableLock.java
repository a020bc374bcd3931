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
 * A table in memory, its one writer and who listens. What is not known to be in the store is forgotten and folded anew.
 * All but {@link #lock} is used only by the thread that holds the lock.
 */
final class TableLock {
    private static final String CLOCK = "clock";

    final ReentrantLock lock = new ReentrantLock();
    final String id;
    final Presence presence = new Presence();
    private final Tables tables;
    private final Store store;
    private final Feed feed = new Feed(presence, this::answer);
    private TableState state;
    private List<TableEvent> latest = List.of();
    volatile boolean forgotten;
    volatile long touched = System.nanoTime();
    /** Whether a person has asked for it, or listened, since that was last noted in the store. */
    volatile boolean used;
    /** When that was noted, by {@link System#nanoTime}; 0 where it never was. Of the clock's thread. */
    long noted;
    /** What is to be done next by itself. */
    Future<?> plan;
    /** How long persons have been waited for. */
    private Waits waits;
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
            waits = new Waits(fresh.seats().size());
            waits.changed(fresh.waitedFor(), fresh.isInRound(), true, 0);
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

    /** Lost the race: another process was first. What it accepted has been read. */
    static final class VersionConflictException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        VersionConflictException() {
            super("another was first", null, false, false);
        }
    }

    /**
     * Carries out what is asked, where it can be accepted as the table stands.
     *
     * @throws HttpProblem where it is refused; then nothing has changed
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
     * Carries out what can be accepted as the table stands, and keeps it.
     *
     * @throws Late where another process was first
     * @throws PackException where its rules fail while it is carried out: then the table is as it was, and says so
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

    /** Says, once, that the rules of the table fail where it would go on: to everyone there, and to the operator. */
    void stop(TableFailure why) {
        if (state.stopped() == null && !state.isOver()) {
            carryOut(new Accepted.Halted(why));
            store.watch().tell("Table " + id + " cannot go on: " + why.line());
        }
    }

    private void carryOut(Accepted accepted) {
        EventRow event = state.rules().codec().write(id, state.version() + 1, accepted);
        boolean kept = false;
        try {
            MatchListing before = state.standing();
            List<TableEvent> happened = state.apply(accepted);
            kept = store.append(event, before.equals(state.standing()) ? null : state.standing());
            latest = happened;
        } finally {
            if (!kept) {
                state = null;
            }
        }
        if (state == null) {
            state();
            throw new VersionConflictException();
        }
        publish(accepted, 0);
    }

    /** @param age how many milliseconds ago it was accepted */
    private void publish(Accepted accepted, long age) {
        touched = System.nanoTime();
        waits.changed(state.waitedFor(), state.isInRound(), accepted instanceof Accepted.Moved, age);
        if (!state.standing().live()) {
            tables.mine.remove(id);
        }
        try {
            feed.hear(state.version(), state::token);
            if (state.config().hasClock()) {
                feed.tellAll(CLOCK, language -> spent());
            }
        } finally {
            tables.changed(this);
        }
    }

    /** What came of the version that was accepted last, as a seat may see it. */
    byte[] answer(int seat, String language) {
        return tables.past.present(state, latest, seat, language);
    }

    /**
     * Opens a stream, which begins with the versions that the client missed.
     *
     * @param last the last version that the client has, or -1
     * @param opening opens the sink of the events; its argument must be called when the stream has ended
     */
    void listen(int seat, String language, long last, Function<Runnable, Feed.Sink> opening) {
        long version = state.version();
        Feed.Listener listener = new Feed.Listener(seat, state.token(seat), language, version, opening);
        if (last < 0 || last > version) {
            feed.tell(listener, version, tables.past.written(state, List.of(), seat, language));
        } else {
            long missed = last;
            for (byte[] told : tables.past.after(state, last, seat, language)) {
                feed.tell(listener, ++missed, told);
            }
        }
        feed.add(listener);
        if (state.config().hasClock()) {
            feed.say(listener, CLOCK, spent());
        }
    }

    /** What is spent of the time for this move, and by each seat of its time for the round. */
    private byte[] spent() {
        ObjectNode told = Json.object().put("version", state.version());
        told.put("spent", state.isInRound() ? waits.ofMove(state.next()) / 1000.0 : 0);
        ArrayNode rounds = told.putArray("rounds");
        state.seats().forEach(holder -> rounds.add(waits.ofRound(holder.seat) / 1000.0));
        return Json.bytes(told);
    }

    /** After how many milliseconds the time of a seat is over, be it for its move or for the round. */
    long untilLate(int seat) {
        return Math.min(
                left(state.config().clock(), waits.ofMove(seat)),
                left(state.config().roundClock(), waits.ofRound(seat)));
    }

    private static long left(int seconds, long spent) {
        return seconds == 0 ? Long.MAX_VALUE : TimeUnit.SECONDS.toMillis(seconds) - spent;
    }

    /** Tells everybody who listens here what a seat says. */
    void say(int seat, String phrase) {
        touched = System.nanoTime();
        feed.tellAll("said", language -> Json.bytes(QuickPhrases.said(seat, phrase, language)));
    }

    /** For how many milliseconds nothing has been heard from the person at a seat. */
    long unseenMillis(int seat) {
        return feed.hears(seat) ? 0 : presence.unseenMillis(seat);
    }

    /** Whether this process moves its bots. */
    boolean isMine() {
        return tables.mine.contains(id);
    }

    /** Whether anybody listens. */
    boolean isHeard() {
        return feed.isHeard();
    }

    /** The version in memory; 0 where it must be folded first. */
    long version() {
        return state == null ? 0 : state.version();
    }

    /** Tells other processes, now and then, that the persons who listen are there. */
    void tellWhoListens() {
        feed.count();
        for (Feed.Listener one : feed.all()) {
            used = true;
            String token = state == null ? null : state.token(one.seat);
            if (token != null) {
                presence.seen(one.seat, token, store, id, state.config().away());
            }
        }
    }

    /** Lets go of the lock; then all listeners are told what was done under it. */
    void unlock() {
        lock.unlock();
        if (!lock.isHeldByCurrentThread()) {
            feed.flush();
        }
    }

    /** Ends the streams of a table that has been deleted. */
    void end() {
        feed.endAll();
        forget();
    }

    /** Drops the state, which can be replayed from the store. */
    void forget() {
        state = null;
    }

    /** The seat whose token this is. */
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
        presence.seen(found, hash, store, id, table.config().away());
        return found;
    }

    /** Whether somebody has used the token that was given for a seat. */
    boolean isTokenUsed(int seat) {
        String token =
                seat < 0 || seat >= state.seats().size() ? null : state.seats().get(seat).token;
        return token != null && (presence.isUsed(token) || store.attendance().isUsed(id, seat, token));
    }

    /** A seat that was away is there again, unless it has no time left in this round. */
    void back(int seat) {
        if (state.seats().get(seat).away && left(state.config().roundClock(), waits.ofRound(seat)) > 0) {
            accept(new Accepted.Attended(seat, false));
        }
    }
}
