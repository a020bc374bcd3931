package dev.oya.play.table;

import dev.oya.cards.CardSet;
import java.util.ArrayList;
import java.util.List;

/**
 * Cards that were put together on the table, to be taken in together.
 *
 * @param number its number, from 1 in the order in which builds were made in the round
 * @param cards its cards
 * @param parts its cards in parts, each of which sums to its value; one part as long as it is simple
 * @param value what it is worth, in pips
 * @param compound whether it is of several parts, or has ever been built on, so that its value is fixed
 * @param creator the seat that made it
 * @param last the seat that last made, built on or changed it
 * @param changed whether its value has ever changed
 */
public record Build(
        int number,
        CardSet cards,
        List<CardSet> parts,
        int value,
        boolean compound,
        int creator,
        int last,
        boolean changed) {
    /** A new build. */
    public static Build of(int number, List<CardSet> parts, int value, int creator) {
        return new Build(number, all(parts), List.copyOf(parts), value, parts.size() > 1, creator, creator, false);
    }

    /** This build as a seat left it that was the last at it; its value may have changed. */
    public Build left(int seat, boolean isChanged) {
        return new Build(number, cards, parts, value, compound, creator, seat, isChanged);
    }

    /** This build with further parts. */
    public Build with(List<CardSet> more, int seat) {
        List<CardSet> all = new ArrayList<>(parts);
        all.addAll(more);
        return new Build(number, cards.plus(all(more)), List.copyOf(all), value, true, creator, seat, changed);
    }

    /** This build with cards on top that change what it is worth. */
    public Build worth(int newValue, CardSet more, int seat) {
        CardSet all = cards.plus(more);
        return new Build(number, all, List.of(all), newValue, compound, creator, seat, true);
    }

    private static CardSet all(List<CardSet> parts) {
        CardSet all = CardSet.NONE;
        for (CardSet part : parts) {
            all = all.plus(part);
        }
        return all;
    }
}
