package dev.oya.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/** Hears from a PostgreSQL database which matches have news: a hint to look, which may get lost. */
public final class News implements AutoCloseable {
    static final String CHANNEL = "oya";
    private static final int WAIT_MILLIS = 1_000;

    /** Who is told. */
    public interface Listener {
        /** These matches have news. */
        void changed(List<String> matches);
    }

    private final String url;
    private final String own;
    private final Listener listener;
    private final Thread thread = new Thread(this::run, "oya-news");
    private volatile boolean closed;

    /** @param own how the messages of this process begin, which it knows already */
    News(String url, String own, Listener listener) {
        this.url = url;
        this.own = own;
        this.listener = listener;
        thread.setDaemon(true);
        thread.start();
    }

    private void run() {
        while (!closed) {
            try (Connection connection = DriverManager.getConnection(url);
                    Statement statement = connection.createStatement()) {
                statement.execute("LISTEN " + CHANNEL);
                hear(connection.unwrap(PGConnection.class));
            } catch (SQLException away) {
                pause();
            }
        }
    }

    private void hear(PGConnection connection) throws SQLException {
        while (!closed) {
            PGNotification[] heard = connection.getNotifications(WAIT_MILLIS);
            for (PGNotification one : heard == null ? new PGNotification[0] : heard) {
                List<String> said = List.of(one.getParameter().split(" "));
                if (!said.get(0).equals(own)) {
                    listener.changed(said.subList(1, said.size()));
                }
            }
        }
    }

    private static void pause() {
        try {
            Thread.sleep(WAIT_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() throws InterruptedException {
        closed = true;
        thread.join(2L * WAIT_MILLIS);
    }
}
