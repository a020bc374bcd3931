package dev.oya.service.http;

import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.handler.EagerContentHandler;

/**
 * Waits for the whole body before a thread is given to the request, so that a client who sends slowly holds a connection and
 * nothing else. Records are longer than can be waited for, and are read as they come.
 */
final class BodyBuffer extends EagerContentHandler {
    /** Where records are sent to. */
    static final String RECORDS = "/api/records/verify";

    BodyBuffer(int most) {
        super(new RetainedContentLoaderFactory(most + 1, 64, false));
        include(request -> isShort(request, most));
    }

    private static boolean isShort(Request request, int most) {
        return !Request.getPathInContext(request).equals(RECORDS)
                && request.getHeaders().getLongField(HttpHeader.CONTENT_LENGTH) <= most;
    }
}
