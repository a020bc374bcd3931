package dev.oya.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.oya.service.http.HttpProblem;
import dev.oya.service.http.RateLimit;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/** Requests are limited per address and per network, because an attacker may have many addresses but few networks. */
class RateLimitTest {
    private static final int OF_ADDRESS = 3;
    private static final int OF_NETWORK = 7;

    /** Returns the number of accepted requests from a sequence of addresses. */
    private static int through(IntFunction<String> addresses, int times) {
        RateLimit rate = RateLimit.ofAddresses("too-many-layers", OF_ADDRESS, OF_NETWORK, 1_000_000);
        int through = 0;
        for (int time = 0; time < times; time++) {
            try {
                rate.countAddress(addresses.apply(time));
                through++;
            } catch (HttpProblem tooMany) {
                assertEquals(429, tooMany.status());
            }
        }
        return through;
    }

    @Test
    void limitsRequestsPerAddress() {
        assertEquals(OF_ADDRESS, through(time -> "192.0.2.1", 20));
        assertEquals(OF_ADDRESS, through(time -> "2001:db8::" + time, 20), "the limit applies per IPv6 /64");
        assertEquals(OF_ADDRESS, through(time -> "::ffff:192.0.2.1", 10));
        assertEquals(OF_ADDRESS, through(time -> "unknown", 20));
    }

    @Test
    void limitsRequestsPerNetwork() {
        assertEquals(OF_NETWORK, through(time -> "192.0.2." + time, 20));
        assertEquals(OF_NETWORK, through(time -> "::ffff:192.0.2." + time, 20));
        assertEquals(OF_NETWORK, through(time -> "2001:db8:0:" + time + "::1", 20));
    }

    @Test
    void limitsNetworksIndependently() {
        assertEquals(20, through(time -> "192.0." + time + ".1", 20));
        assertEquals(20, through(time -> "2001:db8:" + time + "::1", 20));
    }

    @Test
    void limitsEachNetworkSeparately() {
        RateLimit rate = RateLimit.ofAddresses("too-many-layers", 1, 1, 1_000_000);
        rate.countAddress("192.0.2.1");
        assertThrows(HttpProblem.class, () -> rate.countAddress("192.0.2.2"));
        rate.countAddress("198.51.100.2");
        assertThrows(HttpProblem.class, () -> rate.countAddress("198.51.100.2"));
    }
}
