package dev.oya.vocabulary;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The history of a round: its number and the number of times that each seat has taken each action. Immutable and thread-safe.
 *
 * @param round the round, from 1, or 0 outside a round
 * @param said number of times that each seat has taken each action, by action. Card actions are included only if phases.yaml
 *     marks them as counted. Silent actions are not included, because records omit them.
 */
public record RoundHistory(int round, Map<String, List<Integer>> said) {
    /** The history outside a round. */
    public static final RoundHistory NONE = new RoundHistory(0, Map.of());

    public RoundHistory {
        said = Collections.unmodifiableMap(said);
    }

    /** Returns this history with one more action. */
    public RoundHistory after(int seat, String action, int seats) {
        Integer[] times = new Integer[seats];
        for (int one = 0; one < seats; one++) {
            times[one] = said(action, one) + (one == seat ? 1 : 0);
        }
        Map<String, List<Integer>> more = new HashMap<>(said);
        more.put(action, List.of(times));
        return new RoundHistory(round, more);
    }

    /** Returns the number of times that all seats together have taken the given action. */
    public int said(String action) {
        return said.getOrDefault(action, List.of()).stream()
                .mapToInt(Integer::intValue)
                .sum();
    }

    /** Returns the number of times that the given seat has taken the given action. */
    public int said(String action, int seat) {
        List<Integer> times = said.get(action);
        return times == null ? 0 : times.get(seat);
    }

    /** Returns the number of the deck's group (such as a month) for the given round. The first group follows the last. */
    public static int month(int round, int groups) {
        return round < 1 ? 0 : (round - 1) % groups + 1;
    }
}
