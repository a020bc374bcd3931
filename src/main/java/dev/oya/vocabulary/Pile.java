package dev.oya.vocabulary;

import java.util.function.ToIntFunction;

/** What a side or seat has captured, compared with what the others have. */
public final class Pile {
    private static final int TIED = 1;
    private static final int AHEAD = 2;

    private final int own;
    private final ToIntFunction<Look> look;

    /**
     * @param own whose it is among those who are compared
     * @param look tells what there is to see
     */
    Pile(int own, ToIntFunction<Look> look) {
        this.own = own;
        this.look = look;
    }

    private int look(Look.At at, String name) {
        return look.applyAsInt(new Look(at, own, name));
    }

    /** How many cards of the set are there. */
    public int count(@NameOf(NameKind.CARDS) String set) {
        return look(Look.At.COUNT, set);
    }

    /** Whether more cards of the set are there than each of the others has. */
    public boolean most(@NameOf(NameKind.CARDS) String set) {
        return look(Look.At.LEAD, set) == AHEAD;
    }

    /** Whether nobody has more cards of the set, but another has as many. */
    public boolean tied(@NameOf(NameKind.CARDS) String set) {
        return look(Look.At.LEAD, set) == TIED;
    }

    /** What the best card of each kind weighs, together; 0 where a kind is missing that has any weight. */
    public int best(@NameOf(NameKind.SCALE) String scale) {
        return look(Look.At.WEIGHT, scale);
    }

    /** Whether the best cards of each kind weigh something, and more than those of each of the others. */
    public boolean mostBy(@NameOf(NameKind.SCALE) String scale) {
        return look(Look.At.LEAD_BY, scale) == AHEAD;
    }

    /** Whether nobody's best cards of each kind weigh more, but another's as much. */
    public boolean tiedBy(@NameOf(NameKind.SCALE) String scale) {
        return look(Look.At.LEAD_BY, scale) == TIED;
    }
}
