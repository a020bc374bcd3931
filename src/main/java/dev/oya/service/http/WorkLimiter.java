package dev.oya.service.http;

import dev.oya.files.Lru;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * A gate that admits work a little at a time. The work of clients takes turns by network and address. If all places of the queue are
 * taken, a client that waits for less displaces the last work of the client that waits for most. Work whose client has left gives up its
 * place. Thread-safe.
 */
public final class WorkLimiter {
    /** Milliseconds after which waiting work looks whether its client is still there. */
    private static final int LOOK = 100;

    /** Number of clients whose last turn is remembered. */
    private static final int MOST_KNOWN = 10_000;

    private final int most;
    private final int places;
    private final int seconds;
    private final List<Ticket> waiting = new ArrayList<>();
    private final Map<String, Integer> running = new HashMap<>();
    private final Map<String, Long> served = new Lru<>(MOST_KNOWN);
    private int busy;
    private long turns;

    /**
     * @param most amount of work that runs at once, at least 1
     * @param places amount of work that may wait
     * @param seconds how long work may wait
     */
    public WorkLimiter(int most, int places, int seconds) {
        this.most = most;
        this.places = places;
        this.seconds = seconds;
    }

    /** Work that takes its turn. */
    public interface Work<T, X extends Exception> {
        T run() throws X;
    }

    private static final class Ticket {
        private final Network from;
        private boolean admitted;
        private boolean displaced;

        Ticket(Network from) {
            this.from = from;
        }
    }

    /**
     * Runs work when its turn has come. A place that the request occupies at another gate is given back first.
     *
     * @throws HttpProblem 429 if too much is going on
     */
    public <T, X extends Exception> T through(Work<T, X> work) throws X {
        Client client = Client.current();
        client.leavePlace();
        Ticket ticket = new Ticket(client.from());
        enter(ticket, client);
        client.occupy(() -> leave(ticket));
        try {
            return work.run();
        } finally {
            client.leavePlace();
        }
    }

    private synchronized void enter(Ticket ticket, Client client) {
        waiting.add(ticket);
        admit();
        if (!ticket.admitted && waiting.size() > places) {
            displace();
        }
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        try {
            while (!ticket.admitted) {
                if (ticket.displaced || System.nanoTime() - end > 0) {
                    throw new HttpProblem(429, "too-busy").retryAfter(5);
                }
                client.checkPresent();
                wait(LOOK);
            }
        } catch (InterruptedException ending) {
            Thread.currentThread().interrupt();
            throw new HttpProblem(429, "too-busy").retryAfter(5);
        } finally {
            waiting.remove(ticket);
        }
    }

    private void admit() {
        while (busy < most && !waiting.isEmpty()) {
            Ticket next = waiting.stream().min(turn()).orElseThrow();
            waiting.remove(next);
            next.admitted = true;
            busy++;
            turns++;
            for (String who : List.of(next.from.net(), next.from.host())) {
                running.merge(who, 1, Integer::sum);
                served.put(who, turns);
            }
        }
        notifyAll();
    }

    /** First whoever has least work that runs, then whoever had a turn least recently, networks before their addresses. */
    private Comparator<Ticket> turn() {
        return Comparator.<Ticket>comparingInt(one -> running.getOrDefault(one.from.net(), 0))
                .thenComparingLong(one -> served.getOrDefault(one.from.net(), 0L))
                .thenComparingInt(one -> running.getOrDefault(one.from.host(), 0))
                .thenComparingLong(one -> served.getOrDefault(one.from.host(), 0L));
    }

    /** Refuses the last work of whoever waits for most. */
    private void displace() {
        Comparator<Ticket> crowded = Comparator.<Ticket>comparingLong(one -> waiting.stream()
                        .filter(other -> other.from.net().equals(one.from.net()))
                        .count())
                .thenComparingLong(one -> waiting.stream()
                        .filter(other -> other.from.host().equals(one.from.host()))
                        .count())
                .thenComparingInt(waiting::indexOf);
        Ticket last = waiting.stream().max(crowded).orElseThrow();
        waiting.remove(last);
        last.displaced = true;
        notifyAll();
    }

    private synchronized void leave(Ticket ticket) {
        busy--;
        for (String who : List.of(ticket.from.net(), ticket.from.host())) {
            running.compute(who, (key, count) -> count == 1 ? null : count - 1);
        }
        admit();
    }
}
