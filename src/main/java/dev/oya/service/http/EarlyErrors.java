package dev.oya.service.http;

import java.nio.ByteBuffer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpHeaderValue;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.NanoTime;

/**
 * Responds to requests that reach no endpoint because they are malformed or too large, or arrive during shutdown. Closes the
 * connection.
 */
final class EarlyErrors extends ErrorHandler {
    private final AnswerHeaders usual;
    private final RequestLog log;
    private final Metrics metrics;

    EarlyErrors(AnswerHeaders usual, RequestLog log, Metrics metrics) {
        this.usual = usual;
        this.log = log;
        this.metrics = metrics;
    }

    /** Enables error responses for every request method. */
    @Override
    public boolean errorPageForMethod(String method) {
        return true;
    }

    @Override
    protected void generateResponse(
            Request request, Response response, int code, String message, Throwable cause, Callback callback) {
        int status = response.getStatus() >= 400 ? response.getStatus() : code;
        HttpProblem problem = HttpProblem.of(status);
        Reply reply = problem.reply(
                dev.oya.service.http.Request.language(request.getHeaders().get(HttpHeader.ACCEPT_LANGUAGE)));
        usual.into(request, response.getHeaders());
        response.getHeaders().put(HttpHeader.CONNECTION, HttpHeaderValue.CLOSE.asString());
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, reply.type());
        reply.headers().forEach((name, value) -> response.getHeaders().put(name, value));
        double milliseconds = NanoTime.since(request.getBeginNanoTime()) / 1e6;
        metrics.refused(status, milliseconds);
        log.refused(request, response.getHeaders().get(AnswerHeaders.ID), problem, milliseconds);
        response.write(true, ByteBuffer.wrap(reply.body()), callback);
    }
}
