package dev.oya.play.table;

import dev.oya.cards.CardSet;
import java.util.List;

/**
 * The part of a move that captures by sum. {@link Move.BySum#take} contains the free cards that the move takes or builds with.
 *
 * @param with free cards combined with the played card; empty if there are none
 * @param builds builds that are taken, changed or combined; build n is bit n - 1
 * @param value value of the build that is made or changed, in pips, or 0 if there is none
 * @param claims first copies of the claimed twins
 * @param groups free cards in the groups given by the player, without {@code with}; null if no groups were given
 */
public record Fishing(CardSet with, long builds, int value, CardSet claims, List<CardSet> groups) {
    /** A card that is laid out. */
    public static final Fishing NOTHING = new Fishing(CardSet.NONE, 0, 0, CardSet.NONE, null);

    /** Maximum number of builds in a round. */
    public static final int MOST_BUILDS = 64;

    /** Returns the bit of a build, or 0 if the number is out of range. */
    public static long bit(int number) {
        return number < 1 || number > MOST_BUILDS ? 0 : 1L << (number - 1);
    }

    /** Returns the number of the first build, or 0 if there is none. */
    public int build() {
        return builds == 0 ? 0 : Long.numberOfTrailingZeros(builds) + 1;
    }

    /** Returns this move with the free cards divided into the given groups. */
    public Fishing divided(List<CardSet> parts) {
        return new Fishing(with, builds, value, claims, parts);
    }
}
