package dev.oya.bots;

import dev.oya.cards.CardSet;
import dev.oya.pack.YakuEntry;
import java.util.stream.IntStream;

/** A combination towards which cards are captured. Immutable. */
final class YakuGoal {
    /** With so many cards still missing a combination is so near: this much further away with each. */
    private static final double[] NEEDED = powers(0.30);
    /** Likewise where any cards of a kind will do. */
    private static final double[] COUNTED = powers(0.55);

    private final CardSet needs;
    private final CardSet lacks;
    private final YakuEntry.Count[] counts;
    private final int points;

    YakuGoal(YakuEntry entry, int points) {
        this.needs = entry.needs() == null ? CardSet.NONE : entry.needs().set();
        this.lacks = entry.lacks() == null ? CardSet.NONE : entry.lacks().set();
        this.counts = entry.counts().toArray(YakuEntry.Count[]::new);
        this.points = points;
    }

    private static double[] powers(double nearness) {
        return IntStream.rangeClosed(0, CardSet.MOST)
                .mapToDouble(missing -> Math.pow(nearness, missing))
                .toArray();
    }

    /** Every card that matters to it. */
    CardSet cards() {
        CardSet cards = needs.plus(lacks);
        for (YakuEntry.Count count : counts) {
            cards = cards.plus(count.of().set());
        }
        return cards;
    }

    /**
     * What a pile promises, in points; nothing where the combination is complete, which the rules count.
     *
     * @param lost cards that can no longer come to the pile
     */
    double promise(CardSet pile, CardSet lost) {
        if (pile.meets(lacks) || lost.meets(needs)) {
            return 0;
        }
        double nearness = NEEDED[needs.size() - needs.sizeWith(pile)];
        for (YakuEntry.Count count : counts) {
            CardSet of = count.of().set();
            int held = pile.sizeWith(of);
            int missing = Math.max(0, count.range().least() - held);
            boolean within =
                    held <= count.range().most() && of.minus(pile).minus(lost).size() >= missing;
            if (!within) {
                return 0;
            }
            nearness *= COUNTED[missing];
        }
        return nearness == 1 ? 0 : nearness * points;
    }
}
