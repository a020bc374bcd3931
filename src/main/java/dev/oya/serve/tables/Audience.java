package dev.oya.serve.tables;

import dev.oya.record.Json;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ObjectNode;

/**
 * Who listens at a table. What is told of a version is written once for each seat and language, however many hear it: it is
 * most of the work of a move. Of the thread that holds the table's lock.
 */
final class Audience {
    /** Where a stream's events go. */
    interface Sink {
        /** One version; must not wait. */
        void send(long version, byte[] data);
    }

    /** Somebody who listens, and the last version it has. */
    static final class Listener {
        final int seat;
        private final String language;
        private final Sink sink;
        private long last;

        Listener(int seat, String language, Sink sink, long last) {
            this.seat = seat;
            this.language = language;
            this.sink = sink;
            this.last = last;
        }
    }

    /** Tells what came of the last version. */
    interface Teller {
        ObjectNode tell(int seat, String language);
    }

    /** Whom something is told. */
    private record Whom(int seat, String language) {}

    private final List<Listener> listeners = new ArrayList<>();
    private final Map<Whom, byte[]> told = new HashMap<>();
    private final Teller teller;

    Audience(Teller teller) {
        this.teller = teller;
    }

    void add(Listener listener) {
        listeners.add(listener);
    }

    boolean remove(Listener listener) {
        return listeners.remove(listener);
    }

    List<Listener> all() {
        return listeners;
    }

    /** Tells everybody who does not have this version yet. */
    void hear(long version) {
        told.clear();
        for (Listener one : listeners) {
            if (one.last < version) {
                one.last = version;
                one.sink.send(version, answer(one.seat, one.language));
            }
        }
    }

    /** What came of the last version. */
    byte[] answer(int seat, String language) {
        return told.computeIfAbsent(new Whom(seat, language), whom -> Json.bytes(teller.tell(seat, language)));
    }

    /** Nothing is kept of it once the lock is let go: there may be many tables. */
    void forget() {
        told.clear();
    }
}
