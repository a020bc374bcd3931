package dev.oya.vocabulary;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The history of a round: its number and how often each seat has taken each action. Immutable and thread-safe.
 *
 * @param round the round, from 1, or 0 outside a round
 * @param said number of times by seat, for each action; card actions only if phases.yaml marks them as counted; silent actions
 *     are not counted, because records leave them out
 */
public record RoundSoFar(int round, Map<String, List<Integer>> said) {
    /** No round. */
    public static final RoundSoFar NONE = new RoundSoFar(0, Map.of());

    public RoundSoFar {
        said = Collections.unmodifiableMap(said);
    }

    /** Returns this history with one more action. */
    public RoundSoFar after(int seat, String word, int seats) {
        Integer[] times = new Integer[seats];
        for (int one = 0; one < seats; one++) {
            times[one] = said(word, one) + (one == seat ? 1 : 0);
        }
        Map<String, List<Integer>> more = new HashMap<>(said);
        more.put(word, List.of(times));
        return new RoundSoFar(round, more);
    }

    /** Returns how often all seats together have said a word. */
    public int said(String word) {
        return said.getOrDefault(word, List.of()).stream()
                .mapToInt(Integer::intValue)
                .sum();
    }

    int said(String word, int seat) {
        List<Integer> times = said.get(word);
        return times == null ? 0 : times.get(seat);
    }

    /** Returns the number of the deck's group for a round. After the last group, the first follows. */
    public static int month(int round, int groups) {
        return round < 1 ? 0 : (round - 1) % groups + 1;
    }
}
