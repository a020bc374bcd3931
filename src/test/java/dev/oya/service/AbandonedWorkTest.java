package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Long-running requests do not delay other clients, even if the sender disconnects or repeats them. */
class AbandonedWorkTest {
    private static final String DIFF = "{\"a\":{\"game\":\"koi-koi\"},\"b\":{\"game\":\"koi-koi\"},\"rounds\":%d}";

    private static Socket send(RunningService running, String... requests) throws Exception {
        URI service = URI.create(running.service.address());
        Socket socket = new Socket(service.getHost(), service.getPort());
        socket.setSoTimeout(60_000);
        StringBuilder all = new StringBuilder();
        for (String request : requests) {
            all.append(request);
        }
        socket.getOutputStream().write(all.toString().getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    private static String diff(int rounds) {
        String body = DIFF.formatted(rounds);
        return "POST /api/rules/diff HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: "
                + body.length() + "\r\n\r\n" + body;
    }

    private static long millis(long since) {
        return Duration.ofNanos(System.nanoTime() - since).toMillis();
    }

    @Test
    void cancelsWorkWhoseClientHasLeft() throws Exception {
        try (RunningService running = new RunningService()) {
            assertEquals(200, running.post("/api/rules/diff", DIFF.formatted(1)).statusCode());
            for (String end : List.of("", "GET /health HTTP/1.1\r\n")) {
                List<Socket> clients = new ArrayList<>();
                for (int i = 0; i < 6; i++) {
                    clients.add(send(running, diff(1_000_000), end));
                }
                Thread.sleep(500);
                for (Socket client : clients) {
                    client.close();
                }
                long began = System.nanoTime();
                // Running work checks ten times a second whether its client is still connected.
                Thread.sleep(250);
                HttpResponse<String> answer = running.post("/api/rules/diff", DIFF.formatted(1));
                assertEquals(200, answer.statusCode(), answer.body());
                assertTrue(millis(began) < 5_000, "after " + millis(began) + " ms");
            }
        }
    }

    @Test
    @Tag(Exhaustive.TAG)
    void limitsQueuedWorkPerAddress() throws Exception {
        try (RunningService running = RunningService.behindProxy("run-seconds=2", "runs=1")) {
            running.post("/api/rules/diff", DIFF.formatted(1), "X-Forwarded-For", "192.0.2.1");
            List<CompletableFuture<HttpResponse<String>>> crowd = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                crowd.add(running.client.sendAsync(
                        running.to(
                                        "/api/rules/diff",
                                        "Content-Type",
                                        "application/json",
                                        "X-Forwarded-For",
                                        "192.0.2." + (1 + i % 2))
                                .POST(BodyPublishers.ofString(DIFF.formatted(1_000_000)))
                                .build(),
                        BodyHandlers.ofString()));
            }
            TimeUnit.MILLISECONDS.sleep(300);
            long began = System.nanoTime();
            HttpResponse<String> other =
                    running.post("/api/rules/diff", DIFF.formatted(1), "X-Forwarded-For", "198.51.100.7");
            assertEquals(200, other.statusCode(), other.body());
            // All eight requests of the crowd would take 16 seconds. Only a few of them are accepted.
            assertTrue(millis(began) < 10_000, "after " + millis(began) + " ms");
            List<Integer> statuses =
                    crowd.stream().map(one -> one.join().statusCode()).toList();
            assertTrue(statuses.contains(429), statuses.toString());
        }
    }

    @Test
    void leavesSlotsForStudiesOfOtherClients() throws Exception {
        try (RunningService running = RunningService.behindProxy("run-seconds=1", "runs=1")) {
            String study = "{\"arms\":[{\"game\":\"koi-koi\"}],\"rounds\":1000000}";
            List<Integer> statuses = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                statuses.add(running.post("/api/studies", study, "X-Forwarded-For", "192.0.2.1")
                        .statusCode());
            }
            assertEquals(202, statuses.get(0));
            assertEquals(429, statuses.get(7));
            assertEquals(
                    202,
                    running.post("/api/studies", study, "X-Forwarded-For", "192.0.2.2")
                            .statusCode());
        }
    }

    @Test
    void answersPipelinedRequestDuringLongWork() throws Exception {
        try (RunningService running = new RunningService("run-seconds=1")) {
            String next = "GET /health HTTP/1.1\r\nHost: localhost\r\n";
            for (String header : List.of("", "X-Long: " + "x".repeat(3_000) + "\r\n")) {
                try (Socket client = send(running, diff(1_000_000))) {
                    Thread.sleep(300);
                    client.getOutputStream()
                            .write((next + header + "Connection: close\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
                    var in = new BufferedReader(new InputStreamReader(client.getInputStream()));
                    List<String> statuses = in.lines()
                            .filter(line -> line.contains("HTTP/1.1 "))
                            .toList();
                    assertEquals(2, statuses.size(), statuses.toString());
                    assertTrue(statuses.get(1).endsWith(" 200 OK"), statuses.toString());
                }
            }
        }
    }
}
