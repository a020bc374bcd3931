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
 * Server-Sent Events to one client. Sending never waits: events that the client does not read in time are buffered. A client for which
 * more than {@value #MOST_KEPT} bytes are buffered, or more than the share of its network, is cut off and may continue from the last
 * event that it received. Thread-safe.
 */
public final class EventStream {
    private static final int MOST_KEPT = 1 << 20;

    private final CompletableFuture<Void> over = new CompletableFuture<>();
    private final Deque<byte[]> kept = new ArrayDeque<>();
    private final ClientConnection client;
    private ServletOutputStream out;
    private int bytes;
    /** How many of these bytes are counted for the client's network. */
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
     * @param id what a client that comes again names as the last it has
     * @param data one line
     */
    public void send(String id, byte[] data) {
        keep("id: " + id, data);
    }

    /** Sends an event of another kind, which nobody who comes again is sent once more. */
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

    void heartbeat() {
        keep(ascii(":\n\n"));
    }

    /** Ends the stream once everything is sent, and says after how many milliseconds to come again. */
    public void end(int retry) {
        keep(ascii("retry: " + retry + "\n\n"));
        synchronized (this) {
            ending = true;
        }
        write(false);
    }

    /** Ends the stream whether everything is sent or not. */
    void cut(int retry) {
        end(retry);
        over.complete(null);
    }

    /** Ends the stream of a client that may no longer see it, and drops the events that have not been sent. */
    public void revoke() {
        synchronized (this) {
            kept.clear();
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
                // So much was missed that it comes in parts: first what is kept, and the rest when the client comes
                // again.
                ending = true;
                tooMuch = false;
            } else if (!tooMuch && !ending) {
                tooMuch = !hold(event.length);
                kept.add(event);
                bytes += event.length;
            }
        }
        if (tooMuch) {
            over.complete(null);
        } else {
            write(false);
        }
    }

    /** Counts more bytes once they are more than a few, and returns whether there is room for them. */
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
                    } else if (!kept.isEmpty()) {
                        byte[] next = kept.poll();
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
