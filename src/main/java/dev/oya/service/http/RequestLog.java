package dev.oya.service.http;

import dev.oya.notation.Json;
import io.javalin.http.Context;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import tools.jackson.databind.node.ObjectNode;

/**
 * One line for each request, as JSON. It names the endpoint and the table, and never what was sent: a token that somebody
 * put in the wrong place is not written down. Safe to share between threads.
 */
public final class RequestLog {
    /** The attribute of a request with the code of its problem. */
    static final String CODE = "code";

    private final PrintWriter out;
    private final PrintWriter err;

    /**
     * @param out where the lines go, or null
     * @param err where our own faults are told
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
                // The requests are answered though nobody reads the log.
                err.println("The log of requests has ended: " + unwritable.getMessage());
            }
        }
    }

    /** The endpoint's path with its parameters in braces; {@code -} where none was meant. */
    static String endpoint(Context context) {
        var endpoint = context.endpoints().lastHttpEndpoint();
        return endpoint == null || endpoint.path.isEmpty() ? "-" : endpoint.path;
    }

    /** Tells the operator of a fault of ours. */
    void fault(Throwable wrong, Context context) {
        synchronized (err) {
            err.println("This is a bug of Oya: " + wrong + " in " + context.method() + " " + endpoint(context)
                    + ", request " + context.res().getHeader(AnswerHeaders.ID));
            if (System.getenv("OYA_TRACE") != null) {
                wrong.printStackTrace(err);
            }
        }
    }
}
