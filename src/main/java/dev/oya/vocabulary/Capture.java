package dev.oya.vocabulary;

/** What a card takes of the cards on the field. */
public enum Capture {
    /** Nothing; the card stays on the field. */
    NONE,
    /** One of them, by choice. */
    ONE,
    /** All of them. */
    ALL,
    /** Any one card of the field, of whatever month, by choice; nothing where none lies there. */
    ANY;

    /** The capture that a rule calls by this name: {@code none}, {@code one}, {@code all} or {@code any}. */
    public static Capture named(String name) {
        return valueOf(name.toUpperCase(java.util.Locale.ROOT));
    }
}
