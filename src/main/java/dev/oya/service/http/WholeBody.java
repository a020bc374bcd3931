package dev.oya.service.http;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Reads the request body into memory before passing the request on, so that no thread waits for a sender. The buffer space
 * depends on the size of the body, not on the size of its chunks.
 */
final class WholeBody extends Handler.Wrapper {
    /** Maximum size in bytes of bodies and responses that do not count as buffered. */
    static final int SMALL = 16 << 10;

    private final HttpOptions options;

    WholeBody(HttpOptions options) {
        this.options = options;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        long length = request.getLength();
        if (length == 0) {
            return super.handle(request, response, callback);
        }
        if (Lanes.isRecords(request)) {
            return super.handle(request, response, BodyDrain.before(callback, request));
        }
        int most = most(request);
        if (length > most) {
            // The endpoint rejects the request because of its Content-Length and does not read the body.
            return super.handle(new Loaded(request), response, BodyDrain.before(callback, request));
        }
        new Loading(request, response, callback, most).begin();
        return true;
    }

    private int most(Request request) {
        Limits limits = options.limits();
        try {
            String token =
                    dev.oya.service.http.Request.token(request.getHeaders().get("Authorization"));
            Keys.Program program = options.keys().arePresent() && token != null
                    ? options.keys().of(token)
                    : null;
            limits = program == null ? limits : program.limits();
        } catch (HttpProblem unknown) {
            // The endpoint rejects the token.
        }
        return Math.max(limits.of(Limit.BODY), limits.of(Limit.LAYER));
    }

    /** A request whose body is in memory. A body over the limit is truncated. */
    private static final class Loaded extends Request.Wrapper {
        private Content.Chunk body;

        /** Creates a request without a body. */
        Loaded(Request request) {
            super(request);
            body = Content.Chunk.EOF;
        }

        Loaded(Request request, byte[] bytes, int length) {
            super(request);
            body = length == 0 ? Content.Chunk.EOF : Content.Chunk.from(ByteBuffer.wrap(bytes, 0, length), true);
        }

        @Override
        public Content.Chunk read() {
            Content.Chunk next = body;
            body = Content.Chunk.EOF;
            return next;
        }

        @Override
        public void demand(Runnable available) {
            available.run();
        }
    }

    private final class Loading {
        private final Request request;
        private final Response response;
        private final Callback callback;
        private final int most;
        private final ClientConnection client;
        private final AtomicBoolean ended = new AtomicBoolean();
        private byte[] bytes = new byte[1 << 10];
        private int length;

        Loading(Request request, Response response, Callback callback, int most) {
            this.request = request;
            this.response = response;
            this.callback = callback;
            this.most = most;
            this.client = Connections.of(request);
        }

        void begin() {
            client.await(Connections.in(options.limits().of(Limit.BODY_SECONDS)), () -> refuse(408, callback));
            load();
        }

        private void load() {
            while (!ended.get()) {
                Content.Chunk chunk = request.read();
                if (chunk == null) {
                    request.demand(this::load);
                    return;
                }
                if (Content.Chunk.isFailure(chunk)) {
                    int status = HttpProblem.by(chunk.getFailure()).status();
                    refuse(status == 500 ? 400 : status, callback);
                    return;
                }
                boolean fits = add(chunk.getByteBuffer());
                boolean last = chunk.isLast() || length > most;
                chunk.release();
                if (!fits) {
                    refuse(429, BodyDrain.before(callback, request));
                } else if (last) {
                    handOn();
                }
            }
        }

        /** Copies bytes, at most one byte beyond the limit. The extra byte shows the endpoint that the body is too long. */
        private boolean add(ByteBuffer more) {
            int count = Math.min(more.remaining(), most + 1 - length);
            if (length + count > bytes.length) {
                int size = Math.max(length + count, Math.min(most + 1, bytes.length * 2));
                if (size > SMALL && !client.hold(size - (bytes.length > SMALL ? bytes.length : 0))) {
                    return false;
                }
                bytes = Arrays.copyOf(bytes, size);
            }
            more.get(bytes, length, count);
            length += count;
            return true;
        }

        private void refuse(int status, Callback after) {
            if (ended.compareAndSet(false, true)) {
                Lanes.refuse(request, response, after, status);
            }
        }

        private void handOn() {
            if (ended.compareAndSet(false, true)) {
                client.served();
                Callback after = length > most ? BodyDrain.before(callback, request) : callback;
                Lanes.run(getHandler(), new Loaded(request, bytes, length), response, after);
            }
        }
    }
}
