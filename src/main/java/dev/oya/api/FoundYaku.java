package dev.oya.api;

/** A combination formed by cards. Immutable. */
public sealed interface FoundYaku permits Values.Yaku {
    /** Returns the combination's id, such as {@code five-brights}. */
    String id();

    /** Returns the combination's name, in the language of the rules. */
    String name();

    /** Returns the value of the combination, in points, without multipliers. */
    int points();

    /** Returns the combination's definition with its source. */
    CitedRule rule();
}
