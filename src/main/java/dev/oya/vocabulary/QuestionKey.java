package dev.oya.vocabulary;

import java.util.Arrays;
import java.util.Map;

/** What a question is compared by, as a row of numbers. Not thread-safe; the names are shared. */
public final class QuestionKey {
    private final Map<Object, Integer> names;
    private long[] row = new long[32];
    private int length;

    /** @param names the numbers of what is no number itself; safe to share, and added to */
    public QuestionKey(Map<Object, Integer> names) {
        this.names = names;
    }

    /** Begins anew, with the numbers of a question; the numbers of other kinds of questions may be the same. */
    public QuestionKey of(Question question) {
        length = 0;
        question.tell(this);
        return this;
    }

    QuestionKey add(long number) {
        if (length == row.length) {
            row = Arrays.copyOf(row, 2 * length);
        }
        row[length++] = number;
        return this;
    }

    /** Adds something by the number that equal things have. */
    QuestionKey add(Object name) {
        Integer known = name == null ? Integer.valueOf(-1) : names.get(name);
        return add(known != null ? known : number(name));
    }

    private int number(Object name) {
        synchronized (names) {
            return names.computeIfAbsent(name, any -> names.size());
        }
    }

    /** The row, of which only the first {@link #length} numbers count. */
    public long[] row() {
        return row;
    }

    public int length() {
        return length;
    }

    /** The numbers, to be kept. */
    public long[] copy() {
        return Arrays.copyOf(row, length);
    }
}
