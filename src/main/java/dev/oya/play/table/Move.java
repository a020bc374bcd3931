package dev.oya.play.table;

import dev.oya.cards.CardSet;
import dev.oya.vocabulary.Tender;
import java.util.List;

/**
 * A move of a seat.
 *
 * @param seat the seat, from 0
 * @param action the action, such as {@code play}
 * @param card the card moved to the field, or {@link #NO_CARD}
 * @param take the cards captured or built with
 * @param yaku ids of declared combinations, in the order of the pack's groups
 * @param choice the answer to a yes-or-no action, or null
 * @param tender the points named, or null
 * @param fishing the part that captures by sum, or null
 */
public record Move(
        int seat,
        String action,
        int card,
        CardSet take,
        List<String> yaku,
        Boolean choice,
        Tender.Sum tender,
        Fishing fishing) {
    /** Indicates that no card is moved. */
    public static final int NO_CARD = -1;

    /** Creates a move without points and without a capture by sum. */
    public Move(int seat, String action, int card, CardSet take, List<String> yaku, Boolean choice) {
        this(seat, action, card, take, yaku, choice, null, null);
    }

    /** Returns a move that names points to a seat, or to {@link dev.oya.vocabulary.Moment#NOBODY}. */
    public static Move tender(int seat, String action, int to, int points) {
        Tender.Sum sum = new Tender.Sum(seat, to, points);
        return new Move(seat, action, NO_CARD, CardSet.NONE, List.of(), null, sum, null);
    }

    /** Returns a call. */
    public static Move say(int seat, String action) {
        return new Move(seat, action, NO_CARD, CardSet.NONE, List.of(), null);
    }

    /** Returns a move of a card to the field with its captures. */
    public static Move card(int seat, String action, int card, CardSet take) {
        return new Move(seat, action, card, take, List.of(), null);
    }

    /** Returns a move of a card that captures by sum. */
    public static Move card(int seat, String action, int card, CardSet take, Fishing fishing) {
        return new Move(seat, action, card, take, List.of(), null, null, fishing);
    }

    /** Returns a declaration of combinations. */
    public static Move yaku(int seat, String action, List<String> yaku) {
        return new Move(seat, action, NO_CARD, CardSet.NONE, yaku, null);
    }

    /** Returns an answer of yes or no. */
    public static Move choice(int seat, String action, boolean choice) {
        return new Move(seat, action, NO_CARD, CardSet.NONE, List.of(), choice);
    }
}
