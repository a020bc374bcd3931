package dev.oya.play.table;

import dev.oya.cards.CardSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The field of a {@link Table}: the face-up cards, the face-down cards under them, and their order. */
public abstract class TableField {
    CardSet field = CardSet.NONE;
    /** The face-down cards under the field. */
    CardSet faceDown = CardSet.NONE;
    /** The captured cards that had been face down. */
    CardSet unseen = CardSet.NONE;

    /** Bit mask of the seats that may look at {@link #unseen}. */
    int viewers;
    /** The cards of the deal, in the order in which they were placed on the field. */
    int[] order = {};

    /** Number of turns and further deals so far. */
    int turns;

    final Laid[] laid = new Laid[128];
    /** The group of each card that returned to the field, by card index. Null until a card returns. */
    private int[] groups;

    private CardSet returned = CardSet.NONE;
    /** The use of each card that was played from a hand, or null. */
    final Use[] uses = new Use[128];

    TableField() {}

    /** Creates an independent copy. */
    TableField(TableField other) {
        field = other.field;
        faceDown = other.faceDown;
        unseen = other.unseen;
        viewers = other.viewers;
        order = other.order;
        turns = other.turns;
        System.arraycopy(other.laid, 0, laid, 0, laid.length);
        returned = other.returned;
        groups = other.groups == null ? null : other.groups.clone();
        System.arraycopy(other.uses, 0, uses, 0, uses.length);
    }

    /**
     * A card that a seat placed on the field.
     *
     * @param seat the seat that placed the card
     * @param turn number of the seat's turn
     * @param fromHand whether the card came from the hand and not from the stock
     * @param lastCard whether the seat's hand was empty afterwards
     */
    public record Laid(int seat, int turn, boolean fromHand, boolean lastCard) {}

    /**
     * The use of a card from a hand.
     *
     * @param take the cards that the card took from the field
     * @param lay the cards on the field before the move
     */
    public record Use(CardSet take, CardSet lay) {}

    /** Returns the face-up cards on the field. */
    public CardSet field() {
        return field;
    }

    /** Records that a captured card has returned to the field and belongs to a group of cards there. */
    void returned(int card, int group) {
        groups = groups == null ? new int[laid.length] : groups;
        groups[card] = group;
        returned = returned.with(card);
    }

    /** Returns the cards that returned to the field with the given group and are still on the field. */
    public CardSet lyingWith(int group) {
        CardSet some = CardSet.NONE;
        CardSet all = returned.isEmpty() ? returned : returned.and(field);
        for (int card = all.first(); card >= 0; card = all.next(card)) {
            some = groups[card] == group ? some.with(card) : some;
        }
        return some;
    }

    /** Returns the face-up cards on the field in the order in which they were placed. */
    public int[] fieldInOrder() {
        List<Integer> cards = new ArrayList<>();
        for (int card = field.first(); card >= 0; card = field.next(card)) {
            cards.add(card);
        }
        cards.sort(Comparator.comparingInt(this::place));
        return cards.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Returns a sort key for the order in which cards were placed on the field. Cards of the deal come first. */
    private int place(int card) {
        if (laid[card] != null) {
            return 2 * laid[card].turn() + (laid[card].fromHand() ? 0 : 1);
        }
        for (int i = 0; i < order.length; i++) {
            if (order[i] == card) {
                return i - order.length;
            }
        }
        return -order.length;
    }

    /** Returns the face-up card that was placed on the field last, or -1 if there is none. */
    public int top() {
        return top(field);
    }

    /** Returns the card of the given set that was placed on the field last, or -1 if the set is empty. */
    public int top(CardSet cards) {
        int top = -1;
        for (int card = cards.first(); card >= 0; card = cards.next(card)) {
            if (laid[card] != null && (top < 0 || place(card) >= place(top))) {
                top = card;
            }
        }
        return top >= 0 ? top : topOfDeal(cards);
    }

    private int topOfDeal(CardSet cards) {
        for (int i = order.length - 1; i >= 0; i--) {
            if (cards.contains(order[i])) {
                return order[i];
            }
        }
        int top = -1;
        for (int card = cards.first(); card >= 0; card = cards.next(card)) {
            top = card;
        }
        return top;
    }

    /** Returns the face-down cards under the field. Do not show them to any seat. */
    public CardSet faceDown() {
        return faceDown;
    }

    /** Returns the captured cards that had been face down. Show them only to the seats that may look at them. */
    public CardSet unseen() {
        return unseen;
    }

    /** Returns whether a seat may look at the captured cards that had been face down. */
    public boolean looks(int seat) {
        return (viewers >>> seat & 1) != 0;
    }

    /** Returns the number of turns and further deals so far. */
    public int turns() {
        return turns;
    }

    /** Returns how a card was placed on the field, or null if no seat placed it in this round. */
    public Laid laid(int card) {
        return laid[card];
    }

    /** Returns the use of the given card, or null if it was not played from a hand. */
    public Use use(int card) {
        return uses[card];
    }

    /** Returns whether any card has been played in this round. */
    public boolean anyCardPlayed() {
        return turns > 0;
    }
}
