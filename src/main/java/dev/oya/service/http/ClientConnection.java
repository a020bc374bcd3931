package dev.oya.service.http;

import org.eclipse.jetty.io.Connection;

/** One connection with the deadline for whatever is awaited of its client. {@link Connections} guards all fields. */
final class ClientConnection {
    /** The attribute of a request with the connection that it came by. */
    static final String NAME = "oya.connection";

    final Connection connection;
    final Network from;
    private final Connections all;

    /** Whether the next step is the client's. */
    boolean waiting = true;

    boolean closed;

    /** When the client's time ends, by {@link System#nanoTime}. */
    long deadline;

    /** Runs if the deadline passes; null to close the connection. */
    Runnable overdue;

    /** Number of bytes that are buffered for this client. */
    long held;

    ClientConnection(Connection connection, Network from, Connections all) {
        this.connection = connection;
        this.from = from;
        this.all = all;
    }

    /**
     * Starts waiting for the client. Until {@link #served} the connection may be closed to make room for others.
     *
     * @param until deadline by {@link System#nanoTime}
     * @param overdue runs if the deadline passes; null to close the connection
     */
    void await(long until, Runnable overdue) {
        all.await(this, until, overdue);
    }

    /** Ends waiting for the client: the next step is the service's. */
    void served() {
        all.served(this);
    }

    /** Counts bytes that are buffered for this client, and returns false if its network has no room for them. */
    boolean hold(long bytes) {
        return all.hold(this, bytes);
    }

    /** Returns bytes that are no longer buffered. */
    void release(long bytes) {
        all.release(this, bytes);
    }

    /** Closes the connection at once. */
    void close(String why) {
        connection.getEndPoint().close(new java.io.IOException(why));
    }
}
