package dev.oya.play.table;

import dev.oya.cards.CardSet;
import java.util.List;

/**
 * The builds, claims and groups of a move that captures by sum. {@link Move.BySum#take} contains the free cards that the move
 * takes or builds with.
 *
 * @param with free cards combined with the played card; empty if there are none
 * @param builds bit mask of the builds that are taken, changed or combined; build n is bit n - 1
 * @param value value of the build that is made or changed, in pips, or 0 if there is none
 * @param claims first card of each claimed pair of twins
 * @param groups free cards other than {@code with}, divided as the player specified; null if the player specified no groups
 */
public record Fishing(CardSet with, long builds, int value, CardSet claims, List<CardSet> groups) {
    /** The value for a move that lays out its card as a free card. */
    public static final Fishing NOTHING = new Fishing(CardSet.NONE, 0, 0, CardSet.NONE, null);

    /** Maximum number of builds in a round. */
    public static final int MOST_BUILDS = 64;

    /** Returns the bit of a build, or 0 if the number is out of range. */
    public static long bit(int number) {
        return number < 1 || number > MOST_BUILDS ? 0 : 1L << (number - 1);
    }

    /** Returns the lowest build number in {@link #builds}, or 0 if there are no builds. */
    public int build() {
        return builds == 0 ? 0 : Long.numberOfTrailingZeros(builds) + 1;
    }

    /** Returns this move with the free cards divided into the given groups. */
    public Fishing divided(List<CardSet> parts) {
        return new Fishing(with, builds, value, claims, parts);
    }
}
