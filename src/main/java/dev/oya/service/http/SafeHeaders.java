package dev.oya.service.http;

import java.util.Map;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpHeaderValue;
import org.eclipse.jetty.http.HttpVersion;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** What every answer says to browsers, whoever makes it: an endpoint, the router or the server. */
final class SafeHeaders extends Handler.Wrapper {
    private final Map<String, String> headers;

    /** @param scripts what browsers may run besides scripts that have an address here */
    SafeHeaders(String scripts) {
        headers = Map.of(
                "Content-Security-Policy",
                "default-src 'self'; script-src 'self' " + scripts
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
        into(response.getHeaders());
        boolean old = request.getConnectionMetaData().getHttpVersion() == HttpVersion.HTTP_1_0;
        if (old && !request.getHeaders().contains(HttpHeader.CONNECTION, HttpHeaderValue.KEEP_ALIVE.asString())) {
            response.getHeaders().put(HttpHeader.CONNECTION, HttpHeaderValue.CLOSE.asString());
        }
        return super.handle(request, response, callback);
    }

    /** Puts them into an answer. */
    void into(HttpFields.Mutable answer) {
        headers.forEach(answer::put);
    }
}
