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
 * Server-Sent Events to one client. Sending never waits: what the client does not take in time is kept, and one who lets
 * more than {@value #MOST_KEPT} bytes pile up is cut off and may go on from the last event it has. Safe to share between
 * threads.
 */
public final class EventStream {
    private static final int MOST_KEPT = 1 << 20;

    private final CompletableFuture<Void> over = new CompletableFuture<>();
    private final Deque<byte[]> kept = new ArrayDeque<>();
    private ServletOutputStream out;
    private int bytes;
    private boolean waiting = true;
    private boolean unflushed;
    private boolean ending;

    EventStream(Context context, Consumer<EventStream> gone) {
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
