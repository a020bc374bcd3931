package dev.oya.input;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Gathers everything that is wrong while a pack is read, so that its author sees it all at once. Not thread-safe: each
 * reading has its own.
 */
public final class Problems {
    private final Set<PackProblem> found = new LinkedHashSet<>();
    private final Set<Place> places = new HashSet<>();
    private final Map<String, Integer> files = new LinkedHashMap<>();

    /** Notes that a file was read; problems are listed in that order. */
    void reading(String file) {
        files.putIfAbsent(file, files.size());
    }

    /** Adds a problem; the same one twice is one. */
    public void add(Place place, String code, String message, String advice) {
        found.add(new PackProblem(place, message, code, advice));
        places.add(place);
    }

    /** Adds a problem for which there is no advice. */
    public void add(Place place, String code, String message) {
        add(place, code, message, null);
    }

    /** How many there are. */
    int count() {
        return found.size();
    }

    public boolean isEmpty() {
        return found.isEmpty();
    }

    /** Whether this line has been complained about, so that one mistake is not told twice. */
    public boolean has(Place place) {
        return places.contains(place);
    }

    /** All problems, in the order in which their files were read, then by line. */
    public List<PackProblem> sorted() {
        List<PackProblem> sorted = new ArrayList<>(found);
        sorted.sort(Comparator.<PackProblem>comparingInt(
                        problem -> files.getOrDefault(problem.place().file(), files.size()))
                .thenComparing(problem -> problem.place().file())
                .thenComparingInt(problem -> problem.place().line())
                .thenComparingInt(problem -> problem.place().column()));
        return sorted;
    }

    /** Throws all problems, if there are any. */
    public void orThrow() {
        if (!found.isEmpty()) {
            throw new PackException(sorted());
        }
    }
}
