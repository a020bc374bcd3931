package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.service.TableClient.Answer;
import dev.oya.service.TableClient.Seat;
import dev.oya.store.ChangeFeed;
import dev.oya.store.MatchRow;
import dev.oya.store.Store;
import dev.oya.store.StoreAddress;
import dev.oya.store.StoreUnavailableException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * The service reports a store that is unavailable or full, and recovers with it. No acknowledged request is lost.
 */
class StoreUnavailableTest {
    /** Makes {@code most} moves. Returns the first response that is not a success, or null if all moves succeed. */
    private static Answer moveUntilRefused(List<Seat> seats, int most, boolean patient) {
        for (int made = 0; made < most; ) {
            for (Seat one : seats.subList(0, 2)) {
                Seat seat = patient ? one : one.hasty();
                Answer looked = seat.ask("GET", "", null);
                if (looked.status() != 200) {
                    return looked;
                }
                JsonNode view = looked.json();
                Answer answer = null;
                if (view.has("settlement")) {
                    answer = seat.ask("POST", "/next", null);
                } else if (view.get("turn").equals(view.get("seat"))) {
                    answer = seat.move(
                            view.get("version").longValue(), view.get("moves").get(0));
                }
                if (answer != null && answer.status() != 200) {
                    return answer;
                }
                made += answer == null ? 0 : 1;
            }
        }
        return null;
    }

    private static int ready(Node node) {
        return TableClient.ask("GET", node.address() + "/ready", null, null).status();
    }

    private static void isBackAndHolds(Node node, Crowd crowd, List<Seat> seats) throws InterruptedException {
        while (ready(node) != 200 || moveUntilRefused(seats, 1, false) != null) {
            TimeUnit.MILLISECONDS.sleep(50);
        }
        assertEquals(null, moveUntilRefused(seats, 20, true));
        crowd.holds(node.address());
    }

    /**
     * A node whose last sign of life is an hour in the future is considered dead, because the database clock has been set back.
     * Other nodes can adopt its tables immediately.
     */
    @Test
    void adoptsTablesAfterDatabaseClockIsSetBack() {
        try (Postgres postgres = Postgres.start("a clock that is set back");
                Store store = Store.at(postgres.url())) {
            store.putPack("sha256:p", "files");
            store.attendance().alive("before", TimeUnit.HOURS.toMillis(1));
            store.attendance().alive("after", TimeUnit.SECONDS.toMillis(50));
            for (String node : List.of("before", "after")) {
                store.create(
                        new MatchRow("of-" + node, "{}", "sha256:p", "{}", "00".repeat(32), 1, false, false),
                        Map.of(),
                        node);
            }
            assertEquals(List.of("of-before"), store.attendance().orphans(9));
        }
    }

    /** The log states why the store cannot be opened, why it is unavailable, and when it is available again. */
    @Test
    void reportsReasonOfStoreFailure() throws Exception {
        try (Postgres postgres = Postgres.start("why a store is away")) {
            Map<String, StoreUnavailableException.Why> wrong = Map.of(
                    postgres.url().replace("user=postgres", "user=nobody"), StoreUnavailableException.Why.REFUSED,
                    postgres.url().replace("/oya?", "/nothing?"), StoreUnavailableException.Why.NO_DATABASE,
                    postgres.url().replaceFirst(":[0-9]+/", ":1/"), StoreUnavailableException.Why.NO_SERVER);
            wrong.forEach((url, why) -> {
                StoreUnavailableException away = assertThrows(StoreUnavailableException.class, () -> Store.at(url));
                assertEquals(why, away.why());
                assertEquals(why.message(), away.getMessage());
            });
            List<String> told = new CopyOnWriteArrayList<>();
            try (Store store = Store.at(postgres.url());
                    AutoCloseable news = store.news(matches -> {})) {
                store.watch().onMessage(told::add);
                assertTrue(store.isWritable());
                postgres.stop();
                while (told.isEmpty()) {
                    TimeUnit.MILLISECONDS.sleep(20);
                }
                assertFalse(store.isWritable());
                postgres.start();
                while (!told.get(told.size() - 1).equals("The store is available again.")) {
                    store.isWritable();
                    TimeUnit.MILLISECONDS.sleep(20);
                }
            }
            assertTrue(told.get(0).startsWith("The store is unavailable: "), told.toString());
            assertEquals(told.size(), Set.copyOf(told).size(), told.toString());
        }
    }

