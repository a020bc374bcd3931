package dev.oya.service;

import dev.oya.service.TableClient.Answer;
import dev.oya.service.TableClient.Seat;
import java.net.URI;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import tools.jackson.databind.node.ObjectNode;

/**
 * A table of the load test with two seats. Thread-safe.
 *
 * @param played newest version at which a client has moved
 */
record LoadTable(List<Seat> seats, AtomicLong played) {
    private static final int MOST_TRIES = 30;

    /** Creates a table and takes both seats. Retries if the service is busy. */
    static LoadTable taken(URI service, String game) {
        ObjectNode wanted = TableClient.wanted(game, 2, 0);
        Answer made = TableClient.ask("POST", service + "/api/tables", null, wanted);
        for (int tries = 0; made.status() == 429 && tries < MOST_TRIES; tries++) {
            LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(1));
            made = TableClient.ask("POST", service + "/api/tables", null, wanted);
        }
        return new LoadTable(TableClient.seated(service.toString(), made).subList(0, 2), new AtomicLong(-1));
    }

    String path() {
        return "/api/tables/" + seats.get(0).table();
    }

    String token(int seat) {
        return seats.get(seat).token();
    }

    int size() {
        return seats.size();
    }

    /** Records a move at this version. Returns false if the other seat has already moved at this version or a later one. */
    boolean isFirstAt(long version) {
        return played.getAndAccumulate(version, Math::max) < version;
    }
}
