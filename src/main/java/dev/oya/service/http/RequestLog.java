package dev.oya.service.http;

import dev.oya.notation.Json;
import io.javalin.http.Context;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.eclipse.jetty.server.Request;
import tools.jackson.databind.node.ObjectNode;

/**
 * The access log: one line of JSON for each request. It contains the endpoint and the table but no input of the client, because
 * a client may send a token in the wrong place. Safe to share between threads.
 */
public final class RequestLog {
    /** Name of the request attribute with the error code. */
    static final String CODE = "code";

    /** Logged instead of an endpoint if the request reached no endpoint. */
    static final String NONE = "-";

    private final PrintWriter out;
    private final PrintWriter err;

    /**
     * Creates a log.
     *
     * @param out receives the lines, or null to log nothing
     * @param err receives internal errors
     */
    public RequestLog(PrintWriter out, PrintWriter err) {
        this.out = out;
        this.err = err;
    }

    /** Returns a log line with a message that is not about a request. */
    public static String message(String text) {
        return Json.object().put("time", now()).put("message", text).toString();
    }

    private static String now() {
        return Instant.now().truncatedTo(ChronoUnit.MILLIS).toString();
    }

    /** Logs a request to an endpoint. */
    void request(Context context, float milliseconds) {
        ObjectNode line =
                line(context.res().getHeader(AnswerHeaders.ID), context.method().toString(), endpoint(context));
        String table = context.pathParamMap().get("table");
        if (table != null && table.matches("[a-z0-9-]{1,20}")) {
            line.put("table", table);
        }
        write(outcome(line, context.statusCode(), context.attribute(CODE), milliseconds)
                .put("address", context.ip()));
    }

    /** Logs a request that was refused before it reached an endpoint. */
    void refused(Request request, String id, HttpProblem problem, double milliseconds) {
        Network from = Connections.network(request);
        write(outcome(line(id, request.getMethod(), NONE), problem.status(), problem.code(), milliseconds)
                .put("address", from == null ? Request.getRemoteAddr(request) : from.address()));
    }

    private static ObjectNode line(String id, String method, String endpoint) {
        return Json.object()
                .put("time", now())
                .put("request", id)
                .put("method", method)
                .put("endpoint", endpoint);
    }

    private static ObjectNode outcome(ObjectNode line, int status, String code, double milliseconds) {
        line.put("status", status);
        if (code != null) {
            line.put("code", code);
        }
        return line.put("ms", Math.round(milliseconds * 10) / 10.0);
    }

    private void write(ObjectNode line) {
        if (out == null) {
            return;
        }
        synchronized (out) {
            try {
                out.println(line);
            } catch (UncheckedIOException unwritable) {
                // Requests are served even if the log cannot be written.
                err.println("The request log cannot be written: " + unwritable.getMessage());
            }
        }
    }

    /** Returns the path of the endpoint with its parameters in braces, or {@code -} if no endpoint matches. */
    static String endpoint(Context context) {
        var endpoint = context.endpoints().lastHttpEndpoint();
        return endpoint == null || endpoint.path.isEmpty() ? NONE : endpoint.path;
    }

    /** Reports an internal error to the operator. */
    void fault(Throwable wrong, Context context) {
        synchronized (err) {
            err.println("Internal error: " + wrong + " in " + context.method() + " " + endpoint(context) + ", request "
                    + context.res().getHeader(AnswerHeaders.ID));
            if (System.getenv("OYA_TRACE") != null) {
                wrong.printStackTrace(err);
            }
        }
    }
}
