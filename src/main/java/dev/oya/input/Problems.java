package dev.oya.input;

import java.util.ArrayList;
import java.util.Collection;
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
    /** How many problems are listed; further ones are counted. */
    static final int MOST = 100;

    private static final String MORE = "more-problems";

    private final Set<Problem> found = new LinkedHashSet<>();
    private final Set<Place> places = new HashSet<>();
    private final Map<String, Integer> files = new LinkedHashMap<>();
    private int more;

    /** Notes that a file was read; problems are listed in that order. */
    void reading(String file) {
        files.putIfAbsent(file, files.size());
    }

    /** Adds a problem; the same one twice is one. Beyond {@value #MOST} problems it is only counted. */
    public void add(Problem problem) {
        if (found.size() < MOST || found.contains(problem)) {
            found.add(problem);
            places.add(problem.place());
        } else {
            more++;
        }
    }

    /** Adds a problem in the words that there are for it, as {@link Problem#of} finds them. */
    public void tell(Place place, String key, Object... parts) {
        add(Problem.of(place, key, parts));
    }

    /** Whether a name is one of those there are; where it is not, that is told as {@link #unknown} does. */
    public boolean known(Place place, String key, String name, Collection<String> names, Object... parts) {
        boolean known = names.contains(name);
        if (!known) {
            unknown(place, key, name, names, parts);
        }
        return known;
    }

    /** Complains that a name is not known: of its parts the name is the first, the advice the second. */
    public void unknown(Place place, String key, String name, Collection<String> names, Object... parts) {
        add(Problem.unknown(place, key, name, names, parts));
    }

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

    /** Returns the first {@value #MOST} of a list, and one that tells how many more there are. */
    public static List<Problem> bounded(List<Problem> all) {
        List<Problem> told =
                all.stream().filter(one -> !one.code().equals(MORE)).toList();
        return told.size() <= MOST ? all : more(told.subList(0, MOST), count(all) - MOST);
    }

    /** Returns how many problems a list stands for, with those that it only counts. */
    public static int count(List<Problem> all) {
        return all.stream()
                .mapToInt(one ->
                        one.code().equals(MORE) ? (Integer) one.said().parts().get(0) : 1)
                .sum();
    }

    private static List<Problem> more(List<Problem> told, int more) {
        List<Problem> all = new ArrayList<>(told);
        if (more > 0) {
            all.add(Problem.of(new Place(told.get(told.size() - 1).place().file(), 0), MORE, more));
        }
        return all;
    }

    /** Returns the problems in the order in which their files were read, then by line, and last how many more there are. */
    public List<Problem> sorted() {
        List<Problem> sorted = new ArrayList<>(found);
        sorted.sort(Comparator.<Problem>comparingInt(
                        problem -> files.getOrDefault(problem.place().file(), files.size()))
                .thenComparing(problem -> problem.place().file())
                .thenComparingInt(problem -> problem.place().line())
                .thenComparingInt(problem -> problem.place().column()));
        return more(sorted, more);
    }

    public void orThrow() {
        if (!found.isEmpty()) {
            throw new PackException(sorted());
        }
    }
}
