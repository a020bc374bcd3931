package dev.oya.service.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The queue of a work limiter: order, rejection and cancellation. */
class WorkLimiterTest {
    private static final String CROWD = "192.0.2.1";

    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final List<String> order = Collections.synchronizedList(new ArrayList<>());
    private final CountDownLatch first = new CountDownLatch(1);

    @AfterEach
    void stop() {
        threads.shutdownNow();
    }

    /** Submits work and waits until it is queued. The future completes with "done" or the code of the refusal. */
    private CompletableFuture<String> ask(WorkLimiter gate, String address, AtomicBoolean gone) throws Exception {
        CountDownLatch asked = new CountDownLatch(1);
        CompletableFuture<String> answer = CompletableFuture.supplyAsync(
                () -> {
                    try {
                        return Client.serve(new Client(Network.of(address), gone::get), () -> {
                            asked.countDown();
                            return gate.through(() -> {
                                order.add(address);
                                first.await();
                                return "done";
                            });
                        });
                    } catch (HttpProblem refused) {
                        return refused.code();
                    } catch (Exception wrong) {
                        throw new AssertionError(wrong);
                    }
                },
                threads);
        asked.await();
        Thread.sleep(30);
        return answer;
    }

    private CompletableFuture<String> ask(WorkLimiter gate, String address) throws Exception {
        return ask(gate, address, new AtomicBoolean());
    }

    @Test
    void servesOtherClientsBeforeMoreWorkOfOne() throws Exception {
        WorkLimiter gate = new WorkLimiter(1, 4, 60);
        List<CompletableFuture<String>> crowd = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            crowd.add(ask(gate, CROWD));
        }
        var neighbour = ask(gate, "192.0.2.2");
        var other = ask(gate, "198.51.100.7");
        first.countDown();
        assertEquals("done", other.get(10, TimeUnit.SECONDS));
        assertEquals("done", neighbour.get(10, TimeUnit.SECONDS));
        List<String> answers =
                crowd.stream().map(CompletableFuture::join).sorted().toList();
        assertEquals(List.of("done", "done", "done", "too-busy", "too-busy"), answers);
        assertEquals(List.of(CROWD, "198.51.100.7", "192.0.2.2"), order.subList(0, 3));
    }

    @Test
    void rejectsMoreWorkIfOnlyItsClientWaits() throws Exception {
        WorkLimiter gate = new WorkLimiter(1, 0, 60);
        var running = ask(gate, CROWD);
        assertEquals("too-busy", ask(gate, CROWD).get(10, TimeUnit.SECONDS));
        first.countDown();
        assertEquals("done", running.get(10, TimeUnit.SECONDS));
        assertEquals("done", ask(gate, CROWD).get(10, TimeUnit.SECONDS));
    }

    @Test
    void cancelsWaitingWorkOfDisconnectedClient() throws Exception {
        WorkLimiter gate = new WorkLimiter(1, 1, 60);
        AtomicBoolean gone = new AtomicBoolean();
        ask(gate, CROWD);
        var waiting = ask(gate, CROWD, gone);
        gone.set(true);
        assertEquals("broken-request", waiting.get(10, TimeUnit.SECONDS));
        assertTrue(order.size() == 1, "cancelled work was started");
        first.countDown();
    }

    @Test
    void rejectsWorkThatWaitsTooLong() throws Exception {
        WorkLimiter gate = new WorkLimiter(1, 1, 1);
        ask(gate, CROWD);
        assertEquals("too-busy", ask(gate, CROWD).get(10, TimeUnit.SECONDS));
        first.countDown();
    }

    @Test
    void releasesSlotBeforeWaitingAtAnotherLimiter() throws Exception {
        WorkLimiter outer = new WorkLimiter(1, 0, 1);
        WorkLimiter inner = new WorkLimiter(1, 0, 1);
        int nested = outer.through(() -> inner.through(() -> outer.through(() -> 7)));
        assertEquals(7, nested);
        assertThrows(
                IllegalStateException.class,
                () -> outer.through(() -> {
                    throw new IllegalStateException();
                }));
        assertEquals(1, outer.through(() -> 1));
    }
}
