package dev.oya.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/** Hears from a PostgreSQL database which matches have news: a hint to look, which may get lost. */
public final class ChangeFeed implements AutoCloseable {
    static final String CHANNEL = "oya";
    /** Begins what was said at a table; no match is called so. */
    static final String SAYS = "says";

    private static final int WAIT_MILLIS = 1_000;

    /** Who is told. */
    public interface Listener {
        /** These matches have news. */
        void changed(List<String> matches);

        /** At this match a seat has said something that is not kept. */
        default void said(String match, String seat, String phrase) {}
    }

    private final String url;
    private final String own;
    private final Listener listener;
    private final Watch watch;
    private final Watch.Part part;
    private volatile boolean closed;
    /** Of its thread; null where there is none. */
    private Connection connection;

    /** @param own how the messages of this process begin, which it knows already */
    ChangeFeed(String url, String own, Watch watch, Listener listener) {
        this.url = url;
        this.own = own;
        this.listener = listener;
        this.watch = watch;
        this.part = watch.part("oya-news").thread(() -> !closed, this::hear);
    }

    /** Waits a while for messages. Without a connection that lives the next turn makes another. */
    private void hear() throws SQLException {
        try {
            if (connection == null) {
                connection = DriverManager.getConnection(url);
                try (Statement statement = connection.createStatement()) {
                    statement.execute("LISTEN " + CHANNEL);
                }
            }
            PGNotification[] heard = connection.unwrap(PGConnection.class).getNotifications(WAIT_MILLIS);
            for (PGNotification one : heard == null ? new PGNotification[0] : heard) {
                List<String> said = List.of(one.getParameter().split(" "));
                if (said.get(0).equals(own)) {
                    continue;
                }
                if (said.get(1).equals(SAYS)) {
                    listener.said(said.get(2), said.get(3), said.get(4));
                } else {
                    listener.changed(said.subList(1, said.size()));
                }
            }
        } catch (SQLException away) {
            disconnect();
            throw watch.away(away, false);
        }
    }

    private void disconnect() throws SQLException {
        try (Connection old = connection) {
            connection = null;
        }
    }

    @Override
    public void close() {
        closed = true;
        part.join(2L * WAIT_MILLIS);
        try {
            disconnect();
        } catch (SQLException gone) {
            // It is closed then.
        }
    }
}
