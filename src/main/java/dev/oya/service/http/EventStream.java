package dev.oya.service.http;

import io.javalin.http.Context;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/**
 * A stream of server-sent events to one client. Sending does not block: events are buffered until the client reads them.
 *
 * <p>The stream ends if more than {@value #MOST_KEPT} bytes are buffered, or if no buffer space is left for the client. The
 * client may reconnect and continue after the last event that it received. Thread-safe.
 */
public final class EventStream {
    private static final int MOST_KEPT = 1 << 20;

    private final CompletableFuture<Void> over = new CompletableFuture<>();
    private final Deque<byte[]> events = new ArrayDeque<>();
    private final ClientConnection client;
    private ServletOutputStream out;
    private int bytes;
    /** Number of buffered bytes that count towards the client's buffer space. */
    private int held;

    private boolean waiting = true;
    private boolean unflushed;
    private boolean ending;

    EventStream(Request request, Consumer<EventStream> gone) {
        Context context = request.context();
        client = request.connection();
        over.whenComplete((nothing, wrong) -> gone.accept(this));
        context.status(200)
                .contentType("text/event-stream; charset=utf-8")
                .header("Cache-Control", "no-store")
                .header("X-Accel-Buffering", "no");
        context.future(() -> {
            begin(context);
            return over;
        });
    }

    private void begin(Context context) {
        try {
            synchronized (this) {
                out = context.res().getOutputStream();
            }
            out.setWriteListener(new WriteListener() {
                @Override
                public void onWritePossible() {
                    write(true);
                }

                @Override
                public void onError(Throwable wrong) {
                    over.complete(null);
                }
            });
        } catch (IOException gone) {
            over.complete(null);
        }
    }

    /**
     * Sends an event.
     *
     * @param id the event id, which a reconnecting client sends back
     * @param data one line of text
     */
    public void send(String id, byte[] data) {
        keep("id: " + id, data);
    }

    /**
     * Sends an event without an id. The event is not repeated to clients that reconnect.
     *
     * @param event the type of the event
     * @param data one line of text
     */
    public void say(String event, byte[] data) {
        keep("event: " + event, data);
    }

    private void keep(String line, byte[] data) {
        byte[] head = ascii(line + "\ndata: ");
        byte[] end = ascii("\n\n");
        keep(ByteBuffer.allocate(head.length + data.length + end.length)
                .put(head)
                .put(data)
                .put(end)
                .array());
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    /** Ends the stream if the client has closed its connection. Without this check, only the second heartbeat would fail. */
    void endIfClosed() {
        if (PeekedEndPoint.isClosedByPeer(client.connection.getEndPoint())) {
            over.complete(null);
        }
    }

    void heartbeat() {
        keep(ascii(":\n\n"));
    }

    /**
     * Ends the stream after the buffered events have been sent.
     *
     * @param retry reconnect delay in milliseconds
     */
    public void end(int retry) {
        keep(ascii("retry: " + retry + "\n\n"));
        synchronized (this) {
            ending = true;
        }
        write(false);
    }

    /**
     * Ends the stream even if buffered events have not been sent.
     *
     * @param retry reconnect delay in milliseconds
     */
    void cut(int retry) {
        end(retry);
        over.complete(null);
    }

    /** Ends the stream of a client that has lost access. Discards the buffered events. */
    public void revoke() {
        synchronized (this) {
            events.clear();
            bytes = 0;
            client.release(held);
            held = 0;
            ending = true;
        }
        over.complete(null);
    }

    private void keep(byte[] event) {
        boolean tooMuch;
        synchronized (this) {
            tooMuch = !ending && bytes + event.length > MOST_KEPT;
            if (tooMuch && out == null) {
                // The client missed more events than fit into the buffer. It receives the rest after it reconnects.
                ending = true;
                tooMuch = false;
            } else if (!tooMuch && !ending) {
                tooMuch = !hold(event.length);
                events.add(event);
                bytes += event.length;
            }
        }
        if (tooMuch) {
            over.complete(null);
        } else {
            write(false);
        }
    }

    /** Reserves buffer space unless the total is small. Returns false if there is no space left. */
    private boolean hold(int more) {
        int uncounted = bytes + more - held;
        if (bytes + more <= WholeBody.SMALL || client.hold(uncounted)) {
            held += bytes + more <= WholeBody.SMALL ? 0 : uncounted;
            return true;
        }
        return false;
    }

    private void write(boolean possible) {
        boolean done = false;
        try {
            synchronized (this) {
                waiting &= !possible;
                while (!waiting && !over.isDone() && !done) {
                    if (!out.isReady()) {
                        waiting = true;
                    } else if (!events.isEmpty()) {
                        byte[] next = events.poll();
                        bytes -= next.length;
                        if (held > bytes) {
                            client.release(held - bytes);
                            held = bytes;
                        }
                        out.write(next);
                        unflushed = true;
                    } else if (unflushed) {
                        unflushed = false;
                        out.flush();
                    } else {
                        done = true;
                    }
                }
                done &= ending;
            }
        } catch (IOException | IllegalStateException gone) {
            done = true;
        }
        if (done) {
            over.complete(null);
        }
    }
}
