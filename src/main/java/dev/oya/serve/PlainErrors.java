package dev.oya.serve;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** Tells what is wrong with a request that no handler could see: broken, too long, or come while the service ends. */
final class PlainErrors extends ErrorHandler {
    @Override
    protected void generateResponse(
            Request request, Response response, int code, String message, Throwable cause, Callback callback) {
        int status = response.getStatus() >= 400 ? response.getStatus() : code;
        Problem problem =
                new Problem(status, Failures.CODES.getOrDefault(status, status < 500 ? "broken-request" : "our-fault"));
        Reply reply = (status == 503 ? problem.retryAfter(1) : problem)
                .reply(dev.oya.serve.Request.language(request.getHeaders().get(HttpHeader.ACCEPT_LANGUAGE)));
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, reply.type());
        reply.headers().forEach((name, value) -> response.getHeaders().put(name, value));
        response.write(true, java.nio.ByteBuffer.wrap(reply.body()), callback);
    }
}
