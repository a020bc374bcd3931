package dev.oya.service.table;

import dev.oya.answers.ViewJson;
import dev.oya.notation.Json;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Who listens at a table. What is told of a version is written once for each seat and language, however many hear it: it is
 * most of the work of a move. It is written down by the thread that holds the table's lock, and sent by {@link #flush} when
 * the lock has been let go, in the order in which it was written: whatever a stream does then, it comes to no table.
 */
final class Feed {
    /** Where a stream's events go. */
    interface Sink {
        /** One version; must not wait. */
        void send(long version, byte[] data);

        /** Something that is of no version, and that nobody hears again; only for those who asked for it. */
        default void say(String event, byte[] data) {}
    }

    /** Somebody who listens, and the last version that is told to it. */
    static final class Listener {
        final int seat;
        private final String language;
        private final Sink sink;
        private long last;
        /** When its stream ended, by {@link System#nanoTime}; 0 as long as it has not. */
        private volatile long ended;

        /**
         * @param last the last version that it is told otherwise
         * @param opening opens where its events go, and is given what is to be called when that has ended, be it at once
         */
        Listener(int seat, String language, long last, Function<Runnable, Sink> opening) {
            this.seat = seat;
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
    private record Letter(Listener to, Consumer<Sink> what) {
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
    private final Queue<Letter> letters = new ConcurrentLinkedQueue<>();
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
        letters.add(new Letter(one, sink -> sink.say(event, data)));
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

    /** Tells everybody who does not have this version yet. */
    void hear(long version) {
        for (Listener one : all()) {
            if (one.last < version) {
                one.last = version;
                tell(one, version, teller.tell(one.seat, one.language));
            }
        }
    }

    /** Tells one of them something, once the lock is let go. */
    void tell(Listener one, long version, byte[] data) {
        letters.add(new Letter(one, sink -> sink.send(version, data)));
    }

    /** Sends what is to be sent; nobody holds the lock for it. Where another thread is sending, it goes on with this. */
    void flush() {
        if (letters.isEmpty() || asked.getAndIncrement() > 0) {
            return;
        }
        int answered = 1;
        do {
            for (Letter letter = letters.poll(); letter != null; letter = letters.poll()) {
                letter.send();
            }
            answered = asked.addAndGet(-answered);
        } while (answered > 0);
    }
}
