package dev.oya.service.http;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.IteratingCallback;

/**
 * Buffers responses and sends them at the speed of their clients, so that no thread waits for a client.
 *
 * <p>Event streams have separate buffers, and responses to record files are sent by dedicated threads. Both bypass this buffer, with
 * a deadline for each write.
 */
final class BufferedAnswers extends Handler.Wrapper {
    private final int seconds;

    /**
     * Creates the handler.
     *
     * @param seconds seconds within which a client must read a response, or one write of a streamed response
     */
    BufferedAnswers(int seconds) {
        this.seconds = seconds;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        Answer answer = new Answer(request, response, callback);
        return super.handle(request, answer, answer.completion());
    }

    private record Part(boolean last, ByteBuffer bytes, int held) {}

    private final class Answer extends Response.Wrapper {
        private final Callback callback;
        private final ClientConnection client;
        private final Deque<Part> parts = new ArrayDeque<>();
        private final Sending sending = new Sending();
        private long until;
        private boolean hasLast;
        private boolean done;
        private boolean ended;
        private Throwable failure;

        Answer(Request request, Response response, Callback callback) {
            super(request, response);
            this.callback = callback;
            this.client = Connections.of(request);
        }

        @Override
        public boolean hasLastWrite() {
            synchronized (parts) {
                return hasLast || super.hasLastWrite();
            }
        }

        @Override
        public void write(boolean last, ByteBuffer bytes, Callback written) {
            if (isStreamed()) {
                client.await(Connections.in(seconds), null);
                super.write(last, bytes, Callback.from(client::served, written));
                return;
            }
            int size = bytes == null ? 0 : bytes.remaining();
            int held = size > WholeBody.SMALL ? size : 0;
            Throwable refused = null;
            if (held > 0 && !client.hold(held)) {
                refused = new IOException("too much is buffered for this network");
                sending.abort(refused);
            }
            ByteBuffer copy =
                    size == 0 ? null : ByteBuffer.allocate(size).put(bytes).flip();
            synchronized (parts) {
                until = until == 0 ? Connections.in(seconds) : until;
                hasLast |= last;
                refused = refused == null ? failure : refused;
                if (refused == null) {
                    parts.add(new Part(last, copy, held));
                }
            }
            if (refused != null) {
                written.failed(refused);
                return;
            }
            sending.iterate();
            written.succeeded();
        }

        private boolean isStreamed() {
            String type = getHeaders().get(HttpHeader.CONTENT_TYPE);
            return Lanes.isRecords(getRequest()) || type != null && type.startsWith("text/event-stream");
        }

        /** Returns the callback for the end of the handler's writes. The response ends when the buffer has been sent. */
        Callback completion() {
            return Callback.from(() -> end(null), this::end);
        }

        private void end(Throwable wrong) {
            synchronized (parts) {
                done = true;
                failure = failure == null ? wrong : failure;
            }
            endIfSent();
        }

        private void endIfSent() {
            Throwable wrong;
            synchronized (parts) {
                if (!done || ended || failure == null && (sending.current != null || !parts.isEmpty())) {
                    return;
                }
                ended = true;
                wrong = failure;
            }
            if (wrong == null) {
                callback.succeeded();
            } else {
                callback.failed(wrong);
            }
        }

        /** Sends the buffered parts in order. */
        private final class Sending extends IteratingCallback {
            private Part current;

            @Override
            protected Action process() {
                synchronized (parts) {
                    sent();
                    current = parts.poll();
                }
                if (current == null) {
                    endIfSent();
                    return Action.IDLE;
                }
                client.await(until, null);
                Answer.super.write(current.last(), current.bytes(), this);
                return Action.SCHEDULED;
            }

            private void sent() {
                if (current != null) {
                    client.served();
                    client.release(current.held());
                }
            }

            @Override
            protected void onFailure(Throwable cause) {
                synchronized (parts) {
                    failure = failure == null ? cause : failure;
                    sent();
                    current = null;
                    parts.clear();
                }
                endIfSent();
            }
        }
    }
}
