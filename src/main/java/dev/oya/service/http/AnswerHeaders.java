package dev.oya.service.http;

import java.util.Map;
import java.util.regex.Pattern;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpHeaderValue;
import org.eclipse.jetty.http.HttpVersion;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Adds the API version, the request id and security headers to all responses. This includes errors of the router and the server.
 */
final class AnswerHeaders extends Handler.Wrapper {
    /** The header with the request id. It contains the id from the request, or a generated id. */
    static final String ID = "X-Request-Id";

    private static final Pattern GIVEN = Pattern.compile("[A-Za-z0-9._-]{1,64}");

    private final Map<String, String> headers;

    /**
     * Creates the handler.
     *
     * @param scripts CSP sources of inline scripts that browsers may run
     */
    AnswerHeaders(String scripts) {
        headers = Map.of(
                "Oya-Api",
                "1",
                "Content-Security-Policy",
                "default-src 'self'; img-src 'self' blob:; script-src 'self' " + scripts
                        + "; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
                "X-Content-Type-Options",
                "nosniff",
                "X-Frame-Options",
                "DENY",
                "Referrer-Policy",
                "no-referrer");
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        into(request, response.getHeaders());
        boolean old = request.getConnectionMetaData().getHttpVersion() == HttpVersion.HTTP_1_0;
        if (old && !request.getHeaders().contains(HttpHeader.CONNECTION, HttpHeaderValue.KEEP_ALIVE.asString())) {
            response.getHeaders().put(HttpHeader.CONNECTION, HttpHeaderValue.CLOSE.asString());
        }
        return super.handle(request, response, callback);
    }

    /** Adds the headers to the response to a request. */
    void into(Request request, HttpFields.Mutable answer) {
        headers.forEach(answer::put);
        answer.put(ID, id(request));
    }

    private static String id(Request request) {
        String given = request.getHeaders().get(ID);
        if (given != null && GIVEN.matcher(given).matches()) {
            return given;
        }
        if (request.getAttribute(ID) == null) {
            request.setAttribute(ID, RandomHex.of(8));
        }
        return (String) request.getAttribute(ID);
    }
}
