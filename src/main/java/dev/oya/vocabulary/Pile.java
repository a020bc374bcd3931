package dev.oya.vocabulary;

import java.util.function.ToIntFunction;

/** The captured cards of a side or seat, compared with the other piles. */
public final class Pile {
    private static final int TIED = 1;
    private static final int AHEAD = 2;

    private final int own;
    private final ToIntFunction<Dependency> look;

    /**
     * @param own the pile's index among the compared piles
     * @param look function that returns the value of a dependency
     */
    Pile(int own, ToIntFunction<Dependency> look) {
        this.own = own;
        this.look = look;
    }

    private int look(Dependency.At at, String name) {
        return look.applyAsInt(new Dependency(at, own, name));
    }

    /** Returns the number of cards of the set. */
    public int count(@NameOf(NameKind.CARDS) String set) {
        return look(Dependency.At.COUNT, set);
    }

    /** Returns whether the pile has more cards of the set than every other pile. */
    public boolean most(@NameOf(NameKind.CARDS) String set) {
        return look(Dependency.At.LEAD, set) == AHEAD;
    }

    /** Returns whether the pile is tied for the most cards of the set. */
    public boolean tied(@NameOf(NameKind.CARDS) String set) {
        return look(Dependency.At.LEAD, set) == TIED;
    }

    /**
     * Returns the total weight of the best card of each kind, or 0 if the pile lacks a kind whose cards have weight.
     */
    public int best(@NameOf(NameKind.SCALE) String scale) {
        return look(Dependency.At.WEIGHT, scale);
    }

    /** Returns whether the best cards of each kind have a weight and outweigh those of every other pile. */
    public boolean mostBy(@NameOf(NameKind.SCALE) String scale) {
        return look(Dependency.At.LEAD_BY, scale) == AHEAD;
    }

    /** Returns whether the pile is tied for the highest weight of the best cards of each kind. */
    public boolean tiedBy(@NameOf(NameKind.SCALE) String scale) {
        return look(Dependency.At.LEAD_BY, scale) == TIED;
    }
}
