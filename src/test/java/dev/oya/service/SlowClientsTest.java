package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.notation.Json;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Slow or numerous clients, and clients that send many requests, do not delay probes and seated players. */
class SlowClientsTest {
    /** Time limit for responses to probes and seated players. */
    private static final long IN_TIME = TimeUnit.SECONDS.toNanos(Exhaustive.times(1, 3));
    /** Time limit for one of several responses, because other tests may occupy all processors for a moment. */
    private static final long ONCE = TimeUnit.SECONDS.toNanos(5);

    private static final int SECONDS = 1;
    private static final int PATIENCE_MILLIS = 30_000;
    private static final String EMPTY_LINE = "1\r\n\n\r\n";
    private static final String RECORDS =
            "POST /api/records/verify HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-ndjson\r\n";
    private static final String JSON = "Host: localhost\r\nContent-Type: application/json\r\n";

    private static RunningService impatient;

    private final List<Socket> sockets = new ArrayList<>();
    private RunningService running;
    private List<TableClient.Seat> seats;

    @BeforeAll
    static void startImpatient() {
        impatient = new RunningService(
                "body-seconds=" + SECONDS,
                "head-seconds=" + SECONDS,
                "answer-seconds=" + SECONDS,
                "record-seconds=" + SECONDS,
                "moves-per-second=1000");
    }

    @AfterAll
    static void stopImpatient() throws IOException {
        impatient.close();
    }

    @BeforeEach
    void sitDown() {
        sitDown(impatient);
    }

    private void sitDown(RunningService there) {
        running = there;
        seats = TableClient.table(running.service.address(), TableClient.wanted("koi-koi", 2, 0));
        // Makes a move to ensure that the rules are compiled before the timed requests.
        move();
        assertServed(2);
    }

    private void start(String... limits) {
        sitDown(new RunningService(limits));
    }

    @AfterEach
    void stop() throws IOException {
        for (Socket socket : sockets) {
            socket.close();
        }
        assertEquals("", running.faults.toString());
        if (running != impatient) {
            running.close();
        }
    }

    /** Opens a connection from a loopback address. A receive buffer size of 0 means the default. */
    private Socket open(String from, int receiveBuffer) throws IOException {
        URI service = URI.create(running.service.address());
        Socket socket = new Socket();
        if (receiveBuffer > 0) {
            socket.setReceiveBufferSize(receiveBuffer);
        }
        socket.bind(new InetSocketAddress(InetAddress.getByName(from), 0));
        socket.setTcpNoDelay(true);
        socket.setSoTimeout(PATIENCE_MILLIS);
        socket.connect(new InetSocketAddress(service.getHost(), service.getPort()));
        sockets.add(socket);
        return socket;
    }

    private Socket send(String text) throws IOException {
        return send(open("127.0.0.1", 0), text);
    }

    private static Socket send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    /** Sends a head and then parts of an unfinished body, until all are sent or the service ends the connection. */
    private Socket trickle(String head, String part, int parts) throws IOException {
        Socket socket = send(head);
        try {
            for (int sent = 0; sent < parts; sent++) {
                send(socket, part);
            }
        } catch (IOException ended) {
            // On a slow machine, the time limit for bodies ends before the last part. The caller reads the response.
        }
        return socket;
    }

    /** Checks that probes and moves are answered in time. */
    private void assertServed(int times) {
        List<String> late = new ArrayList<>();
        for (int time = 0; time < times; time++) {
            inTime("/health", () -> assertEquals(200, running.get("/health").statusCode()), late);
            inTime("/ready", () -> assertEquals(200, running.get("/ready").statusCode()), late);
            inTime("move", this::move, late);
        }
        assertTrue(late.size() < 2, late.toString());
    }

    private interface Asking {
        void ask() throws Exception;
    }

