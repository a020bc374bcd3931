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
 * Collects all problems found while a pack is read, so that its author sees them together. Use one instance per pack. Not
 * thread-safe.
 */
public final class Problems {
    /** Maximum number of listed problems. Further problems are counted. */
    public static final int MOST = 100;

    private static final String MORE = "more-problems";

    private final Set<Problem> found = new LinkedHashSet<>();
    private final Set<Place> places = new HashSet<>();
    private final Map<String, Integer> files = new LinkedHashMap<>();
    private int more;

    /** Records that a file is read. Problems are sorted by files in reading order. */
    void reading(String file) {
        files.putIfAbsent(file, files.size());
    }

    /** Adds a problem unless it is a duplicate. Problems beyond {@value #MOST} are only counted. */
    public void add(Problem problem) {
        if (found.size() < MOST || found.contains(problem)) {
            found.add(problem);
            places.add(problem.place());
        } else {
            more++;
        }
    }

    /** Adds the problems of files that were read separately. */
    public void addAll(Problems others) {
        others.files.keySet().forEach(this::reading);
        others.found.forEach(this::add);
        more += others.more;
    }

    /** Adds a problem with a message from {@code problems.properties}, as in {@link Problem#of}. */
    public void report(Place place, String key, Object... parts) {
        add(Problem.of(place, key, parts));
    }

    /** Returns whether {@code names} contains the given name. Adds a problem if the name is unknown. */
    public boolean checkKnown(Place place, String key, String name, Collection<String> names, Object... parts) {
        boolean known = names.contains(name);
        if (!known) {
            unknown(place, key, name, names, parts);
        }
        return known;
    }

    /**
     * Adds the problem of an unknown name. The message's first argument is the name, and its second argument is the suggestion.
     */
    public void unknown(Place place, String key, String name, Collection<String> names, Object... parts) {
        add(Problem.unknown(place, key, name, names, parts));
    }

    public int count() {
        return found.size();
    }

    public boolean isEmpty() {
        return found.isEmpty();
    }

    /** Returns whether this line already has a problem, so that a mistake is reported only once. */
    public boolean has(Place place) {
        return places.contains(place);
    }

    /** Returns the first {@value #MOST} problems and a further entry that gives the number of the remaining problems. */
    public static List<Problem> bounded(List<Problem> all) {
        List<Problem> problems =
                all.stream().filter(one -> !one.code().equals(MORE)).toList();
        return problems.size() <= MOST ? all : more(problems.subList(0, MOST), count(all) - MOST);
    }

    /** Returns the total number of problems, including problems that are only counted. */
    public static int count(List<Problem> all) {
        return all.stream()
                .mapToInt(one ->
                        one.code().equals(MORE) ? (Integer) one.source().parts().get(0) : 1)
                .sum();
    }

    private static List<Problem> more(List<Problem> problems, int more) {
        List<Problem> all = new ArrayList<>(problems);
        if (more > 0) {
            all.add(Problem.of(
                    new Place(problems.get(problems.size() - 1).place().file(), 0), MORE, more));
        }
        return all;
    }

    /**
     * Returns the problems sorted by file, in reading order, and by line. If more problems were found, the last entry gives the
     * number of the remaining problems.
     */
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
