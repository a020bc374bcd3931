package dev.oya.vocabulary;

import java.util.Arrays;
import java.util.Map;

/** The key of a question as a row of numbers. Not thread-safe, but keys of several threads may share the map of names. */
public final class QuestionKey {
    private final Map<Object, Integer> names;
    private long[] row = new long[32];
    private int length;

    /**
     * Creates an empty key.
     *
     * @param names thread-safe map of values that are not numbers to their numbers; new values are added
     */
    public QuestionKey(Map<Object, Integer> names) {
        this.names = names;
    }

    /** Replaces the content of this key by the key of the given question. Questions of different types may have equal keys. */
    public QuestionKey of(Question question) {
        length = 0;
        question.appendTo(this);
        return this;
    }

    QuestionKey add(long number) {
        if (length == row.length) {
            row = Arrays.copyOf(row, 2 * length);
        }
        row[length++] = number;
        return this;
    }

    /** Adds a value by its number. Equal values have equal numbers. */
    QuestionKey add(Object name) {
        Integer known = name == null ? Integer.valueOf(-1) : names.get(name);
        return add(known != null ? known : number(name));
    }

    private int number(Object name) {
        synchronized (names) {
            return names.computeIfAbsent(name, any -> names.size());
        }
    }

    /** Returns the row. Only the first {@link #length} numbers are valid. */
    public long[] row() {
        return row;
    }

    public int length() {
        return length;
    }

    /** Returns a copy of the valid numbers of the row. */
    public long[] copy() {
        return Arrays.copyOf(row, length);
    }
}
