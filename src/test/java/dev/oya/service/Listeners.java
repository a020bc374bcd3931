package dev.oya.service;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicLong;

/** Reads many event streams in one thread. */
final class Listeners implements AutoCloseable {
    private final URI service;
    private final Ear ear;
    private final Selector selector = Selector.open();
    private final AtomicLong events = new AtomicLong();
    private final Thread thread = new Thread(this::hear, "listeners");
    private volatile boolean over;

    interface Ear {
        void heard(LoadTable table, int seat, String event);
    }

    Listeners(URI service, Ear ear) throws IOException {
        this.service = service;
        this.ear = ear;
        thread.setDaemon(true);
        thread.start();
    }

    /** An open stream with the text received since its last complete event. */
    private static final class Stream {
        private final LoadTable table;
        private final int seat;
        private String part = "";

        Stream(LoadTable table, int seat) {
            this.table = table;
            this.seat = seat;
        }
    }

    /** Opens a stream over HTTP/1.0, because HTTP/1.1 would insert chunk headers between events. */
    void open(LoadTable table, int seat) throws IOException {
        SocketChannel channel = SocketChannel.open(new InetSocketAddress(service.getHost(), service.getPort()));
        String head = Connection.head(service, "GET", table.path() + "/events", table.token(seat)) + "\r\n";
        channel.write(ByteBuffer.wrap(head.replace("HTTP/1.1", "HTTP/1.0").getBytes(StandardCharsets.US_ASCII)));
        channel.configureBlocking(false);
        channel.register(selector, SelectionKey.OP_READ, new Stream(table, seat));
        selector.wakeup();
    }

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
        Stream stream = (Stream) key.attachment();
        String text = stream.part + new String(buffer.array(), 0, buffer.position(), StandardCharsets.ISO_8859_1);
        int from = 0;
        for (int end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n", from)) {
            String event = text.substring(from, end);
            if (event.contains("\ndata:")) {
                events.incrementAndGet();
                ear.heard(stream.table, stream.seat, event);
            }
            from = end + 2;
        }
        stream.part = text.substring(from);
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
