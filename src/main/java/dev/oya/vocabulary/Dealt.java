package dev.oya.vocabulary;

/** Question: the hands are dealt; is a seat out, and does its hand become the field? */
public final class Dealt extends Question {
    private final int extraHolder;

    /** @param extraHolder the seat that was dealt an extra card of the deck, or {@link Moment#NOBODY} */
    public Dealt(Settings settings, int extraHolder) {
        super(settings);
        this.extraHolder = extraHolder;
    }

    /** The seat that was dealt an extra card of the deck, or NOBODY. */
    public int getExtraHolder() {
        return extraHolder;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Dealt dealt && dealt.extraHolder == extraHolder;
    }

    @Override
    public int hashCode() {
        return extraHolder;
    }
}
