package dev.oya.service.http;

import dev.oya.input.PackException;
import dev.oya.store.StoreAway;
import java.util.Map;
import java.util.concurrent.TimeoutException;

/** What went wrong with a request, as the problem that is answered. */
final class Failures {
    private Failures() {}

    /** The problem; what is our fault is one that tells nothing of the inside. */
    static HttpProblem of(Throwable wrong) {
        if (wrong instanceof HttpProblem problem) {
            return problem;
        }
        if (wrong instanceof PackException pack) {
            return HttpProblem.of(422, pack.problems());
        }
        if (wrong instanceof StoreAway) {
            return new HttpProblem(503, "store-away").retryAfter(1);
        }
        if (wrong instanceof TimeoutException || wrong.getCause() instanceof TimeoutException) {
            return new HttpProblem(408, "too-slow-request");
        }
        return isBrokenOff(wrong) ? of(400) : new HttpProblem(500, "our-fault");
    }

    /** The problem of a request that the server itself answers with this status. */
    static HttpProblem of(int status) {
        boolean ours = status >= 500 && status != 501;
        HttpProblem problem =
                new HttpProblem(status, CODES.getOrDefault(status, ours ? "our-fault" : "broken-request"));
        return status == 503 ? problem.retryAfter(1) : problem;
    }

    /** Whether the request did not come whole: its body is not what it says of itself, or whoever asked has gone away. */
    private static boolean isBrokenOff(Throwable wrong) {
        for (Throwable cause = wrong; cause != null; cause = cause.getCause()) {
            if (cause instanceof java.io.EOFException
                    || cause instanceof org.eclipse.jetty.http.HttpException
                    || cause instanceof java.nio.channels.ClosedChannelException) {
                return true;
            }
        }
        return false;
    }

    /** Statuses that the server itself answers with, by the code of their problem. */
    private static final Map<Integer, String> CODES = Map.of(
            404, "not-found",
            405, "wrong-method",
            408, "too-slow-request",
            413, "too-large-request",
            414, "too-large-request",
            431, "too-large-request",
            503, "going-down",
            505, "wrong-version");
}
