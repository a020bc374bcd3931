package dev.oya.vocabulary;

import dev.oya.cards.Card;

/**
 * Question: may a card take in these free cards or builds, without claiming twins? A refusal gives the reason.
 *
 * <p>Asked for each capture that a {@link Conclusion.MayUse} makes possible.
 *
 * <p>If nothing is concluded, the capture is allowed.
 */
public final class Taking extends WatchedQuestion implements OneCard {
    private static final int SINGLE = 1;
    private static final int EQUAL = 2;
    private static final int LEAVING = 4;
    private static final int SWEEPING = 8;

    /** Number of possible results of {@link #number}, which are numbered from 0. */
    public static final int NUMBERS = 16;

    private final Card card;
    private final int number;
    private final int equals;
    private final int taken;

    /**
     * @param number properties of the capture, from {@link #number}
     * @param equals number of free cards on the table with the number of the played card
     * @param taken number of these free cards that the played card takes
     */
    public Taking(RuleSettings settings, Card card, int number, int equals, int taken) {
        super(settings);
        this.card = card;
        this.number = number;
        this.equals = equals;
        this.taken = taken;
    }

    @Override
    public Card card() {
        return card;
    }

    /** Returns the number of free cards on the table with the number of the played card. */
    public int getEqualCards() {
        return look(new Dependency(Dependency.At.COUNT));
    }

    /** Returns the number of free cards with the number of the played card that the capture takes. */
    public int getEqualTaken() {
        return look(new Dependency(Dependency.At.TAKEN));
    }

    @Override
    public int see(Dependency look) {
        return look.at() == Dependency.At.COUNT ? equals : taken;
    }

    @Override
    public void appendTo(QuestionKey numbers) {
        numbers.add(card).add(number);
    }

    /**
     * Returns a number that encodes the properties of a capture.
     *
     * @param single whether the capture takes only one free card
     * @param equal whether the table has a free card with the number of the played card
     * @param leaving whether the capture leaves free cards or builds that the card could also take
     * @param sweeping whether the capture leaves the table empty
     */
    public static int number(boolean single, boolean equal, boolean leaving, boolean sweeping) {
        return (single ? SINGLE : 0) | (equal ? EQUAL : 0) | (leaving ? LEAVING : 0) | (sweeping ? SWEEPING : 0);
    }

    /** Returns whether the capture takes only one free card. */
    public boolean isSingle() {
        return (number & SINGLE) != 0;
    }

    /** Returns whether the table has a free card with the number of the played card. */
    public boolean isEqualOnTable() {
        return (number & EQUAL) != 0;
    }

    /** Returns whether the capture leaves free cards or builds that the card could also take. */
    public boolean isLeaving() {
        return (number & LEAVING) != 0;
    }

    /** Returns whether the capture leaves the table empty. */
    public boolean isSweeping() {
        return (number & SWEEPING) != 0;
    }
}
