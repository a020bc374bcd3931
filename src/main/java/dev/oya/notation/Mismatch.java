package dev.oya.notation;

import dev.oya.input.Excerpt;

/**
 * An invalid value in a record, or a value that differs from the result of the rules. Values are truncated to {@value #LONGEST}
 * characters, and terminal control characters are removed.
 *
 * @param line line of the file, from 1
 * @param field the field or action, such as {@code payments} or {@code actions[3].take}
 * @param expected description of the expected value
 * @param found description of the actual value
 */
public record Mismatch(int line, String field, String expected, String found) {
    private static final int LONGEST = 200;

    public Mismatch {
        field = shown(field);
        expected = shown(expected);
        found = shown(found);
    }

    private static String shown(String text) {
        return Excerpt.of(text, LONGEST);
    }

    public String in(String file) {
        return file + ":" + line + ": " + field + ": expected " + expected + ", found " + found;
    }

    @Override
    public String toString() {
        return "line " + line + ", " + field + ": expected " + expected + ", found " + found;
    }
}
