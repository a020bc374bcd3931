package dev.oya.service.http;

import dev.oya.threads.DaemonThreads;
import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * The open connections. A client has a deadline for each request head, request body and response.
 *
 * <p>Each address, each network and all clients together have limits for connections and for buffered bytes. If a limit is
 * exceeded, the server closes one connection that counts towards the limit: the one that has waited longest for its client.
 * Slow clients therefore cannot keep new clients out. Thread-safe.
 */
final class Connections extends Handler.Wrapper implements Connection.Listener {
    /** Name of the request attribute with the client's {@link Network}. */
    static final String NETWORK = "oya.network";

    /** Divisor of the buffer space: a network may use a quarter of it. */
    private static final int NETWORKS = 4;

    /**
     * Divisor of the connection limit: if the largest network has at least a tenth of the limit, it loses connections first.
     */
    private static final int CROWDED = 10;

    private static final Pattern ADDRESS = Pattern.compile("[0-9a-fA-F.:]{2,45}");

    private final boolean behindProxy;
    private final int most;
    private final int mostOfAddress;
    private final int mostOfNetwork;
    private final long mostBytes;
    private final int headSeconds;
    private final Map<Connection, ClientConnection> open = new ConcurrentHashMap<>();
    /** Connections that wait for their client, the longest waiting first. */
    private final Set<ClientConnection> waiting = new LinkedHashSet<>();

    /** The number of connections of each address. */
    private final Map<String, Integer> addresses = new HashMap<>();
    /** The number of connections of each network. */
    private final Map<String, Integer> networks = new HashMap<>();
    /** The number of networks that have a given number of connections. */
    private final NavigableMap<Integer, Integer> sizes = new TreeMap<>();

    private final Map<String, Long> bytes = new HashMap<>();
    private long allBytes;
    private final ScheduledExecutorService clock =
            Executors.newSingleThreadScheduledExecutor(DaemonThreads.named("http-deadlines"));

    /**
     * Creates the handler.
     *
     * @param mostBytes maximum number of bytes buffered for all clients together
     */
    Connections(HttpOptions options, long mostBytes) {
        Limits limits = options.limits();
        this.behindProxy = options.behindProxy();
        this.most = limits.of(Limit.CONNECTIONS);
        // Behind a proxy, all clients share one address, so only the limit for all connections applies.
        this.mostOfAddress = behindProxy ? most : limits.of(Limit.CONNECTIONS_PER_ADDRESS);
        this.mostOfNetwork = behindProxy ? most : Math.max(mostOfAddress, limits.of(Limit.CONNECTIONS_PER_NETWORK));
        this.mostBytes = mostBytes;
        this.headSeconds = limits.of(Limit.HEAD_SECONDS);
    }

    @Override
    protected void doStart() throws Exception {
        super.doStart();
        clock.scheduleWithFixedDelay(this::closeOverdue, 1, 1, TimeUnit.SECONDS);
    }

    @Override
    protected void doStop() throws Exception {
        clock.shutdownNow();
        super.doStop();
    }

    /** Returns the number of open connections. */
    int count() {
        return open.size();
    }

    /** Returns the state of a connection, or null if it has been closed. */
    ClientConnection of(Connection connection) {
        return open.get(connection);
    }

    static ClientConnection of(Request request) {
        return (ClientConnection) request.getAttribute(ClientConnection.NAME);
    }

    /** Returns the network of a request's client. */
    static Network network(Request request) {
        return (Network) request.getAttribute(NETWORK);
    }

    /**
     * Returns a deadline as a value of {@link System#nanoTime}.
     *
     * @param seconds seconds from now
     */
    static long in(int seconds) {
        return System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    }

    @Override
    public void onOpened(Connection connection) {
        SocketAddress remote = connection.getEndPoint().getRemoteSocketAddress();
        String address = remote instanceof InetSocketAddress inet && inet.getAddress() != null
                ? inet.getAddress().getHostAddress()
                : String.valueOf(remote);
        ClientConnection client = new ClientConnection(connection, Network.of(address), this);
        open.put(connection, client);
        ClientConnection victim;
        synchronized (this) {
            count(client.from, 1);
            Predicate<ClientConnection> crowd = crowd(client.from);
            victim = crowd == null ? null : longestWaiting(client, crowd);
            await(client, in(headSeconds), null);
            victim = victim == null && crowd != null ? client : victim;
            if (victim != null) {
                forget(victim);
            }
        }
        if (victim != null) {
            victim.close("too many connections");
        }
    }

    /** Adds a new connection to the counts of its address and network, or subtracts a closed one. */
    private void count(Network from, int more) {
        add(addresses, from.host(), more);
        int before = networks.getOrDefault(from.net(), 0);
        add(networks, from.net(), more);
        if (before > 0) {
            add(sizes, before, -1);
        }
        if (before + more > 0) {
            add(sizes, before + more, 1);
        }
    }

