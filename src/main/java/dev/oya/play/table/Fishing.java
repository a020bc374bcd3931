package dev.oya.play.table;

import dev.oya.cards.CardSet;
import java.util.List;

/**
 * What a move does with the cards on the table where they are taken in by their sum; the free cards it takes or builds with
 * are {@link Move#take}.
 *
 * @param with the free cards that the played one is put together with; none where it stands by itself
 * @param builds the builds that are taken, changed or put together, build number n as bit n - 1
 * @param value what the build made or changed is worth, in pips; 0 where there is none
 * @param claims the first copies of the twins that are claimed
 * @param groups the free cards as they were divided by who told the move, without {@code with}; null where nobody did
 */
public record Fishing(CardSet with, long builds, int value, CardSet claims, List<CardSet> groups) {
    /** A card that is laid out. */
    public static final Fishing NOTHING = new Fishing(CardSet.NONE, 0, 0, CardSet.NONE, null);

    /** The highest number a build may have. */
    public static final int MOST_BUILDS = 64;

    /** The bit of a build, 0 where none can have this number. */
    public static long bit(int number) {
        return number < 1 || number > MOST_BUILDS ? 0 : 1L << (number - 1);
    }

    /** The number of the first build, or 0. */
    public int build() {
        return builds == 0 ? 0 : Long.numberOfTrailingZeros(builds) + 1;
    }

    /** This, with the free cards divided as here. */
    public Fishing divided(List<CardSet> parts) {
        return new Fishing(with, builds, value, claims, parts);
    }
}