    /** All connections use the separate password. A password in the URL is not printed. */
    @Test
    @Tag(Exhaustive.TAG)
    void opensDatabaseWithPasswordBesideUrl() throws Exception {
        try (Postgres postgres = Postgres.start("a password that is not in the URL")) {
            postgres.requirePassword("oya", "a word");
            String url = postgres.url().replace("user=postgres", "user=oya");
            StoreUnavailableException refused =
                    assertThrows(StoreUnavailableException.class, () -> Store.at(new StoreAddress(url, "another")));
            assertEquals(StoreUnavailableException.Why.REFUSED, refused.why());
            List<String> told = new CopyOnWriteArrayList<>();
            CountDownLatch heard = new CountDownLatch(1);
            ChangeFeed.Listener listener = new ChangeFeed.Listener() {
                @Override
                public void changed(List<String> matches) {
                    told.addAll(matches);
                }

                @Override
                public void phrase(String match, String seat, String phrase) {
                    heard.countDown();
                }
            };
            try (Store store = Store.at(new StoreAddress(url, "a word"));
                    Store other = Store.at(new StoreAddress(url, "a word"));
                    AutoCloseable news = store.news(listener)) {
                store.watch().onMessage(told::add);
                while (!heard.await(100, TimeUnit.MILLISECONDS)) {
                    other.say("a", "0", "hello");
                    assertEquals(List.of(), told);
                }
            }
        }
        assertEquals("jdbc:postgresql://db/oya", new StoreAddress("jdbc:postgresql://db/oya?password=x", "y") + "");
    }

    @Test
    @Tag(Exhaustive.TAG)
    void readOnlyDatabaseIsNotWritable() throws Exception {
        try (Postgres postgres = Postgres.start("a database that is read-only");
                Store store = Store.at(postgres.url());
                Connection admin = DriverManager.getConnection(postgres.url());
                Statement settings = admin.createStatement()) {
            List<String> told = new CopyOnWriteArrayList<>();
            store.watch().onMessage(told::add);
            assertTrue(store.isWritable());
            readOnly(settings, true);
            while (store.isWritable()) {
                TimeUnit.MILLISECONDS.sleep(20);
            }
            assertEquals(List.of(), store.events("a", 0), "a read-only database can still be read");
            readOnly(settings, false);
            while (!store.isWritable()) {
                TimeUnit.MILLISECONDS.sleep(20);
            }
            assertEquals("The store is available again.", told.get(told.size() - 1), told.toString());
            assertEquals(told.size(), Set.copyOf(told).size(), told.toString());
        }
    }

    private static void readOnly(Statement settings, boolean is) throws SQLException {
        settings.execute("SET default_transaction_read_only = off");
        settings.execute("ALTER DATABASE oya SET default_transaction_read_only = " + (is ? "on" : "off"));
        settings.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                + " AND datname = 'oya'");
    }

    @Tag(Exhaustive.TAG)
    @Test
    void recoversWhenDatabaseReturns(@TempDir Path data) throws Exception {
        try (Postgres postgres = Postgres.start("a database that goes away and comes back");
                Node node = new Node(data, postgres.url())) {
            Crowd crowd = new Crowd(node.address(), 3);
            crowd.play(request -> node.address());
            while (crowd.moves() < 60) {
                TimeUnit.MILLISECONDS.sleep(10);
            }
            postgres.stop();
            List<Seat> seats = crowd.tables().get(0);
            Answer away = seats.get(0).hasty().ask("GET", "", null);
            assertEquals(503, away.status(), away.text());
            assertEquals("store-unavailable", away.code());
            assertEquals(503, ready(node));
            assertEquals(
                    200,
                    TableClient.ask("GET", node.address() + "/health", null, null)
                            .status());
            postgres.start();
            crowd.stop();
            isBackAndHolds(node, crowd, seats);
        }
    }

    @Tag(Exhaustive.TAG)
    @Test
    void reportsFullDiskAndRecovers(@TempDir Path data) throws Exception {
        Assumptions.assumeTrue(
                Files.isExecutable(Path.of("/usr/bin/prlimit")), "A FULL DISK WAS NOT TRIED: no prlimit here");
        try (Node node = new Node(data, null)) {
            Crowd crowd = new Crowd(node.address(), 3);
            List<Seat> seats = crowd.tables().get(0);
            crowd.play(request -> node.address());
            while (crowd.moves() < 40) {
                TimeUnit.MILLISECONDS.sleep(10);
            }
            long size = Math.max(Files.size(data.resolve("oya.db")), Files.size(data.resolve("oya.db-wal")));
            limit(node, String.valueOf(size + 50_000));
            Answer full = null;
            while (full == null) {
                full = moveUntilRefused(seats, 50, false);
                // Ignores a refusal that occurs because another player of the crowd has already moved or started the
                // next round.
                boolean isLate =
                        full != null && (full.status() == 409 || full.text().contains("round-goes-on"));
                full = isLate ? null : full;
            }
            assertEquals(503, full.status(), full.text());
            assertEquals(503, ready(node));
            crowd.stop();
            limit(node, "unlimited");
            isBackAndHolds(node, crowd, seats);
        }
    }

    /** Limits the file size of the process to simulate a full disk. */
    private static void limit(Node node, String bytes) throws Exception {
        Process set = new ProcessBuilder(
                        "prlimit", "--pid", String.valueOf(node.pid()), "--fsize=" + bytes + ":unlimited")
                .redirectErrorStream(true)
                .start();
        assertEquals(0, set.waitFor(), new String(set.getInputStream().readAllBytes()));
    }
}
