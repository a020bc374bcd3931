package dev.oya.play.table;

import dev.oya.cards.CardSet;
import java.util.ArrayList;
import java.util.List;

/**
 * A build: cards on the table that are captured together. Immutable.
 *
 * @param number the build's number in the round, from 1
 * @param cards the build's cards
 * @param parts the build's cards, divided into parts that each add up to the build's value; a simple build has one part
 * @param value the build's value, in pips
 * @param compound whether the build's value is fixed, because the build has several parts or a seat has added another part
 * @param creator the seat that made the build
 * @param last the seat that last made, added to or changed the build
 * @param changed whether the build's value has ever changed
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
    public static Build of(int number, List<CardSet> parts, int value, int creator) {
        return new Build(number, all(parts), List.copyOf(parts), value, parts.size() > 1, creator, creator, false);
    }

    /**
     * Returns a copy whose latest change was made by the given seat.
     *
     * @param isChanged whether the build's value has ever changed
     */
    public Build left(int seat, boolean isChanged) {
        return new Build(number, cards, parts, value, compound, creator, seat, isChanged);
    }

    /** Returns a copy with further parts, added by the given seat. */
    public Build with(List<CardSet> more, int seat) {
        List<CardSet> all = new ArrayList<>(parts);
        all.addAll(more);
        return new Build(number, cards.plus(all(more)), List.copyOf(all), value, true, creator, seat, changed);
    }

    /** Returns a copy with a new value and further cards, in one part. */
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
