package dev.oya.service.http;

import dev.oya.files.Lru;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Limits the amount of concurrent work. Waiting work alternates between networks and addresses.
 *
 * <p>If the queue is full, the last waiting work of the client with the most waiting work is rejected. Work leaves the queue
 * when its client disconnects. Thread-safe.
 */
public final class WorkLimiter {
    /** Interval in milliseconds at which waiting work checks its client. */
    private static final int LOOK = 100;

    /** Maximum number of clients whose last turn is stored. */
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
     * Creates a limiter.
     *
     * @param most maximum amount of running work, at least 1
     * @param places maximum amount of waiting work
     * @param seconds maximum waiting time in seconds
     */
    public WorkLimiter(int most, int places, int seconds) {
        this.most = most;
        this.places = places;
        this.seconds = seconds;
    }

    /** Work subject to the limit. */
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
     * Waits for a slot and runs the work. First releases the slot that the request occupies in another limiter.
     *
     * @throws HttpProblem with status 429 if the queue is full or the wait is too long
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

    /**
     * Orders waiting work by the amount of running work of the network, and then by the time of the network's last turn. Work of
     * the same network is ordered in the same way by address.
     */
    private Comparator<Ticket> turn() {
        return Comparator.<Ticket>comparingInt(one -> running.getOrDefault(one.from.net(), 0))
                .thenComparingLong(one -> served.getOrDefault(one.from.net(), 0L))
                .thenComparingInt(one -> running.getOrDefault(one.from.host(), 0))
                .thenComparingLong(one -> served.getOrDefault(one.from.host(), 0L));
    }

    /** Rejects the last work of the client with the most waiting work. */
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
