package dev.oya.experiment;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Sums and distributions of whole numbers in a match, by name. */
abstract class MatchMeasures {
    private final Map<String, Long> sums = new HashMap<>();
    private final Map<String, List<Long>> values = new HashMap<>();

    /** Adds a value to the sum and to the distribution with the given name. */
    final void note(String name, long value) {
        count(name, value);
        gather(name, value);
    }

    final void gather(String name, long value) {
        values.computeIfAbsent(name, any -> new ArrayList<>()).add(value);
    }

    final void count(String name, long number) {
        sums.merge(name, number, Math::addExact);
    }

    final Map<String, Long> sums() {
        return sums;
    }

    final Map<String, List<Long>> values() {
        return values;
    }

    final long of(String name) {
        return name == null ? 0 : sums.getOrDefault(name, 0L);
    }
}
