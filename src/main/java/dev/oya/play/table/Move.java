package dev.oya.play.table;

import dev.oya.cards.CardSet;
import dev.oya.vocabulary.Tender;
import java.util.List;

/** A move of a seat. The definition of its action in the pack determines the kind of move. */
public sealed interface Move {
    /** Returns the seat, from 0. */
    int seat();

    /** Returns the action, such as {@code play}. */
    String action();

    /** A call that consists of the action alone. */
    record Call(int seat, String action) implements Move {}

    /** A move with a card from the hand or the stock. */
    sealed interface OfCard extends Move {
        int card();

        /** Returns the cards of the field that are captured or built with. */
        CardSet take();
    }

    /** A move with a card that captures by month or rank. */
    record ByMonth(int seat, String action, int card, CardSet take) implements OfCard {}

    /**
     * A move with a card that captures by sum.
     *
     * @param take the free cards that the move takes or builds with
     * @param fishing the rest of the move: builds, claims and groups
     */
    record BySum(int seat, String action, int card, CardSet take, Fishing fishing) implements OfCard {
        /**
         * Returns the captured run: the free cards that are in no group. Call this method only for a move that is divided into
         * groups.
         */
        public CardSet run() {
            CardSet run = take.minus(fishing.with());
            for (CardSet group : fishing.groups()) {
                run = run.minus(group);
            }
            return run;
        }
    }

    /**
     * A declaration of combinations.
     *
     * @param yaku ids of the combinations, in the order of the pack's groups
     */
    record Declaration(int seat, String action, List<String> yaku) implements Move {}

    /** An answer of yes or no. */
    record YesNo(int seat, String action, boolean yes) implements Move {}

    /**
     * A bid: a number of points, which may be offered to another seat.
     *
     * @param to the seat that receives the offer, or {@link dev.oya.vocabulary.Moment#NOBODY}
     */
    record Bid(int seat, String action, int to, int points) implements Move {
        /** Returns the bid in the form that rules read. */
        public Tender.Sum sum() {
            return new Tender.Sum(seat, to, points);
        }
    }
}
