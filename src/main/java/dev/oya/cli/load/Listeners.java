package dev.oya.cli.load;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;

/** Many streams of events, heard by one thread that counts what comes. */
final class Listeners implements AutoCloseable {
    private static final byte[] EVENT = "\ndata:".getBytes(StandardCharsets.US_ASCII);

    private final URI service;
    private final Selector selector = Selector.open();
    private final AtomicLong events = new AtomicLong();
    private final Thread thread = new Thread(this::hear, "listeners");
    private volatile boolean over;

    Listeners(URI service) throws IOException {
        this.service = service;
        thread.setDaemon(true);
        thread.start();
    }

    /** Opens one more. */
    void open(String table, String token) throws IOException {
        SocketChannel channel = SocketChannel.open(new InetSocketAddress(service.getHost(), service.getPort()));
        String head = Connection.head(service, "GET", "/api/tables/" + table + "/events", token) + "\r\n";
        channel.write(ByteBuffer.wrap(head.getBytes(StandardCharsets.US_ASCII)));
        channel.configureBlocking(false);
        channel.register(selector, SelectionKey.OP_READ, new int[1]);
        selector.wakeup();
    }

    /** How many are open, and how many events have come. */
    int open() {
        return selector.keys().size();
    }

    long events() {
        return events.get();
    }

    private void hear() {
        ByteBuffer buffer = ByteBuffer.allocate(1 << 16);
        while (!over) {
            try {
                selector.select(key -> read(key, buffer), 100);
            } catch (IOException broken) {
                return;
            }
        }
    }

    private void read(SelectionKey key, ByteBuffer buffer) {
        buffer.clear();
        try {
            if (((SocketChannel) key.channel()).read(buffer) < 0) {
                key.channel().close();
                return;
            }
        } catch (IOException gone) {
            key.cancel();
            return;
        }
        int[] matched = (int[]) key.attachment();
        for (int at = 0; at < buffer.position(); at++) {
            byte next = buffer.get(at);
            matched[0] = next == EVENT[matched[0]] ? matched[0] + 1 : next == EVENT[0] ? 1 : 0;
            if (matched[0] == EVENT.length) {
                events.incrementAndGet();
                matched[0] = 0;
            }
        }
    }

    @Override
    public void close() throws IOException {
        over = true;
        for (SelectionKey key : selector.keys()) {
            key.channel().close();
        }
        selector.close();
    }
}
