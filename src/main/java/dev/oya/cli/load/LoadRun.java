package dev.oya.cli.load;

import dev.oya.record.Json;
import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Clients who sit at many tables and move as soon as it is their turn, or ask one question again and again. */
public final class LoadRun {
    private static final int MOST_TRIES = 30;
    private static final String MOVES = "\"moves\":[{";

    private final URI service;
    private final int threads;
    private final long end;
    private final AtomicInteger done = new AtomicInteger();
    private final AtomicInteger failed = new AtomicInteger();
    private final AtomicReference<String> failure = new AtomicReference<>();
    private final Queue<long[]> waits = new ConcurrentLinkedQueue<>();
    private final AtomicLong began = new AtomicLong();

    /** A table that a client moves at, with the tokens of its seats. */
    private record Seats(String table, List<String> tokens) {}

    /** @param threads how many requests are under way at a time */
    public LoadRun(URI service, int threads, int seconds) {
        this.service = service;
        this.threads = threads;
        this.end = TimeUnit.SECONDS.toNanos(seconds);
    }

    /** Whether an address is one of this machine. */
    public static boolean isHere(URI service) {
        try {
            return service.getHost() != null
                    && InetAddress.getByName(service.getHost()).isLoopbackAddress();
        } catch (UnknownHostException nowhere) {
            return false;
        }
    }

    /** Plays at so many tables, while so many streams are heard. */
    public ObjectNode tables(String named, int tables, int streams) throws IOException, InterruptedException {
        String game = named != null ? named : first();
        BlockingQueue<Seats> waiting = new LinkedBlockingQueue<>();
        AtomicInteger made = new AtomicInteger();
        crowd(connection -> {
            while (made.getAndIncrement() < tables) {
                waiting.add(sit(connection, game));
            }
        });
        try (Listeners listeners = new Listeners(service)) {
            List<Seats> all = new ArrayList<>(waiting);
            for (int stream = 0; stream < streams && !all.isEmpty(); stream++) {
                Seats seats = all.get(stream % all.size());
                listeners.open(seats.table(), seats.tokens().get(stream / all.size() % 2));
            }
            began.set(System.nanoTime());
            crowd(connection -> {
                while (System.nanoTime() - began.get() < end && !waiting.isEmpty()) {
                    Seats seats = waiting.poll();
                    if (seats != null && goOn(connection, seats)) {
                        waiting.add(seats);
                    }
                }
            });
            ObjectNode report = report("moves");
            report.put("tables", all.size());
            report.put("streams", listeners.open());
            report.put("events", listeners.events());
            return report;
        }
    }

    /** Asks for a round to be scored again and again. */
    public ObjectNode scores(String situation) throws IOException, InterruptedException {
        began.set(System.nanoTime());
        crowd(connection -> {
            while (System.nanoTime() - began.get() < end) {
                count(connection.ask("POST", "/api/score", null, situation));
            }
        });
        return report("scores");
    }

    private String first() throws IOException {
        try (Connection connection = new Connection(service)) {
            JsonNode games = Json.MAPPER
                    .readTree(connection.ask("GET", "/api/games", null, null).body())
                    .get("games");
            for (JsonNode game : games) {
                if (game.get("seats").get(0).intValue() <= 2) {
                    return game.get("id").stringValue();
                }
            }
            throw new IOException("no game for two");
        }
    }

    private interface Client {
        void with(Connection connection) throws IOException;
    }

    private void crowd(Client client) throws InterruptedException {
        List<Thread> all = new ArrayList<>();
        for (int number = 0; number < threads; number++) {
            Thread thread = new Thread(() -> {
                try (Connection connection = new Connection(service)) {
                    client.with(connection);
                } catch (IOException broken) {
                    failed(broken.toString());
                }
            });
            thread.start();
            all.add(thread);
        }
        for (Thread thread : all) {
            thread.join();
        }
    }

    private void failed(String why) {
        failed.incrementAndGet();
        failure.compareAndSet(null, why);
    }

    private boolean count(Connection.Answer answer) {
        if (answer.status() == 200) {
            done.incrementAndGet();
            waits.add(new long[] {answer.nanos()});
            return true;
        }
        failed(answer.status() + " " + answer.body());
        return false;
    }

    private Seats sit(Connection connection, String game) throws IOException {
        ObjectNode wanted = Json.object();
        wanted.putObject("rules").put("game", game);
        ArrayNode seats = wanted.putArray("seats");
        seats.addObject().put("kind", "person");
        seats.addObject().put("kind", "person");
        String body = wanted.put("away", 0).toString();
        Connection.Answer made = connection.ask("POST", "/api/tables", null, body);
        for (int tries = 0; made.status() == 429 && tries < MOST_TRIES; tries++) {
            LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(1));
            made = connection.ask("POST", "/api/tables", null, body);
        }
        if (made.status() != 201) {
            throw new IOException("no table: " + made.body());
        }
        JsonNode table = Json.MAPPER.readTree(made.body());
        List<String> tokens = new ArrayList<>();
        for (JsonNode seat : table.get("seats")) {
            String path = "/api/tables/" + table.get("table").stringValue() + "/seats/" + tokens.size();
            String sitting = Json.object().set("invite", seat.get("invite")).toString();
            tokens.add(Json.MAPPER
                    .readTree(connection.ask("POST", path, null, sitting).body())
                    .get("token")
                    .stringValue());
        }
        return new Seats(table.get("table").stringValue(), tokens);
    }

    /** Makes the first open move of whoever is on turn, or asks for the next round; false where the match is over. */
    private boolean goOn(Connection connection, Seats seats) throws IOException {
        String path = "/api/tables/" + seats.table();
        for (String token : seats.tokens()) {
            String view = connection.ask("GET", path, token, null).body();
            if (view.contains("\"over\":true")) {
                return false;
            }
            if (view.contains("\"settlement\":{")) {
                connection.ask("POST", path + "/next", token, null);
            }
            int moves = view.indexOf(MOVES);
            if (moves >= 0) {
                int from = moves + MOVES.length() - 1;
                String body = "{\"version\":" + number(view, "\"version\":") + ",\"move\":"
                        + view.substring(from, view.indexOf('}', from) + 1) + "}";
                count(connection.ask("POST", path + "/moves", token, body));
                return true;
            }
        }
        return true;
    }

    private static long number(String json, String before) {
        int from = json.indexOf(before) + before.length();
        int to = from;
        while (Character.isDigit(json.charAt(to))) {
            to++;
        }
        return Long.parseLong(json.substring(from, to));
    }

    private ObjectNode report(String what) {
        double seconds = (System.nanoTime() - began.get()) / 1e9;
        long[] sorted = waits.stream().mapToLong(one -> one[0]).sorted().toArray();
        ObjectNode report = Json.object();
        report.put("of", what);
        report.put("done", done.get());
        report.put("failed", failed.get());
        report.put("failure", failure.get());
        report.put("seconds", Math.round(seconds * 10) / 10.0);
        report.put("perSecond", Math.round(done.get() / seconds));
        report.put("medianMillis", millis(sorted, 0.5));
        report.put("p99Millis", millis(sorted, 0.99));
        report.put("longestMillis", millis(sorted, 1));
        return report;
    }

    private static double millis(long[] sorted, double part) {
        int at = (int) Math.min(sorted.length - 1, Math.ceil(part * sorted.length));
        return sorted.length == 0 ? 0 : Math.round(sorted[Math.max(0, at)] / 1e5) / 10.0;
    }
}
