package dev.oya.vocabulary;

import java.util.function.IntUnaryOperator;

/** What a side or seat has captured, compared with what the others have. */
public final class Pile {
    private final Settings settings;
    private final Piles piles;
    private final int own;
    private final Runnable look;

    /**
     * @param own whose it is among those who are compared
     * @param look is told when a rule looks
     */
    Pile(Settings settings, Piles piles, int own, Runnable look) {
        this.settings = settings;
        this.piles = piles;
        this.own = own;
        this.look = look;
    }

    /** How many cards of the set are there. */
    public int count(@NameOf(NameKind.CARDS) String set) {
        look.run();
        return piles.count(own, settings.set(set));
    }

    /** Whether more cards of the set are there than each of the others has. */
    public boolean most(@NameOf(NameKind.CARDS) String set) {
        return leads(one -> piles.count(one, settings.set(set)), 1);
    }

    /** Whether nobody has more cards of the set, but another has as many. */
    public boolean tied(@NameOf(NameKind.CARDS) String set) {
        return !most(set) && leads(one -> piles.count(one, settings.set(set)), 0);
    }

    /** What the best card of each kind weighs, together; 0 where a kind is missing that has any weight. */
    public int best(@NameOf(NameKind.SCALE) String scale) {
        look.run();
        return piles.best(own, scale, settings);
    }

    /** Whether the best cards of each kind weigh something, and more than those of each of the others. */
    public boolean mostBy(@NameOf(NameKind.SCALE) String scale) {
        return leads(one -> piles.best(one, scale, settings), 1);
    }

    /** Whether nobody's best cards of each kind weigh more, but another's as much. */
    public boolean tiedBy(@NameOf(NameKind.SCALE) String scale) {
        return !mostBy(scale) && leads(one -> piles.best(one, scale, settings), 0);
    }

    private boolean leads(IntUnaryOperator of, int by) {
        look.run();
        int mine = of.applyAsInt(own);
        for (int other = 0; other < piles.cards().size(); other++) {
            if (other != own && mine < of.applyAsInt(other) + by) {
                return false;
            }
        }
        return mine > 0;
    }
}
