package dev.oya.input;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** Finds the name that a misspelt one was meant to be. */
public final class Suggestions {
    /** How many names are listed where none is near. */
    private static final int LISTED = 12;

    private static final Pattern PART = Pattern.compile("[^\\p{L}\\p{N}]+");

    private Suggestions() {}

    /** The nearest of the names, or null where none is near: at most a third of the letters, or one, may differ. */
    public static String name(String misspelt, Collection<String> names) {
        String best = null;
        int least = Math.max(1, misspelt.length() / 3) + 1;
        for (String name : names) {
            int distance = distance(misspelt, name);
            if (distance < least) {
                best = name;
                least = distance;
            }
        }
        return best;
    }

    /** The question for a message, or, where no name is near, what there is to choose from. */
    public static Advice advice(String misspelt, Collection<String> names) {
        return advice(misspelt, names, choice(misspelt, names));
    }

    /** The same in English, for those who speak no other language; null where there is none. */
    public static String english(String misspelt, Collection<String> names) {
        Advice advice = advice(misspelt, names);
        return advice == null ? null : advice.toString();
    }

    /** What there is to choose from, or null; of many names only those that have a part in common with the misspelt one. */
    public static Advice choice(String misspelt, Collection<String> names) {
        if (names.size() <= LISTED) {
            return names.isEmpty() ? null : Advice.of("choice", String.join(", ", names));
        }
        Set<String> parts = parts(misspelt);
        List<String> alike = names.stream()
                .filter(name -> !Collections.disjoint(parts(name), parts))
                .limit(LISTED)
                .toList();
        return alike.isEmpty() ? null : Advice.of("among", String.join(", ", alike));
    }

    private static Set<String> parts(String name) {
        return Set.copyOf(List.of(PART.split(name.toLowerCase(Locale.ROOT))));
    }

    /** The question for a message, or, where no name is near, something else. */
    public static Advice advice(String misspelt, Collection<String> names, Advice otherwise) {
        String name = name(misspelt, names);
        return name == null ? otherwise : Advice.of("near", name);
    }

    /** How many letters must be put in, taken out, changed or swapped with their neighbour; case does not count. */
    public static int distance(String from, String to) {
        String a = from.toLowerCase(Locale.ROOT);
        String b = to.toLowerCase(Locale.ROOT);
        int[][] cost = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                cost[i][j] = i == 0 || j == 0 ? i + j : step(cost, a, b, i, j);
            }
        }
        return cost[a.length()][b.length()];
    }

    private static int step(int[][] cost, String a, String b, int i, int j) {
        boolean same = a.charAt(i - 1) == b.charAt(j - 1);
        int least = Math.min(Math.min(cost[i - 1][j], cost[i][j - 1]) + 1, cost[i - 1][j - 1] + (same ? 0 : 1));
        boolean swapped = i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
        return swapped ? Math.min(least, cost[i - 2][j - 2] + 1) : least;
    }
}
