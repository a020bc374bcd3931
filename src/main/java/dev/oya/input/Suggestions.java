package dev.oya.input;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Finds the name that was probably meant by a misspelled name. */
public final class Suggestions {
    /** Maximum number of names to list if none is similar. */
    private static final int LISTED = 12;

    /** Maximum length of a name that is compared. A longer text is not a misspelled name. */
    private static final int LONGEST = 64;

    private static final Pattern PART = Pattern.compile("[^\\p{L}\\p{N}]+");

    private Suggestions() {}

    /**
     * Returns the most similar name, or null if none is similar. At most a third of the characters may differ, or one character
     * of a short name.
     */
    public static String name(String misspelt, Collection<String> names) {
        String best = null;
        int least = Math.max(1, misspelt.length() / 3) + 1;
        for (String name : isComparable(misspelt) ? names : List.<String>of()) {
            boolean mayBeNear = isComparable(name) && Math.abs(name.length() - misspelt.length()) < least;
            int distance = mayBeNear ? distance(misspelt, name) : least;
            if (distance < least) {
                best = name;
                least = distance;
            }
        }
        return best;
    }

    /**
     * Returns the file with the most similar name, or null if none is similar. Folders and endings are not compared, because
     * they would make short names look similar.
     */
    public static String file(String misspelt, Collection<String> files) {
        Map<String, String> byStem = new LinkedHashMap<>();
        files.forEach(file -> byStem.putIfAbsent(stem(file), file));
        return byStem.get(name(stem(misspelt), byStem.keySet()));
    }

    private static String stem(String file) {
        return file.substring(file.lastIndexOf('/') + 1).replaceFirst("\\.[^.]*$", "");
    }

    private static boolean isComparable(String name) {
        return name.length() <= LONGEST;
    }

    /** Returns the suggested name as advice, or the available names if none is similar. */
    public static Advice advice(String misspelt, Collection<String> names) {
        return advice(misspelt, names, choice(misspelt, names));
    }

    /** Returns the advice in English, or null if there is none. */
    public static String english(String misspelt, Collection<String> names) {
        Advice advice = advice(misspelt, names);
        return advice == null ? null : advice.toString();
    }

    /**
     * Returns the available names, or null if there are none. A long list is reduced to the names that share a word with the
     * given name.
     */
    public static Advice choice(String misspelt, Collection<String> names) {
        if (names.size() <= LISTED) {
            return names.isEmpty() ? null : Advice.of("choice", String.join(", ", names));
        }
        Set<String> parts = isComparable(misspelt) ? parts(misspelt) : Set.of();
        List<String> alike = names.stream()
                .filter(name -> !Collections.disjoint(parts(name), parts))
                .limit(LISTED)
                .toList();
        return alike.isEmpty() ? null : Advice.of("among", String.join(", ", alike));
    }

    private static Set<String> parts(String name) {
        return Set.copyOf(List.of(PART.split(name.toLowerCase(Locale.ROOT))));
    }

    /** Returns the suggested name as advice, or other advice if none is similar. */
    public static Advice advice(String misspelt, Collection<String> names, Advice otherwise) {
        String name = name(misspelt, names);
        return name == null ? otherwise : Advice.of("near", name);
    }

    /**
     * Returns the edit distance, counting insertions, deletions, substitutions and swaps of adjacent characters. Ignores case.
     */
    public static int distance(String from, String to) {
        String a = from.toLowerCase(Locale.ROOT);
        String b = to.toLowerCase(Locale.ROOT);
        int[] twoBefore = new int[b.length() + 1];
        int[] before = IntStream.rangeClosed(0, b.length()).toArray();
        int[] row = new int[b.length() + 1];
        for (int i = 1; i <= a.length(); i++) {
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                boolean same = a.charAt(i - 1) == b.charAt(j - 1);
                row[j] = Math.min(Math.min(before[j], row[j - 1]) + 1, before[j - 1] + (same ? 0 : 1));
                if (isSwapped(a, b, i, j)) {
                    row[j] = Math.min(row[j], twoBefore[j - 2] + 1);
                }
            }
            int[] free = twoBefore;
            twoBefore = before;
            before = row;
            row = free;
        }
        return before[b.length()];
    }

    private static boolean isSwapped(String a, String b, int i, int j) {
        return i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
    }
}
