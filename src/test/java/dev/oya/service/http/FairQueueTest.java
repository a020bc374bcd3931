package dev.oya.service.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Clients take turns, and no client occupies more than its share of threads. */
class FairQueueTest {
    private static final Network GREEDY = Network.of("192.0.2.1");
    private static final Network OTHER = Network.of("198.51.100.1");

    private final Deque<Runnable> threads = new ArrayDeque<>();
    private final List<String> done = new ArrayList<>();

    private FairQueue queue(int threads, Shares places) {
        return new FairQueue(this.threads::add, threads, places);
    }

    private boolean offer(FairQueue queue, Network from, String name) {
        return queue.offer(from, from.net(), () -> done.add(name));
    }

    @Test
    void alternatesBetweenClients() {
        FairQueue queue = queue(1, new Shares(10, 10, 10));
        for (String name : List.of("a1", "a2", "a3")) {
            assertTrue(offer(queue, GREEDY, name));
        }
        assertTrue(offer(queue, OTHER, "b1"));
        assertEquals(1, threads.size());
        threads.poll().run();
        assertEquals(List.of("a1", "b1", "a2", "a3"), done);
    }

    @Test
    void clientCannotOccupyAllThreads() {
        FairQueue queue = queue(4, new Shares(10, 10, 10));
        for (int i = 0; i < 3; i++) {
            queue.offer(GREEDY, "greedy", () -> threads.poll().run());
        }
        queue.offer(GREEDY, "greedy", () -> done.add("greedy"));
        assertTrue(offer(queue, OTHER, "other"));
        threads.poll().run();
        assertEquals(List.of("other", "greedy"), done);
    }

    @Test
    void continuesAfterFailedTask() {
        FairQueue queue = queue(1, new Shares(2, 2, 2));
        Thread.currentThread().setUncaughtExceptionHandler((thread, broken) -> done.add(broken.getMessage()));
        queue.offer(GREEDY, "greedy", () -> {
            throw new IllegalStateException("broken");
        });
        assertTrue(offer(queue, GREEDY, "next"));
        threads.poll().run();
        Thread.currentThread().setUncaughtExceptionHandler(null);
        assertEquals(List.of("broken", "next"), done);
        assertTrue(offer(queue, GREEDY, "the failed task still occupies its place"));
        assertEquals(1, threads.size());
    }

    @Test
    void limitsTasksPerAddressNetworkAndInTotal() {
        Shares places = new Shares(4, 2, 3);
        assertTrue(places.take(GREEDY));
        assertTrue(places.take(GREEDY));
        assertFalse(places.take(GREEDY), "address");
        assertTrue(places.take(Network.of("192.0.2.2")));
        assertFalse(places.take(Network.of("192.0.2.3")), "network");
        assertTrue(places.take(OTHER));
        assertFalse(places.take(Network.of("203.0.113.1")), "all");
        places.give(GREEDY);
        assertTrue(places.take(GREEDY));
        assertEquals(4, places.taken());
    }
}
