package dev.oya.notation;

import dev.oya.input.Advice;
import dev.oya.input.Excerpt;
import dev.oya.input.Localized;
import dev.oya.input.Problem;

/**
 * An invalid value in a record, or a value that contradicts the rules. Texts are truncated to {@value #LONGEST} characters, and
 * terminal control characters are replaced by question marks.
 *
 * @param line line of the file, from 1
 * @param field the field or action, such as {@code payments} or {@code actions[3].take}
 * @param expected the expected value, or a {@link Localized} text or {@link Problem} that describes it
 * @param found the actual value, or a text that describes it
 */
public record Mismatch(int line, String field, Object expected, Object found) {
    private static final int LONGEST = 200;

    public Mismatch {
        field = Excerpt.of(field, LONGEST);
        expected = shown(expected);
        found = shown(found);
    }

    private static Object shown(Object value) {
        if (value instanceof Advice text) {
            return new Advice(
                    text.key(),
                    text.parts().stream()
                            .map(part -> part instanceof String name ? Excerpt.of(name, LONGEST) : part)
                            .toList());
        }
        return value instanceof Localized || value instanceof Problem
                ? value
                : Excerpt.of(String.valueOf(value), LONGEST);
    }

    /** Returns the mismatch with its texts in the given language. */
    public Mismatch in(String language) {
        return new Mismatch(line, field, Localized.in(language, expected), Localized.in(language, found));
    }

    /** Returns the mismatch as a line of text in the given language. */
    public String text(String file, String language) {
        String difference = Advice.of("expected-found", expected, found).in(language);
        return file + ":" + line + ": " + field + ": " + difference;
    }
}
