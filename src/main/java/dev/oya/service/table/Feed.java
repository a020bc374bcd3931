package dev.oya.service.table;

import dev.oya.answers.ViewJson;
import dev.oya.notation.Json;
import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;

/**
 * The streams of a table. An event is serialized once for each seat and language, because that is most of the work of a move. The
 * thread that holds the table's lock queues events, and {@link #flush} sends them in that order after the lock is released, so that
 * nothing a stream does can block the table.
 *
 * <p>A stream shows a seat's hand, so it ends with the token that opened it.
 */
final class Feed {
    /** Receiver of a stream's events. No method may block. */
    interface Sink {
        /** Sends a version. */
        void send(long version, byte[] data);

        /** Sends an event that belongs to no version and is not repeated, to clients that asked for such events. */
        default void say(String event, byte[] data) {}

        /** Ends the stream and drops events that have not been sent. */
        default void end() {}
    }

    /** An open stream and the last version queued for it. */
    static final class Listener {
        final int seat;
        /** Hash of the token that opened the stream, or null for the public. */
        private final String token;

        private final String language;
        private final Sink sink;
        private long last;
        /** When its stream ended, by {@link System#nanoTime}; 0 as long as it has not. */
        private volatile long ended;

        /**
         * Opens a stream.
         *
         * @param token hash of the seat's token, or null for the public
         * @param last the last version that the client receives otherwise
         * @param opening opens the sink; its argument must be called when the stream has ended, possibly at once
         */
        Listener(int seat, String token, String language, long last, Function<Runnable, Sink> opening) {
            this.seat = seat;
            this.token = token;
            this.language = language;
            this.last = last;
            this.sink = opening.apply(this::end);
        }

        /** Its stream has ended. Any thread may say so, whatever it holds: nothing else is touched. */
        void end() {
            ended = System.nanoTime() | 1;
        }
    }

    /** Says what came of the last version: the same to all who ask for the same seat in the same language. */
    interface Teller {
        byte[] tell(int seat, String language);
    }

    /** What is to be sent to one of them. */
    private record PendingEvent(Listener to, Consumer<Sink> what) {
        void send() {
            if (to.ended == 0) {
                try {
                    what.accept(to.sink);
                } catch (RuntimeException | Error broken) {
                    // This stream cannot be told any more; the others are.
                    to.end();
                }
            }
        }
    }

    private static final String WATCHING = "watching";
    private static final int NOT_ALL = -1;

    private final List<Listener> listeners = new CopyOnWriteArrayList<>();
    private final Queue<PendingEvent> pending = new ConcurrentLinkedQueue<>();
    /** How many look on, as everybody was told. */
    private int told;

    /** How often it was asked to send since nobody was sending. */
    private final AtomicInteger asked = new AtomicInteger();

    private final Presence presence;
    private final Teller teller;

    /** @param presence is told of people whose streams have ended */
    Feed(Presence presence, Teller teller) {
        this.presence = presence;
        this.teller = teller;
    }

    void add(Listener listener) {
        all();
        listeners.add(listener);
        // A listener who comes to a table that is looked at has not been told yet.
        told = told == 0 ? 0 : NOT_ALL;
        count();
    }

    /** Tells everybody how many look on, where not all of them know. */
    void count() {
        int now =
                (int) all().stream().filter(one -> one.seat == ViewJson.PUBLIC).count();
        if (now != told) {
            told = now;
            byte[] data = Json.bytes(Json.object().put(WATCHING, now));
            tellAll(WATCHING, language -> data);
        }
    }

    /** Tells everybody something that is of no version. */
    void tellAll(String event, Function<String, byte[]> data) {
        all().forEach(one -> say(one, event, data.apply(one.language)));
    }

    /** Tells one of them something that is of no version. */
    void say(Listener one, String event, byte[] data) {
        pending.add(new PendingEvent(one, sink -> sink.say(event, data)));
    }

    /** Those whose streams are open. */
    List<Listener> all() {
        listeners.removeIf(one -> {
            if (one.ended != 0) {
                presence.heard(one.seat, one.ended);
            }
            return one.ended != 0;
        });
        return listeners;
    }

    /** Whether any stream is open; without the lock this may be over as soon as it is said. */
    boolean isHeard() {
        return listeners.stream().anyMatch(one -> one.ended == 0);
    }

    /** Whether a stream of this seat is open. */
    boolean hears(int seat) {
        return all().stream().anyMatch(one -> one.seat == seat);
    }

    /**
     * Queues a version for each stream that does not have it yet, and ends those whose token is no longer valid in it.
     *
     * @param tokens returns the hash of a seat's present token, or null
     */
    void hear(long version, IntFunction<String> tokens) {
        for (Listener one : all()) {
            if (one.last < version) {
                one.last = version;
                if (Objects.equals(one.token, tokens.apply(one.seat))) {
                    tell(one, version, teller.tell(one.seat, one.language));
                } else {
                    end(one);
                }
            }
        }
    }

    /** Ends every stream. */
    void endAll() {
        all().forEach(this::end);
    }

    private void end(Listener one) {
        listeners.remove(one);
        pending.add(new PendingEvent(one, Sink::end));
    }

    /** Tells one of them something, once the lock is let go. */
    void tell(Listener one, long version, byte[] data) {
        pending.add(new PendingEvent(one, sink -> sink.send(version, data)));
    }

    /** Sends what is to be sent; nobody holds the lock for it. Where another thread is sending, it goes on with this. */
    void flush() {
        if (pending.isEmpty() || asked.getAndIncrement() > 0) {
            return;
        }
        int answered = 1;
        do {
            for (PendingEvent event = pending.poll(); event != null; event = pending.poll()) {
                event.send();
            }
            answered = asked.addAndGet(-answered);
        } while (answered > 0);
    }
}
