package dev.oya.service;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** A PostgreSQL server in a temporary folder. */
final class Postgres implements AutoCloseable {
    private static final Path HOME = Path.of("/usr/lib/postgresql");
    /** Maximum number of ports to try. */
    private static final int MOST_PORTS = 5;

    private final Path bin;
    private final Path folder;
    private int port;

    private Postgres(Path bin) {
        this.bin = bin;
        try {
            folder = Files.createTempDirectory("oya-postgres");
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        if (isRoot()) {
            run(List.of("chown", "postgres:", folder.toString()));
        }
        own(
                "initdb",
                "-D",
                folder + "/data",
                "-A",
                "trust",
                "-U",
                "postgres",
                "-E",
                "UTF8",
                "--locale=C",
                "--no-instructions");
        startAtFreePort();
        own("createdb", "-h", "127.0.0.1", "-p", String.valueOf(port), "-U", "postgres", "oya");
    }

    /** Starts a server, or aborts the test if PostgreSQL is not installed. */
    static Postgres start(String what) {
        Path bin = null;
        if (Files.isDirectory(HOME)) {
            try (Stream<Path> versions = Files.list(HOME)) {
                bin = versions.map(version -> version.resolve("bin"))
                        .filter(there -> Files.isExecutable(there.resolve("initdb")))
                        .max(Comparator.naturalOrder())
                        .orElse(null);
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }
        if (bin == null) {
            String loud = "POSTGRESQL WAS NOT TRIED: there is no server in " + HOME + "; not tested: " + what;
            System.err.println(loud);
            Assumptions.abort(loud);
        }
        return new Postgres(bin);
    }

    private static boolean isRoot() {
        return System.getProperty("user.name").equals("root");
    }

    String url() {
        return "jdbc:postgresql://127.0.0.1:" + port + "/oya?user=postgres";
    }

    /** Creates a user who owns the database and must log in with a password. */
    void requirePassword(String user, String password) throws IOException, SQLException {
        try (Connection admin = DriverManager.getConnection(url());
                Statement statement = admin.createStatement()) {
            statement.execute("CREATE ROLE " + user + " LOGIN PASSWORD '" + password + "'");
            statement.execute("ALTER DATABASE oya OWNER TO " + user);
            statement.execute("ALTER SCHEMA public OWNER TO " + user);
            Path rules = folder.resolve("data/pg_hba.conf");
            Files.writeString(rules, "host all " + user + " 127.0.0.1/32 scram-sha-256\n" + Files.readString(rules));
            statement.execute("SELECT pg_reload_conf()");
        }
    }

    /** Starts the server at a free port. Another process may take the port first, so several ports are tried. */
    private void startAtFreePort() {
        for (int left = MOST_PORTS; ; left--) {
            try (ServerSocket free = new ServerSocket(0)) {
                port = free.getLocalPort();
            } catch (IOException e) {
                throw new AssertionError(e);
            }
            try {
                start();
                return;
            } catch (AssertionError taken) {
                if (left == 1) {
                    throw taken;
                }
            }
        }
    }

    void start() {
        own(
                "pg_ctl",
                "-D",
                folder + "/data",
                "-w",
                "-l",
                folder + "/log",
                "-o",
                "-p " + port + " -k " + folder + " -c listen_addresses=127.0.0.1 -c max_connections=100"
                        // Tests need no durability after a machine crash, and fsync may be slow.
                        + " -c fsync=off",
                "start");
    }

    /** Stops the server as a crash would. */
    void stop() {
        own("pg_ctl", "-D", folder + "/data", "-w", "-m", "immediate", "stop");
    }

    private void own(String program, String... words) {
        List<String> command = new ArrayList<>();
        if (isRoot()) {
            command.addAll(List.of("setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"));
        }
        command.add(bin.resolve(program).toString());
        command.addAll(List.of(words));
        run(command);
    }

    private void run(List<String> command) {
        try {
            Process process = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            if (process.waitFor() != 0) {
                throw new AssertionError(String.join(" ", command) + " failed");
            }
        } catch (IOException | InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public void close() {
        stop();
        run(List.of("rm", "-rf", folder.toString()));
    }
}
