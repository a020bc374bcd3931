package dev.oya.service;

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
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Runs clients that play at many tables without pauses, or that repeat one request. */
final class LoadRun {
    private final URI service;
    private final int threads;
    private final long end;
    private final AtomicInteger done = new AtomicInteger();
    private final AtomicInteger failed = new AtomicInteger();
    private final AtomicReference<String> failure = new AtomicReference<>();
    private final Queue<long[]> waits = new ConcurrentLinkedQueue<>();
    private final AtomicLong began = new AtomicLong();

    /**
     * Creates a run against a service.
     *
     * @param threads number of concurrent requests
     * @param seconds duration in seconds
     */
    LoadRun(URI service, int threads, int seconds) {
        this.service = service;
        this.threads = threads;
        this.end = TimeUnit.SECONDS.toNanos(seconds);
    }

    /** Returns whether the given address belongs to this machine. */
    static boolean isHere(URI service) {
        try {
            return service.getHost() != null
                    && InetAddress.getByName(service.getHost()).isLoopbackAddress();
        } catch (UnknownHostException nowhere) {
            return false;
        }
    }

    /**
     * Plays at {@code tables} tables with {@code streams} open streams. Clients poll only at tables where a seat has no stream.
     */
    ObjectNode tables(String named, int tables, int streams) throws IOException, InterruptedException {
        String game = named != null ? named : first();
        Queue<LoadTable> taken = new ConcurrentLinkedQueue<>();
        AtomicInteger made = new AtomicInteger();
        crowd(connection -> {
            while (made.getAndIncrement() < tables) {
                taken.add(LoadTable.taken(service, game));
            }
        });
        BlockingQueue<NextRequest> turns = new LinkedBlockingQueue<>();
        try (Listeners listeners = new Listeners(service, (table, seat, event) -> {
            NextRequest turn = NextRequest.of(table, seat, event);
            if (turn != null && table.isFirstAt(turn.version())) {
                turns.add(turn);
            }
        })) {
            List<LoadTable> all = new ArrayList<>(taken);
            for (int stream = 0; stream < streams && !all.isEmpty(); stream++) {
                listeners.open(all.get(stream % all.size()), stream / all.size() % 2);
            }
            int heard = Math.min(all.size(), Math.max(0, streams - all.size()));
            BlockingQueue<LoadTable> unheard = new LinkedBlockingQueue<>(all.subList(heard, all.size()));
            began.set(System.nanoTime());
            crowd(connection -> play(connection, turns, unheard));
            ObjectNode report = report("moves");
            report.put("tables", all.size());
            report.put("streams", listeners.open());
            report.put("events", listeners.events());
            return report;
        }
    }

    private void play(Connection connection, BlockingQueue<NextRequest> turns, Queue<LoadTable> unheard)
            throws IOException {
        while (!isOver()) {
            LoadTable looking = unheard.poll();
            NextRequest turn = looking != null ? look(connection, looking) : next(turns);
            Connection.Answer answer = turn == null ? null : turn.made(connection);
            if (answer != null) {
                count(answer);
            }
            if (turn != null && looking != null) {
                unheard.add(looking);
            }
        }
    }

    private boolean isOver() {
        return System.nanoTime() - began.get() > end;
    }

    private static NextRequest next(BlockingQueue<NextRequest> turns) {
        try {
            return turns.poll(100, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return null;
        }
    }

    /** Returns the next request at a table without streams, or null if the match is over. */
    private static NextRequest look(Connection connection, LoadTable table) throws IOException {
        NextRequest turn = null;
        for (int seat = 0; seat < table.size() && turn == null; seat++) {
            Connection.Answer view = connection.ask("GET", table.path(), table.token(seat), null);
            turn = NextRequest.of(table, seat, view.body());
        }
        return turn;
    }

    /** Sends requests to score a round without pauses. */
    ObjectNode scores(String situation) throws IOException, InterruptedException {
        try (Connection connection = new Connection(service)) {
            // Compiles the rules first, because the service rejects concurrent requests during compilation.
            connection.ask("POST", "/api/score", null, situation);
        }
        began.set(System.nanoTime());
        crowd(connection -> {
            while (!isOver()) {
                count(connection.ask("POST", "/api/score", null, situation));
            }
        });
        return report("scores");
    }

    private String first() throws IOException {
        for (JsonNode game : TableClient.ask("GET", service + "/api/games", null, null)
                .json()
                .get("games")) {
            if (game.get("seats").get(0).intValue() <= 2) {
                return game.get("id").stringValue();
            }
        }
        throw new IOException("no game for two");
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

    private ObjectNode report(String what) {
        double seconds = (System.nanoTime() - began.get()) / 1e9;
        long[] sorted = waits.stream().mapToLong(one -> one[0]).sorted().toArray();
        ObjectNode report = TableClient.JSON.createObjectNode();
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
