package dev.oya.service.http;

import java.util.HashMap;
import java.util.Map;

/** Places of which an address, a network and all clients together may occupy only so many at once. Thread-safe. */
public final class Shares {
    private final int most;
    private final int mostOfAddress;
    private final int mostOfNetwork;
    private final Map<String, Integer> taken = new HashMap<>();
    private int all;

    /**
     * @param most number of places, at least 1
     * @param mostOfAddress number of places that one address may occupy
     * @param mostOfNetwork number of places that one network may occupy, at least that of an address
     */
    public Shares(int most, int mostOfAddress, int mostOfNetwork) {
        this.most = most;
        this.mostOfAddress = mostOfAddress;
        this.mostOfNetwork = Math.max(mostOfAddress, mostOfNetwork);
    }

    /** Occupies a place and returns true, or returns false if there is none left for this client. */
    synchronized boolean take(Network who) {
        boolean free = all < most
                && taken.getOrDefault(who.host(), 0) < mostOfAddress
                && taken.getOrDefault(who.net(), 0) < mostOfNetwork;
        if (free) {
            all++;
            taken.merge(who.host(), 1, Integer::sum);
            taken.merge(who.net(), 1, Integer::sum);
        }
        return free;
    }

    /** Returns a place that this client occupied. */
    synchronized void give(Network who) {
        all--;
        taken.compute(who.host(), (key, count) -> count == 1 ? null : count - 1);
        taken.compute(who.net(), (key, count) -> count == 1 ? null : count - 1);
    }

    /** Returns the number of occupied places. */
    synchronized int taken() {
        return all;
    }
}
