package dev.oya.service.http;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.util.concurrent.Executor;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * A connection that can detect, during a request, whether its client has closed it. The server does not read while it serves a
 * request. If the check reads bytes of the next request, it keeps them for the server. Thread-safe.
 */
final class PeekedEndPoint extends SocketChannelEndPoint {
    /** Maximum number of bytes to read ahead. A client that has sent this many bytes counts as connected. */
    private static final int AHEAD = 1_024;

    private final Executor executor;
    /** Bytes read ahead, in write mode. */
    private final ByteBuffer ahead = ByteBuffer.allocate(AHEAD);

    private boolean ended;

    private PeekedEndPoint(
            SocketChannel channel, ManagedSelector selector, SelectionKey key, Scheduler scheduler, Executor executor) {
        super(channel, selector, key, scheduler);
        this.executor = executor;
    }

    /** Returns a connector that creates connections of this type. */
    static ServerConnector connector(Server server, HttpConnectionFactory http) {
        return new ServerConnector(server, 1, 1, http) {
            @Override
            protected SocketChannelEndPoint newEndPoint(
                    SocketChannel channel, ManagedSelector selector, SelectionKey key) {
                SocketChannelEndPoint endPoint =
                        new PeekedEndPoint(channel, selector, key, getScheduler(), getExecutor());
                endPoint.setIdleTimeout(getIdleTimeout());
                return endPoint;
            }
        };
    }

    /** Returns whether the client has closed the connection. */
    static boolean isClosedByPeer(EndPoint endPoint) {
        return endPoint instanceof PeekedEndPoint peeked ? peeked.isClosedByPeer() : !endPoint.isOpen();
    }

    private synchronized boolean isClosedByPeer() {
        try {
            ended = ended || !isOpen() || ahead.hasRemaining() && getChannel().read(ahead) < 0;
        } catch (IOException reset) {
            ended = true;
        }
        return ended;
    }

    @Override
    public synchronized int fill(ByteBuffer buffer) throws IOException {
        if (ahead.position() == 0) {
            return super.fill(buffer);
        }
        ahead.flip();
        int filled = BufferUtil.append(buffer, ahead);
        ahead.compact();
        return filled;
    }

    @Override
    protected void needsFillInterest() {
        boolean filled;
        synchronized (this) {
            filled = ahead.position() > 0;
        }
        if (filled) {
            executor.execute(() -> getFillInterest().fillable());
        } else {
            super.needsFillInterest();
        }
    }
}
