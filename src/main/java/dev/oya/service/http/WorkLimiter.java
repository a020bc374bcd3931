package dev.oya.service.http;

import dev.oya.files.Lru;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * Limits the number of tasks that run at the same time. Waiting tasks alternate between networks and addresses.
 *
 * <p>If the queue is full, the last task of the client with the most waiting tasks is rejected. A task leaves the queue when
 * its client disconnects. Thread-safe.
 */
public final class WorkLimiter {
    /** Interval in milliseconds at which a waiting task checks whether its client is still connected. */
    private static final int LOOK = 100;

    /** Maximum number of networks and of addresses whose last turn is stored. */
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
     * @param most maximum number of running tasks, at least 1
     * @param places maximum number of waiting tasks
     * @param seconds maximum waiting time in seconds
     */
    public WorkLimiter(int most, int places, int seconds) {
        this.most = most;
        this.places = places;
        this.seconds = seconds;
    }

    /** A task subject to the limit. */
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
     * Waits for a slot and runs the task. First releases the slot that the request occupies in another limiter.
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
     * Orders waiting tasks by the number of running tasks of their network, and then by the time of the network's last turn.
     * Tasks of the same network are ordered in the same way by address.
     */
    private Comparator<Ticket> turn() {
        return Comparator.<Ticket>comparingInt(one -> running.getOrDefault(one.from.net(), 0))
                .thenComparingLong(one -> served.getOrDefault(one.from.net(), 0L))
                .thenComparingInt(one -> running.getOrDefault(one.from.host(), 0))
                .thenComparingLong(one -> served.getOrDefault(one.from.host(), 0L));
    }

    /**
     * Rejects the latest task of the address with the most waiting tasks, within the network with the most waiting tasks.
     */
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
