package dev.oya.service.http;

import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Takes what is still being sent of a body that was refused, and throws it away: a connection that was closed at once would
 * take the answer with it. No thread waits for it, and it is only so much and for so long.
 */
final class BodyDrain extends Handler.Wrapper {
    private static final long MOST_BYTES = 16 << 20;
    private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(20);

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        Callback answered = HttpMethod.POST.is(request.getMethod())
                ? Callback.from(
                        () -> new Rest(request, callback, System.nanoTime()).discard(MOST_BYTES), callback::failed)
                : callback;
        return super.handle(request, response, answered);
    }

    /** What is left of a body, and what is to be called when it has been taken. */
    private record Rest(Request request, Callback callback, long began) {
        void discard(long most) {
            long left = most;
            while (left > 0 && System.nanoTime() - began < MOST_NANOS) {
                Content.Chunk chunk = request.read();
                if (chunk == null) {
                    long rest = left;
                    request.demand(() -> discard(rest));
                    return;
                }
                left -= chunk.isLast() || Content.Chunk.isFailure(chunk) ? left : chunk.remaining();
                chunk.release();
            }
            callback.succeeded();
        }
    }
}
