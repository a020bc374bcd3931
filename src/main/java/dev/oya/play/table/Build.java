package dev.oya.play.table;

import dev.oya.cards.CardSet;
import java.util.ArrayList;
import java.util.List;

/**
 * A build: cards combined on the table that are taken in together. Immutable.
 *
 * @param number the build's number in the round, from 1
 * @param cards the build's cards
 * @param parts the build's cards in parts that each have its value; a simple build has one part
 * @param value the build's value, in pips
 * @param compound whether the build has several parts or has been added to, so that its value is fixed
 * @param creator the seat that made it
 * @param last the seat that last made, added to or changed it
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
    /** Returns a new build. */
    public static Build of(int number, List<CardSet> parts, int value, int creator) {
        return new Build(number, all(parts), List.copyOf(parts), value, parts.size() > 1, creator, creator, false);
    }

    /**
     * Returns this build after a seat has made or changed it.
     *
     * @param isChanged whether its value has changed
     */
    public Build left(int seat, boolean isChanged) {
        return new Build(number, cards, parts, value, compound, creator, seat, isChanged);
    }

    /** Returns this build with further parts. */
    public Build with(List<CardSet> more, int seat) {
        List<CardSet> all = new ArrayList<>(parts);
        all.addAll(more);
        return new Build(number, cards.plus(all(more)), List.copyOf(all), value, true, creator, seat, changed);
    }

    /** Returns this build with further cards and a new value. */
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
