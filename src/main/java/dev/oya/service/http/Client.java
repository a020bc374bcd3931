package dev.oya.service.http;

import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;

/**
 * The client whose request a thread serves. Work for a client that has left is cancelled, and clients take turns where work has to
 * wait. Threads that serve no request are a client of their own, which never leaves. Confined to its thread.
 */
final class Client {
    private static final ThreadLocal<Client> CURRENT =
            ThreadLocal.withInitial(() -> new Client(Network.of("the service"), () -> false));

    private final Network from;
    private final BooleanSupplier gone;
    /** Gives back the place that the request occupies in a {@link WorkLimiter}; null if it occupies none. */
    private Runnable place;

    /** @param gone returns whether the client has closed its connection */
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
     * Checks that the client still waits for its answer.
     *
     * @throws HttpProblem if it has left; nobody will read the problem
     */
    void checkPresent() {
        if (isGone()) {
            throw HttpProblem.of(400);
        }
    }

    void occupy(Runnable leave) {
        place = leave;
    }

    /** Gives back the place that the request occupies, if it occupies one. */
    void leavePlace() {
        Runnable leave = place;
        place = null;
        if (leave != null) {
            leave.run();
        }
    }
}