    /** Measures a request. Adds it to the late ones if it was answered after the time limit. */
    private static void inTime(String name, Asking asking, List<String> late) {
        long began = System.nanoTime();
        try {
            asking.ask();
        } catch (Exception failed) {
            throw new AssertionError(name, failed);
        }
        long took = System.nanoTime() - began;
        String measured = name + " took " + TimeUnit.NANOSECONDS.toMillis(took) + " ms";
        assertTrue(took < ONCE, measured);
        if (took > IN_TIME) {
            late.add(measured);
        }
    }

    private void move() {
        for (TableClient.Seat seat : seats.subList(0, 2)) {
            JsonNode view = seat.view();
            if (view.hasNonNull("settlement")) {
                assertEquals(200, seat.ask("POST", "/next", null).status());
            } else if (!view.path("moves").isEmpty()) {
                var move = (tools.jackson.databind.node.ObjectNode)
                        view.get("moves").get(0);
                move.remove("says");
                var made = seat.move(view.get("version").longValue(), move);
                assertEquals(200, made.status(), made.text());
                return;
            }
        }
    }

    /** Reads until the end of the connection. Returns an empty string if there is no response. */
    private static String rest(Socket socket) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        try {
            byte[] some = new byte[1 << 16];
            for (int read = 0; read >= 0; read = socket.getInputStream().read(some)) {
                all.write(some, 0, read);
            }
        } catch (SocketTimeoutException open) {
            throw new AssertionError("the connection is still open after " + all, open);
        } catch (IOException reset) {
            // The service has closed the connection. Returns the part that was received.
        }
        return all.toString(StandardCharsets.UTF_8);
    }

    @Test
    void refusesUnfinishedBodiesInTimeAndServesOthersMeanwhile() throws Exception {
        int most = 1 << 20;
        List<Socket> slow = new ArrayList<>();
        String head = "POST /api/score HTTP/1.1\r\n" + JSON;
        String length = "Content-Length: " + most + "\r\n\r\n";
        for (int i = 0; i < Exhaustive.times(36, 12); i++) {
            slow.add(trickle(head + "Transfer-Encoding: chunked\r\n\r\n", "1\r\n \r\n".repeat(16_200), 1));
            slow.add(trickle(head + length, " ".repeat(most - 1), 1));
            slow.add(send(head + "Content-Length: 40\r\nExpect: 100-continue\r\n\r\n"));
            slow.add(send(head.replace("1.1", "1.0") + "Content-Length: 40\r\n\r\n{"));
            slow.add(trickle(head + length, " ", Exhaustive.times(17_000, 500)));
            assertServed(1);
        }
        assertServed(5);
        for (Socket socket : slow) {
            String answer = rest(socket);
            assertTrue(answer.isEmpty() || answer.contains(" 408 "), answer);
        }
        assertServed(1);
    }

    @Test
    void everyRouteReadsBodiesWithoutBlockingThreads() throws Exception {
        JsonNode paths =
                Json.MAPPER.readTree(running.get("/openapi.json").body()).get("paths");
        int routes = 0;
        for (String path : paths.propertyNames()) {
            JsonNode post = paths.get(path).get("post");
            if (post != null) {
                routes++;
                String there = path.replaceAll("\\{[a-z]+}", "1");
                String type = path.equals("/api/records/verify") ? "application/x-ndjson" : "application/json";
                for (int i = 0; i < Exhaustive.times(40, 4); i++) {
                    send("POST " + there + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: " + type
                            + "\r\nContent-Length: 40\r\n\r\n{");
                }
            }
        }
        assertTrue(routes > 15, "routes: " + routes);
        assertServed(5);
    }

    @Test
    @Tag(Exhaustive.TAG)
    void disconnectsClientsThatDoNotReadTheirAnswers() throws Exception {
        List<Socket> slow = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            slow.add(send(
                    open("127.0.0.1", 2_048),
                    "GET /decks/hanafuda.svg HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(50)));
        }
        assertServed(10);
        TimeUnit.SECONDS.sleep(SECONDS + 2);
        for (Socket socket : slow) {
            String answers = rest(socket);
            assertTrue(answers.split("HTTP/1.1 200", -1).length < 10, "a slow reader received all responses");
        }
        assertServed(1);
    }

    @Test
    void answersPipelinedRequestsInOrder() throws Exception {
        Socket socket = send("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(49)
                + "GET /nowhere HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        String answers = rest(socket);
        assertEquals(50, answers.split("HTTP/1.1 200", -1).length, "not 49 responses with 200");
        assertTrue(answers.substring(answers.lastIndexOf("HTTP/1.1")).contains(" 404 "));
    }

    @Test
    @Tag(Exhaustive.TAG)
    void closesConnectionsWhoseHeadsArriveTooSlowly() throws Exception {
        Socket first = send("G");
        Socket second = send("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n");
        Socket silent = open("127.0.0.1", 0);
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS + 2);
        while (System.nanoTime() < until) {
            for (Socket socket : List.of(first, second)) {
                try {
                    send(socket, "E");
                } catch (IOException closed) {
                    // The service closed the connection in time.
                }
            }
            TimeUnit.MILLISECONDS.sleep(100);
        }
        assertEquals("", rest(first));
        assertTrue(rest(second).startsWith("HTTP/1.1 200"));
        assertEquals("", rest(silent));
    }

    @Test
    void newClientsReplaceLongestWaitingOnes() throws Exception {
        int most = Exhaustive.times(1_000, 60);
        start("connections=" + 2 * most, "connections-per-address=" + most, "connections-per-network=" + most);
        for (int i = 0; i < 5 * most; i++) {
            send(open(i % 2 == 0 ? "127.0.0.1" : "127." + (1 + i / 200) + "." + i % 200 + ".1", 0), "G");
        }
        assertServed(10);
        double open = gauge("oya_connections");
        assertTrue(open <= 2 * most, "connections: " + open);
    }

    private double gauge(String name) throws Exception {
        return Double.parseDouble(running.get("/metrics").body().replaceAll("(?s).*\n" + name + " ([0-9.E]+).*", "$1"));
    }

    private String events() {
        return "GET /api/tables/" + seats.get(0).table() + "/events HTTP/1.1\r\nHost: localhost\r\n";
    }

    private int stream(String from, String token) throws IOException {
        Socket socket = send(
                open(from, 2_048),
                events() + (token == null ? "" : "Authorization: Bearer " + token + "\r\n") + "\r\n");
        return Integer.parseInt(
                new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII).substring(9));
    }

    @Test
    @Tag(Exhaustive.TAG)
    void playersStreamsReplaceSpectatorsStreams() throws Exception {
        start("streams=40", "streams-per-address=10", "streams-per-network=15");
        for (int i = 0; i < 20; i++) {
            assertEquals(i < 10 ? 200 : 429, stream("127.0.0.1", null), "one address");
        }
        for (int i = 0; i < 20; i++) {
            assertEquals(i < 5 ? 200 : 429, stream("127.0.0." + (i + 2), null), "one network");
        }
        for (int i = 0; i < 50; i++) {
            assertEquals(i < 25 ? 200 : 429, stream("127.0." + (i + 1) + ".1", null), "all");
        }
        for (int i = 0; i < 20; i++) {
            assertEquals(200, stream("127.0.0.1", seats.get(i % 2).token()), "a player's stream");
        }
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS);
        while (gauge("oya_streams") > 40 && System.nanoTime() < until) {
            TimeUnit.MILLISECONDS.sleep(20);
        }
        assertTrue(gauge("oya_streams") <= 40, "streams");
        assertServed(20);
    }

    @Test
    void servesPlayersAndProbesDuringFloods() throws Exception {
        start("requests-per-address=20", "run-seconds=1");
        String diff = "{\"a\":{\"game\":\"koi-koi\"},\"b\":{\"game\":\"koi-koi\"},\"rounds\":1000000}";
        String wrong = "Authorization: Bearer " + "ab".repeat(20) + "\r\n";
        String at = "/api/tables/" + seats.get(0).table();
        boolean[] over = new boolean[1];
        List<CompletableFuture<Void>> floods = new ArrayList<>();
        for (String request : List.of(
                "POST /api/rules/diff HTTP/1.1\r\n" + JSON + "Content-Length: " + diff.length() + "\r\n\r\n" + diff,
                "GET " + at + " HTTP/1.1\r\nHost: localhost\r\n" + wrong + "\r\n",
                "GET " + at + "/moves HTTP/1.1\r\nHost: localhost\r\n\r\n")) {
            floods.add(CompletableFuture.runAsync(() -> {
                for (int i = 0; i < Exhaustive.times(2_000, 60) && !over[0]; i++) {
                    try {
                        send(request);
                        TimeUnit.MILLISECONDS.sleep(5);
                    } catch (IOException | InterruptedException refused) {
                        // A flood client ignores refused connections and tries again.
                    }
                }
            }));
        }
        assertServed(Exhaustive.times(100, 20));
        over[0] = true;
        floods.forEach(CompletableFuture::join);
    }

    @Test
    void slowRecordFilesDoNotBlockOtherRequests() throws Exception {
        for (int i = 0; i < 40; i++) {
            send("POST /api/records/verify HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-ndjson\r\n"
                    + "Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n");
        }
        assertServed(10);
        assertEquals(
                429,
                running.post(
                                "/api/records/verify",
                                "{}",
                                "Content-Type",
                                "application/x-ndjson",
                                "X-Request-Id",
                                "refused-early")
                        .statusCode());
        assertTrue(
                running.log
                        .toString()
                        .lines()
                        .anyMatch(line ->
                                line.contains("\"request\":\"refused-early\",\"method\":\"POST\",\"endpoint\":\"-\","
                                                + "\"status\":429,\"code\":\"too-busy\",")
                                        && line.endsWith("\"address\":\"127.0.0.1\"}")),
                "a refusal before routing is not logged");
        Socket other = send(
                open("127.0.1.1", 0),
                "POST /api/records/verify HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-ndjson\r\n"
                        + "Connection: close\r\nContent-Length: 2\r\n\r\n{}");
        assertTrue(rest(other).startsWith("HTTP/1.1 200"), "no reader is left for another network");
    }

    @Test
    @Tag(Exhaustive.TAG)
    void endsSilentUploadWhenAnotherWaits() throws Exception {
        fillRecordReaders();
        assertTrue(verifiedFromAnotherNetwork(), "a silent file does not free its reader");
    }

    @Test
    void endsTricklingUploadWhenAnotherWaits() throws Exception {
        List<Socket> slow = fillRecordReaders();
        boolean[] over = {false};
        CompletableFuture<Void> trickle = CompletableFuture.runAsync(() -> {
            while (!over[0]) {
                for (Socket socket : slow) {
                    try {
                        send(socket, EMPTY_LINE);
                    } catch (IOException ended) {
                        // The service has closed this connection.
                    }
                }
            }
        });
        boolean verified = verifiedFromAnotherNetwork();
        over[0] = true;
        trickle.join();
        assertTrue(verified, "a trickling file does not free its reader");
        List<String> ended = new ArrayList<>();
        for (Socket socket : slow) {
            if (socket.getInputStream().available() > 0) {
                ended.add(new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII));
            }
        }
        assertEquals(List.of("HTTP/1.1 429"), ended);
    }

    /** Occupies all readers of record files with unfinished files from two networks. */
    private List<Socket> fillRecordReaders() throws IOException {
        List<Socket> slow = new ArrayList<>();
        for (String from : List.of("127.0.2.1", "127.0.2.2", "127.0.3.1", "127.0.3.2")) {
            for (int file = 0; file < 2; file++) {
                slow.add(send(open(from, 0), RECORDS + "Transfer-Encoding: chunked\r\n\r\n" + EMPTY_LINE));
            }
        }
        assertServed(2);
        return slow;
    }

    private boolean verifiedFromAnotherNetwork() throws IOException {
        Socket other = send(open("127.0.4.1", 0), RECORDS + "Connection: close\r\nContent-Length: 2\r\n\r\n{}");
        return rest(other).startsWith("HTTP/1.1 200");
    }
}