    /** Adds to the number of a key. Removes the key if the number becomes 0. */
    private static <K> void add(Map<K, Integer> numbers, K key, int more) {
        numbers.merge(key, more, (old, change) -> old + change == 0 ? null : old + change);
    }

    /**
     * Returns a filter for the connections that may be closed, or null if no limit is exceeded. Depending on the limit, the
     * filter selects connections of the same address, of the same network, or of the largest networks.
     */
    private Predicate<ClientConnection> crowd(Network from) {
        if (addresses.get(from.host()) > mostOfAddress) {
            return other -> other.from.host().equals(from.host());
        }
        if (networks.get(from.net()) > mostOfNetwork) {
            return other -> other.from.net().equals(from.net());
        }
        if (open.size() <= most) {
            return null;
        }
        int largest = sizes.lastKey();
        // If every network has few connections, any network may lose a connection.
        return other -> largest < most / CROWDED || networks.getOrDefault(other.from.net(), 0) >= largest;
    }

    private ClientConnection longestWaiting(ClientConnection but, Predicate<ClientConnection> among) {
        for (ClientConnection one : waiting) {
            if (one != but && among.test(one)) {
                return one;
            }
        }
        return null;
    }

    /** Removes a connection. Does nothing if it has been removed before. */
    private synchronized void forget(ClientConnection client) {
        if (!client.closed) {
            client.closed = true;
            waiting.remove(client);
            open.remove(client.connection);
            count(client.from, -1);
            release(client, client.held);
        }
    }

    @Override
    public void onClosed(Connection connection) {
        ClientConnection client = open.get(connection);
        if (client != null) {
            forget(client);
        }
    }

    synchronized void await(ClientConnection client, long until, Runnable overdue) {
        if (!client.closed) {
            client.waiting = true;
            client.deadline = until;
            client.overdue = overdue;
            waiting.add(client);
        }
    }

    synchronized void served(ClientConnection client) {
        client.waiting = false;
        client.overdue = null;
        waiting.remove(client);
    }

    boolean hold(ClientConnection client, long more) {
        List<ClientConnection> victims = new ArrayList<>();
        boolean room = true;
        synchronized (this) {
            if (client.closed) {
                return false;
            }
            count(client, more);
            while (room && isTooMuch(client.from.net())) {
                boolean all = allBytes > mostBytes;
                ClientConnection victim = longestWaiting(
                        client,
                        other -> other.held > 0 && (all || other.from.net().equals(client.from.net())));
                room = victim != null;
                if (room) {
                    forget(victim);
                    victims.add(victim);
                }
            }
            if (!room) {
                count(client, -more);
            }
        }
        victims.forEach(victim -> victim.close("too much is buffered"));
        return room;
    }

    private boolean isTooMuch(String net) {
        return allBytes > mostBytes || !behindProxy && bytes.getOrDefault(net, 0L) > mostBytes / NETWORKS;
    }

    synchronized void release(ClientConnection client, long fewer) {
        count(client, -Math.min(fewer, client.held));
    }

    private void count(ClientConnection client, long more) {
        client.held += more;
        allBytes += more;
        bytes.merge(client.from.net(), more, (old, change) -> old + change == 0 ? null : old + change);
    }

    private void closeOverdue() {
        long now = System.nanoTime();
        List<Runnable> late = new ArrayList<>();
        synchronized (this) {
            for (ClientConnection one : waiting) {
                if (one.deadline - now < 0) {
                    late.add(one.overdue != null ? one.overdue : () -> one.close("the client was too slow"));
                    one.deadline = now + TimeUnit.SECONDS.toNanos(1);
                    one.overdue = null;
                }
            }
        }
        for (Runnable one : late) {
            try {
                one.run();
            } catch (RuntimeException | Error broken) {
                // The deadline is now a second later, and the connection is then closed.
            }
        }
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        ClientConnection client = of(request.getConnectionMetaData().getConnection());
        if (client == null) {
            callback.failed(new java.io.IOException("connection closed"));
            return true;
        }
        served(client);
        request.setAttribute(ClientConnection.NAME, client);
        request.setAttribute(NETWORK, sender(request, client));
        return super.handle(
                request,
                response,
                Callback.from(
                        () -> {
                            awaitNext(client);
                            callback.succeeded();
                        },
                        failure -> {
                            awaitNext(client);
                            callback.failed(failure);
                        }));
    }

    private synchronized void awaitNext(ClientConnection client) {
        served(client);
        release(client, client.held);
        await(client, in(headSeconds), null);
    }

    /**
     * Returns the network of the connection. Behind a proxy, returns that of the last address in {@code X-Forwarded-For},
     * because clients can forge the other addresses.
     */
    private Network sender(Request request, ClientConnection client) {
        if (behindProxy) {
            String all = String.join(",", request.getHeaders().getValuesList("X-Forwarded-For"));
            String last = all.substring(all.lastIndexOf(',') + 1).strip();
            return ADDRESS.matcher(last).matches() ? Network.of(last) : client.from;
        }
        return client.from;
    }
}
