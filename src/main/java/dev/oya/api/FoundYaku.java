package dev.oya.api;

/** A combination formed by cards. Immutable. */
public sealed interface FoundYaku permits Values.Yaku {
    /** Returns its id, such as {@code five-brights}. */
    String id();

    /** Returns its name, in the language of the rules. */
    String name();

    /** Returns its worth, in points, without multipliers. */
    int points();

    /** Returns its definition with its source. */
    CitedRule rule();
}
