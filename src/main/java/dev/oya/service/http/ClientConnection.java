package dev.oya.service.http;

import org.eclipse.jetty.io.Connection;

/** A connection, and the deadline for the client's next step. The lock of {@link Connections} guards all fields. */
final class ClientConnection {
    /** Name of the request attribute with the connection. */
    static final String NAME = "oya.connection";

    final Connection connection;
    final Network from;
    private final Connections all;

    /** Whether the service is waiting for the client. */
    boolean waiting = true;

    boolean closed;

    /** Deadline of the client, as a value of {@link System#nanoTime}. */
    long deadline;

    /** Action at the deadline, or null to close the connection. */
    Runnable overdue;

    /** Number of bytes buffered for this client. */
    long held;

    ClientConnection(Connection connection, Network from, Connections all) {
        this.connection = connection;
        this.from = from;
        this.all = all;
    }

    /**
     * Starts waiting for the client. Until {@link #served} is called, the connection may be closed to make room for other
     * connections.
     *
     * @param until deadline as a value of {@link System#nanoTime}
     * @param overdue action at the deadline, or null to close the connection
     */
    void await(long until, Runnable overdue) {
        all.await(this, until, overdue);
    }

    /** Stops waiting for the client. */
    void served() {
        all.served(this);
    }

    /** Reserves buffer space for this client. Returns false if there is no space left. */
    boolean hold(long bytes) {
        return all.hold(this, bytes);
    }

    /** Releases buffer space. */
    void release(long bytes) {
        all.release(this, bytes);
    }

    /** Closes the connection immediately. */
    void close(String why) {
        connection.getEndPoint().close(new java.io.IOException(why));
    }
}
