package dev.oya.service.http;

import java.util.HashMap;
import java.util.Map;

/** A number of slots, with limits for each address, each network and all clients together. Thread-safe. */
public final class Shares {
    private final int most;
    private final int mostOfAddress;
    private final int mostOfNetwork;
    private final Map<String, Integer> taken = new HashMap<>();
    private int all;

    /**
     * Creates free slots.
     *
     * @param most number of slots, at least 1
     * @param mostOfAddress maximum number of slots of an address
     * @param mostOfNetwork maximum number of slots of a network, at least {@code mostOfAddress}
     */
    public Shares(int most, int mostOfAddress, int mostOfNetwork) {
        this.most = most;
        this.mostOfAddress = mostOfAddress;
        this.mostOfNetwork = Math.max(mostOfAddress, mostOfNetwork);
    }

    /** Occupies a slot. Returns false if no slot is left for the client. */
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

    /** Releases a slot of the client. */
    synchronized void give(Network who) {
        all--;
        taken.compute(who.host(), (key, count) -> count == 1 ? null : count - 1);
        taken.compute(who.net(), (key, count) -> count == 1 ? null : count - 1);
    }

    /** Returns the number of occupied slots. */
    synchronized int taken() {
        return all;
    }
}
