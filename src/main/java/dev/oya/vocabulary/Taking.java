package dev.oya.vocabulary;

import dev.oya.cards.Card;

/**
 * Question: a card that may be used so takes in free cards or builds, and claims none of them; is there anything against
 * it? A refusal says what.
 *
 * <p>Asked of each take that a way of {@link Conclusion.MayUse} makes possible.
 *
 * <p>Where nothing is concluded, nothing is against the take.
 */
public final class Taking extends WatchedQuestion implements OneCard {
    private static final int SINGLE = 1;
    private static final int EQUAL = 2;
    private static final int LEAVING = 4;
    private static final int SWEEPING = 8;

    /** How many takes of a card are told apart: they are numbered from 0. */
    public static final int NUMBERS = 16;

    private final Card card;
    private final int number;
    private final int equals;
    private final int taken;

    /**
     * @param number which take it is, as {@link #number} says
     * @param equals how many free cards lie on the table that count what the played one does
     * @param taken how many of them it takes
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

    /** How many free cards lie on the table that count what the played one does. */
    public int getEqualCards() {
        return look(new Look(Look.At.COUNT));
    }

    /** How many free cards that count what the played one does it takes. */
    public int getEqualTaken() {
        return look(new Look(Look.At.TAKEN));
    }

    @Override
    public int see(Look look) {
        return look.at() == Look.At.COUNT ? equals : taken;
    }

    @Override
    public void tell(QuestionKey numbers) {
        numbers.add(card).add(number);
    }

    /**
     * The number of a take.
     *
     * @param single whether one free card is all it takes
     * @param equal whether a free card lies on the table that counts what the played one does
     * @param leaving whether it leaves free cards or builds that the card could take as well
     * @param sweeping whether it leaves nothing on the table
     */
    public static int number(boolean single, boolean equal, boolean leaving, boolean sweeping) {
        return (single ? SINGLE : 0) | (equal ? EQUAL : 0) | (leaving ? LEAVING : 0) | (sweeping ? SWEEPING : 0);
    }

    /** Whether one free card is all it takes. */
    public boolean isSingle() {
        return (number & SINGLE) != 0;
    }

    /** Whether a free card lies on the table that counts what the played one does. */
    public boolean isEqualOnTable() {
        return (number & EQUAL) != 0;
    }

    /** Whether it leaves free cards or builds that the card could take as well. */
    public boolean isLeaving() {
        return (number & LEAVING) != 0;
    }

    /** Whether it leaves nothing on the table. */
    public boolean isSweeping() {
        return (number & SWEEPING) != 0;
    }
}
