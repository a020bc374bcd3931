package dev.oya.service.http;

import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Assigns requests to threads. Probes, seated players, record files and questions have separate threads, so that a flood of one
 * type does not delay the other types.
 */
final class Lanes extends Handler.Wrapper {
    private static final Set<String> PROBES = Set.of("/health", "/ready", "/metrics");

    private static final String TABLES = "/api/tables/";

    private static final int PROBING = 2;

    /** Maximum number of running and waiting requests with one seat token. */
    private static final int MOST_OF_SEAT = 64;

    /** Maximum number of seconds that a request waits for a thread. */
    private static final int PATIENCE = 20;

    /** Seconds that a client has to read a refusal. */
    private static final int REFUSING = 10;

    private final SeatTokens seats;
    private final FairQueue probes;
    private final FairQueue seated;
    private final RecordReaders records;
    private final FairQueue questions;
    private final FairQueue others;
    private final Shares asking;
    private final Shares waiting;

    Lanes(HttpOptions options, SeatTokens seats, Executor executor) {
        Limits limits = options.limits();
        int threads = options.threads();
        int most = limits.of(Limit.REQUESTS);
        int address = limits.of(Limit.REQUESTS_PER_ADDRESS);
        int network = limits.of(Limit.REQUESTS_PER_NETWORK);
        this.seats = seats;
        this.asking = new Shares(most, address, network);
        this.waiting = new Shares(most, address, network);
        this.probes = new FairQueue(executor, PROBING, new Shares(most, address, network));
        this.seated = new FairQueue(executor, threads, new Shares(4 * most, MOST_OF_SEAT, 2 * most));
        this.records = new RecordReaders(executor, limits.of(Limit.RECORD_SECONDS));
        this.questions = new FairQueue(executor, threads, asking);
        this.others = new FairQueue(executor, threads, waiting);
    }

    /** Returns the number of running and waiting requests, excluding probes, record files and those of seated players. */
    int waiting() {
        return asking.taken() + waiting.taken();
    }

    /** Returns whether a request sends a record file, which is read as it arrives. */
    static boolean isRecords(Request request) {
        return Request.getPathInContext(request).equals("/api/records/verify");
    }

    /** Returns whether requests to a path may have to wait at a {@link WorkLimiter}. */
    private static boolean isQuestion(String path) {
        return path.startsWith("/api/")
                && !path.startsWith("/api/docs")
                && (!path.startsWith(TABLES) || path.endsWith("/hint"));
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        long began = System.nanoTime();
        Runnable task = () -> {
            if (System.nanoTime() - began > TimeUnit.SECONDS.toNanos(PATIENCE)) {
                refuse(request, response, callback, 429);
            } else {
                run(getHandler(), request, response, callback);
            }
        };
        if (!offer(request, task)) {
            refuse(request, response, callback, 429);
        }
        return true;
    }

    private boolean offer(Request request, Runnable task) {
        Network from = Connections.network(request);
        String path = Request.getPathInContext(request);
        if (PROBES.contains(path)) {
            return probes.offer(from, from.net(), task);
        }
        if (isRecords(request)) {
            return records.offer(from, request, task);
        }
        if (isQuestion(path)) {
            return questions.offer(from, from.net(), task);
        }
        String seat = path.startsWith(TABLES) ? seat(request) : null;
        return seat != null
                ? seated.offer(new Network(from.address(), seat, from.net()), seat, task)
                : others.offer(from, from.net(), task);
    }

    private String seat(Request request) {
        try {
            return seats.known(
                    dev.oya.service.http.Request.token(request.getHeaders().get("Authorization")));
        } catch (HttpProblem malformed) {
            return null;
        }
    }

    /** Sends an error, which the client must read in time. */
    static void refuse(Request request, Response response, Callback callback, int status) {
        Connections.of(request).await(Connections.in(REFUSING), null);
        Response.writeError(request, response, callback, status);
    }

    /** Runs a handler. Sends an error if the handler does not respond. */
    static void run(Handler handler, Request request, Response response, Callback callback) {
        try {
            if (!handler.handle(request, response, callback)) {
                Response.writeError(request, response, callback, 404);
            }
        } catch (Throwable failure) {
            Response.writeError(request, response, callback, failure);
        }
    }
}
