package dev.oya.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Properties;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * Receives notifications of changed matches from a PostgreSQL database. Notifications may be lost, so listeners must also poll.
 */
public final class ChangeFeed implements AutoCloseable {
    static final String CHANNEL = "oya";
    /** Word that follows the prefix in notifications about phrases. No match has this id. */
    static final String SAYS = "says";

    private static final int WAIT_MILLIS = 1_000;

    public interface Listener {
        /** Called when matches have changed. */
        void changed(List<String> matches);

        /** Called when a seat has sent a phrase. The store does not keep phrases. */
        default void phrase(String match, String seat, String phrase) {}
    }

    private final StoreAddress address;
    private final String own;
    private final Listener listener;
    private final Watch watch;
    private final Watch.Part part;
    private volatile boolean closed;
    /** Connection of the listening thread, or null if not connected. */
    private Connection connection;

    /**
     * Starts listening.
     *
     * @param own prefix of the notifications sent by this process, which are ignored
     */
    ChangeFeed(StoreAddress address, String own, Watch watch, Listener listener) {
        this.address = address;
        this.own = own;
        this.listener = listener;
        this.watch = watch;
        this.part = watch.part("oya-news").thread(() -> !closed, this::poll);
    }

    /** Waits up to one second for notifications. Connects first if there is no connection. */
    private void poll() throws SQLException {
        try {
            if (connection == null) {
                Properties login = new Properties();
                if (address.password() != null) {
                    login.setProperty("password", address.password());
                }
                connection = DriverManager.getConnection(address.url(), login);
                try (Statement statement = connection.createStatement()) {
                    statement.execute("LISTEN " + CHANNEL);
                }
            }
            PGNotification[] notifications =
                    connection.unwrap(PGConnection.class).getNotifications(WAIT_MILLIS);
            for (PGNotification one : notifications == null ? new PGNotification[0] : notifications) {
                List<String> texts = List.of(one.getParameter().split(" "));
                if (texts.get(0).equals(own)) {
                    continue;
                }
                if (texts.get(1).equals(SAYS)) {
                    listener.phrase(texts.get(2), texts.get(3), texts.get(4));
                } else {
                    listener.changed(texts.subList(1, texts.size()));
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
            // The connection is closed anyway.
        }
    }
}
