package dev.oya.vocabulary;

/**
 * Question: the hands are dealt; is a seat out, and does its hand become the field?
 *
 * <p>Asked after each deal of a phase that does {@code deal}.
 */
public final class Dealt extends Question {
    private final int seats;
    private final int extraHolder;

    /**
     * @param seats how many sit at the table
     * @param extraHolder the seat that was dealt an extra card of the deck, or {@link Moment#NOBODY}
     */
    public Dealt(Settings settings, int seats, int extraHolder) {
        super(settings);
        this.seats = seats;
        this.extraHolder = extraHolder;
    }

    /** The seat that was dealt an extra card of the deck, or NOBODY. */
    public int getExtraHolder() {
        return extraHolder;
    }

    @Override
    public int atTable() {
        return seats;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Dealt dealt && dealt.seats == seats && dealt.extraHolder == extraHolder;
    }

    @Override
    public int hashCode() {
        return 8 * seats + extraHolder;
    }
}
