package dev.oya.vocabulary;

/** The cards that a card takes from the field. */
public enum Capture {
    /** No card. The played card stays on the field. */
    NONE,
    /** One card of the played card's group, chosen by the player. */
    ONE,
    /** All cards of the played card's group. */
    ALL,
    /** Any one card on the field, chosen by the player, or no card if the field is empty. */
    ANY,
    /** All cards on the field, including face-down cards. */
    FIELD;

    /** Returns the value with this name in rules: {@code none}, {@code one}, {@code all}, {@code any} or {@code field}. */
    public static Capture named(String name) {
        return valueOf(name.toUpperCase(java.util.Locale.ROOT));
    }
}
