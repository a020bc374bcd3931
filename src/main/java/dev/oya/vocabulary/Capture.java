package dev.oya.vocabulary;

/** What a card takes of the cards of its month on the field. */
public enum Capture {
    /** Nothing; the card stays on the field. */
    NONE,
    /** One of them, by choice. */
    ONE,
    /** All of them. */
    ALL;

    /** The capture that a rule calls by this name: {@code none}, {@code one} or {@code all}. */
    public static Capture named(String name) {
        return valueOf(name.toUpperCase(java.util.Locale.ROOT));
    }
}
