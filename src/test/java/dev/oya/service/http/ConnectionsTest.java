package dev.oya.service.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import org.junit.jupiter.api.Test;

/**
 * Each network has a share of the buffer space. If a network exceeds it, its longest-waiting connection is closed.
 */
class ConnectionsTest {
    private static final long BYTES = 1_000;

    private final List<String> closed = new ArrayList<>();

    private Connections connections(boolean behindProxy, String... limits) {
        return new Connections(
                new HttpOptions(
                        0, "127.0.0.1", 1, new Limits(List.of(limits)), List.of(), null, Keys.NONE, behindProxy),
                BYTES);
    }

    /** Opens a fake connection from an address. */
    private ClientConnection open(Connections connections, String address) {
        EndPoint end =
                fake(EndPoint.class, Map.of("getRemoteSocketAddress", new InetSocketAddress(address, 1)), address);
        Connection connection = fake(Connection.class, Map.of("getEndPoint", end), address);
        connections.onOpened(connection);
        return connections.of(connection);
    }

    private <T> T fake(Class<T> type, Map<String, Object> answers, String name) {
        return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (self, method, given) -> {
            if (method.getName().equals("close")) {
                closed.add(name);
            }
            return switch (method.getName()) {
                case "equals" -> self == given[0];
                case "hashCode" -> System.identityHashCode(self);
                default -> answers.get(method.getName());
            };
        }));
    }

    @Test
    void closesLongestWaitingConnectionOfNetworkOverItsShare() {
        Connections all = connections(false);
        ClientConnection first = open(all, "192.0.2.1");
        ClientConnection second = open(all, "192.0.2.2");
        ClientConnection other = open(all, "198.51.100.1");
        assertTrue(first.hold(200));
        assertTrue(other.hold(200));
        assertTrue(second.hold(100), "the network's longest-waiting connection is closed instead");
        assertEquals(List.of("192.0.2.1"), closed);
        assertFalse(first.hold(1), "the first connection has been closed");
        assertFalse(second.hold(200), "the network has no other connection to close");
        assertTrue(second.hold(100), "rejected connections are not counted");
    }

    @Test
    void limitsBufferSpaceOfAllNetworks() {
        Connections all = connections(false);
        for (int network = 0; network < 6; network++) {
            assertTrue(open(all, "192.0." + network + ".1").hold(200));
        }
        assertEquals(List.of("192.0.0.1"), closed);
    }

    @Test
    void keepsConnectionsThatAreBeingServed() {
        Connections all = connections(false, "connections-per-address=2");
        open(all, "192.0.2.1").served();
        open(all, "192.0.2.1");
        open(all, "192.0.2.1").served();
        assertEquals(1, closed.size());
        assertEquals(2, all.count());
        open(all, "192.0.2.1");
        assertEquals(2, closed.size(), "the new connection is closed, because no other one is waiting");
        open(all, "198.51.100.1");
        assertEquals(3, all.count());
    }

    @Test
    void proxyMayUseEveryConnection() {
        Connections all = connections(true, "connections=3", "connections-per-address=1");
        for (int i = 0; i < 3; i++) {
            open(all, "192.0.2.1");
        }
        assertEquals(List.of(), closed);
        open(all, "192.0.2.1");
        assertEquals(1, closed.size());
    }
}
