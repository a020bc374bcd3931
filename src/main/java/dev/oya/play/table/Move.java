package dev.oya.play.table;

import dev.oya.cards.CardSet;
import dev.oya.vocabulary.Tender;
import java.util.List;

/**
 * What a seat says or does.
 *
 * @param seat the seat, from 0
 * @param word the word, such as {@code play}
 * @param card the card moved to the field, or {@link #NO_CARD}
 * @param take the cards captured with it, or built with
 * @param yaku the ids of combinations named, in the order of the pack's groups
 * @param choice the answer of a yes-or-no word, or null
 * @param tender the points named with it, or null
 * @param fishing what else is done with the cards on the table, where they are taken in by their sum; null elsewhere
 */
public record Move(
        int seat,
        String word,
        int card,
        CardSet take,
        List<String> yaku,
        Boolean choice,
        Tender.Sum tender,
        Fishing fishing) {
    /** No card is moved. */
    public static final int NO_CARD = -1;

    /** A move in which no points are named and nothing is taken in by its sum. */
    public Move(int seat, String word, int card, CardSet take, List<String> yaku, Boolean choice) {
        this(seat, word, card, take, yaku, choice, null, null);
    }

    /** Points named to a seat, or to nobody ({@link dev.oya.vocabulary.Moment#NOBODY}). */
    public static Move tender(int seat, String word, int to, int points) {
        Tender.Sum sum = new Tender.Sum(seat, to, points);
        return new Move(seat, word, NO_CARD, CardSet.NONE, List.of(), null, sum, null);
    }

    /** A word alone. */
    public static Move say(int seat, String word) {
        return new Move(seat, word, NO_CARD, CardSet.NONE, List.of(), null);
    }

    /** A card to the field, with what it captures. */
    public static Move card(int seat, String word, int card, CardSet take) {
        return new Move(seat, word, card, take, List.of(), null);
    }

    /** A card to the field, with what is done by it. */
    public static Move card(int seat, String word, int card, CardSet take, Fishing fishing) {
        return new Move(seat, word, card, take, List.of(), null, null, fishing);
    }

    /** Combinations named. */
    public static Move yaku(int seat, String word, List<String> yaku) {
        return new Move(seat, word, NO_CARD, CardSet.NONE, yaku, null);
    }

    /** Yes or no. */
    public static Move choice(int seat, String word, boolean choice) {
        return new Move(seat, word, NO_CARD, CardSet.NONE, List.of(), choice);
    }
}
