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
 * The streams of a table. An event is serialized once for each seat and language, because serialization is most of the work of a
 * move.
 *
 * <p>The thread that holds the table's lock queues events. {@link #flush} sends them in the same order after the lock is
 * released, so a stream cannot block the table. A stream shows the hand of a seat, so it ends when the token that opened it
 * becomes invalid.
 */
final class Feed {
    /** The receiver of a stream's events. No method may block. */
    interface Sink {
        /** Sends a serialized version. */
        void send(long version, byte[] data);

        /**
         * Sends an event without a version to clients that have requested such events. The event is not repeated after a
         * reconnect.
         */
        default void say(String event, byte[] data) {}

        /** Ends the stream and discards unsent events. */
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
        /** Time at which the stream ended, as a value of {@link System#nanoTime}, or 0 while it is open. */
        private volatile long ended;

        /**
         * Opens a stream.
         *
         * @param token hash of the seat's token, or null for the public
         * @param last the last version that the client has or that the caller queues for it
         * @param opening opens the sink; its argument must be called when the stream has ended, possibly immediately
         */
        Listener(int seat, String token, String language, long last, Function<Runnable, Sink> opening) {
            this.seat = seat;
            this.token = token;
            this.language = language;
            this.last = last;
            this.sink = opening.apply(this::end);
        }

        /** Marks the stream as ended. Any thread may call this method, whatever locks it holds. */
        void end() {
            ended = System.nanoTime() | 1;
        }
    }

    /** Serializes the last version for a seat in the given language. */
    interface Serializer {
        byte[] serialize(int seat, String language);
    }

    /** A queued event for one stream. */
    private record PendingEvent(Listener to, Consumer<Sink> what) {
        void send() {
            if (to.ended == 0) {
                try {
                    what.accept(to.sink);
                } catch (RuntimeException | Error broken) {
                    // A stream that fails does not affect the others.
                    to.end();
                }
            }
        }
    }

    private static final String WATCHING = "watching";
    private static final int NOT_ALL = -1;

    private final List<Listener> listeners = new CopyOnWriteArrayList<>();
    private final Queue<PendingEvent> pending = new ConcurrentLinkedQueue<>();
    /** Number of spectators that was last sent to all streams. */
    private int sent;

    /** Number of calls of {@link #flush} that are not yet handled. */
    private final AtomicInteger asked = new AtomicInteger();

    private final Presence presence;
    private final Serializer serializer;

    /**
     * Creates a feed without streams.
     *
     * @param presence records when a person's stream ended
     */
    Feed(Presence presence, Serializer serializer) {
        this.presence = presence;
        this.serializer = serializer;
    }

    void add(Listener listener) {
        all();
        listeners.add(listener);
        // The new stream has not received the number of spectators, so a number other than 0 is sent to all streams
        // again.
        sent = sent == 0 ? 0 : NOT_ALL;
        count();
    }

    /** Queues the number of spectators for all streams, unless all streams have already received it. */
    void count() {
        int now =
                (int) all().stream().filter(one -> one.seat == ViewJson.PUBLIC).count();
        if (now != sent) {
            sent = now;
            byte[] data = Json.bytes(Json.object().put(WATCHING, now));
            sendAll(WATCHING, language -> data);
        }
    }

    /**
     * Queues an event without a version for all streams.
     *
     * @param data returns the event in the given language
     */
    void sendAll(String event, Function<String, byte[]> data) {
        all().forEach(one -> say(one, event, data.apply(one.language)));
    }

    /** Queues an event without a version for one stream. */
    void say(Listener one, String event, byte[] data) {
        pending.add(new PendingEvent(one, sink -> sink.say(event, data)));
    }

    /** Removes the streams that have ended, and returns the open ones. */
    List<Listener> all() {
        listeners.removeIf(one -> {
            if (one.ended != 0) {
                presence.streamEnded(one.seat, one.ended);
            }
            return one.ended != 0;
        });
        return listeners;
    }

    /** Returns whether any stream is open. Without the lock, the result may be outdated immediately. */
    boolean hasStreams() {
        return listeners.stream().anyMatch(one -> one.ended == 0);
    }

    boolean hasStream(int seat) {
        return all().stream().anyMatch(one -> one.seat == seat);
    }

    /**
     * Queues a version for each stream that does not have it yet. Ends the streams whose token is no longer valid in that
     * version.
     *
     * @param tokens returns the hash of a seat's current token, or null for the public
     */
    void publish(long version, IntFunction<String> tokens) {
        for (Listener one : all()) {
            if (one.last < version) {
                one.last = version;
                if (Objects.equals(one.token, tokens.apply(one.seat))) {
                    send(one, version, serializer.serialize(one.seat, one.language));
                } else {
                    end(one);
                }
            }
        }
    }

    void endAll() {
        all().forEach(this::end);
    }

    private void end(Listener one) {
        listeners.remove(one);
        pending.add(new PendingEvent(one, Sink::end));
    }

    /** Queues a version for one stream. */
    void send(Listener one, long version, byte[] data) {
        pending.add(new PendingEvent(one, sink -> sink.send(version, data)));
    }

    /**
     * Sends the queued events. Call it without the lock. If another thread is sending, that thread sends these events as
     * well.
     */
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
