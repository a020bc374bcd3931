package dev.oya.service.http;

import dev.oya.notation.Json;
import io.javalin.http.Context;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import tools.jackson.databind.node.ObjectNode;

/**
 * The access log: one line of JSON for each request. It contains the endpoint and the table but no input of the client, because a
 * token could be in the wrong place. Safe to share between threads.
 */
public final class RequestLog {
    /** Name of the request attribute with the error code. */
    static final String CODE = "code";

    private final PrintWriter out;
    private final PrintWriter err;

    /**
     * Creates a log.
     *
     * @param out receives the lines, or null
     * @param err receives internal errors
     */
    public RequestLog(PrintWriter out, PrintWriter err) {
        this.out = out;
        this.err = err;
    }

    void request(Context context, float milliseconds) {
        if (out == null) {
            return;
        }
        ObjectNode line = Json.object();
        line.put("time", Instant.now().truncatedTo(ChronoUnit.MILLIS).toString());
        line.put("request", context.res().getHeader(AnswerHeaders.ID));
        line.put("method", context.method().toString());
        line.put("endpoint", endpoint(context));
        String table = context.pathParamMap().get("table");
        if (table != null && table.matches("[a-z0-9-]{1,20}")) {
            line.put("table", table);
        }
        line.put("status", context.statusCode());
        if (context.attribute(CODE) != null) {
            line.put("code", (String) context.attribute(CODE));
        }
        line.put("ms", Math.round(milliseconds * 10) / 10.0);
        line.put("address", context.ip());
        synchronized (out) {
            try {
                out.println(line);
            } catch (UncheckedIOException unwritable) {
                // Requests are served even if the log cannot be written.
                err.println("The request log has ended: " + unwritable.getMessage());
            }
        }
    }

    /** Returns the path of the endpoint with its parameters in braces, or {@code -} if no endpoint matches. */
    static String endpoint(Context context) {
        var endpoint = context.endpoints().lastHttpEndpoint();
        return endpoint == null || endpoint.path.isEmpty() ? "-" : endpoint.path;
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
