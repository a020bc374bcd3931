package dev.oya.input;

import java.util.regex.Pattern;

/**
 * Quotes untrusted text in messages. The text is shortened, and its terminal control characters are replaced by question marks.
 */
public final class Excerpt {
    private static final Pattern STEERING = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]");

    private Excerpt() {}

    /** Returns the first {@code mostCharacters} characters of a text, followed by " ..." if the text is longer. */
    public static String of(String text, int mostCharacters) {
        String start = text.length() <= mostCharacters ? text : text.substring(0, mostCharacters) + " ...";
        return STEERING.matcher(start).replaceAll("?");
    }
}
