package dev.oya.vocabulary;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which round it is, and how often each seat has said what in it. Immutable; safe to share between threads.
 *
 * @param round the round, from 1; 0 outside of a round
 * @param said for each word that has been said, how often by each seat; of words that come with a card those are counted
 *     that phases.yaml says so of; silence is not, which no record has
 */
public record RoundSoFar(int round, Map<String, List<Integer>> said) {
    /** No round. */
    public static final RoundSoFar NONE = new RoundSoFar(0, Map.of());

    public RoundSoFar {
        said = Collections.unmodifiableMap(said);
    }

    /** This, with a word said once more. */
    public RoundSoFar after(int seat, String word, int seats) {
        Integer[] times = new Integer[seats];
        for (int one = 0; one < seats; one++) {
            times[one] = said(word, one) + (one == seat ? 1 : 0);
        }
        Map<String, List<Integer>> more = new HashMap<>(said);
        more.put(word, List.of(times));
        return new RoundSoFar(round, more);
    }

    int said(String word) {
        return said.getOrDefault(word, List.of()).stream()
                .mapToInt(Integer::intValue)
                .sum();
    }

    int said(String word, int seat) {
        List<Integer> times = said.get(word);
        return times == null ? 0 : times.get(seat);
    }

    /** The number of the group of the deck whose round it is; after the last one the first comes again. */
    public static int month(int round, int groups) {
        return round < 1 ? 0 : (round - 1) % groups + 1;
    }
}
