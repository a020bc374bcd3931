package dev.oya.service.http;

import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;

/**
 * The client whose request a thread serves. Work for a client that disconnected is cancelled, and waiting work alternates between
 * clients. Threads without a request have a separate client that never disconnects. Confined to its thread.
 */
final class Client {
    private static final ThreadLocal<Client> CURRENT =
            ThreadLocal.withInitial(() -> new Client(Network.of("the service"), () -> false));

    private final Network from;
    private final BooleanSupplier gone;
    /** Releases the slot that the request occupies in a {@link WorkLimiter}, or null if it occupies none. */
    private Runnable place;

    /**
     * Creates a client.
     *
     * @param gone returns whether the client has disconnected
     */
    Client(Network from, BooleanSupplier gone) {
        this.from = from;
        this.gone = gone;
    }

    /** Returns the client whose request this thread serves. */
    static Client current() {
        return CURRENT.get();
    }

    /** Serves a client's request on this thread. */
    static <T> T serve(Client client, Callable<T> request) throws Exception {
        CURRENT.set(client);
        try {
            return request.call();
        } finally {
            CURRENT.remove();
        }
    }

    Network from() {
        return from;
    }

    boolean isGone() {
        return gone.getAsBoolean();
    }

    /**
     * Checks that the client is still connected.
     *
     * @throws HttpProblem if the client has disconnected
     */
    void checkPresent() {
        if (isGone()) {
            throw HttpProblem.of(400);
        }
    }

    void occupy(Runnable leave) {
        place = leave;
    }

    /** Releases the slot that the request occupies, if any. */
    void leavePlace() {
        Runnable leave = place;
        place = null;
        if (leave != null) {
            leave.run();
        }
    }
}
