package dev.oya.service.http;

import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.Callback;

/**
 * Reads and discards the rest of a rejected request body. If the connection were closed immediately, the client could lose the
 * response. Draining blocks no thread and is limited in bytes and time.
 */
final class BodyDrain {
    private static final long MOST_BYTES = 16 << 20;
    private static final int SECONDS = 20;

    private final Request request;
    private final Callback callback;
    private long left = MOST_BYTES;

    private BodyDrain(Request request, Callback callback) {
        this.request = request;
        this.callback = callback;
    }

    /** Returns a callback that drains the body before it calls the given callback. */
    static Callback before(Callback callback, Request request) {
        return Callback.from(() -> new BodyDrain(request, callback).begin(), callback::failed);
    }

    private void begin() {
        Connections.of(request).await(Connections.in(SECONDS), null);
        drop();
    }

    private void drop() {
        while (left > 0) {
            Content.Chunk chunk = request.read();
            if (chunk == null) {
                request.demand(this::drop);
                return;
            }
            left -= chunk.isLast() || Content.Chunk.isFailure(chunk) ? left : chunk.remaining();
            chunk.release();
        }
        callback.succeeded();
    }
}
