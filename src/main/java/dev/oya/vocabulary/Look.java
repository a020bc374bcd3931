package dev.oya.vocabulary;

/**
 * Something that rules may look at in a question besides what it is compared by.
 *
 * @param at what it is
 * @param seat of whom, or {@link Moment#NOBODY}
 * @param name what it is asked by, such as a word or a set of cards; empty where there is nothing
 * @param step a second name of the kind; mostly empty
 */
public record Look(At at, int seat, String name, String step) {
    /** What is looked at. */
    public enum At {
        ROUND,
        ROUNDS,
        SAID,
        CARD,
        SCORE,
        BELOW_ZERO,
        BEST,
        RICHEST,
        POOREST,
        ALONE,
        TALLY,
        COUNTED,
        LACKS,
        PAYABLE,
        CAN_PAY,
        WORTH,
        COUNT,
        LEAD,
        WEIGHT,
        LEAD_BY,
        KIND,
        POINTS,
        OTHERS,
        MAKER,
        MADE,
        SIGN,
        PLACE,
        TAKEN,
        MET,
        OWN,
        MET_PLAYED,
        CAPTURED,
        HELD,
        WAITING
    }

    /** Whether there may be any number to see, which hardly ever comes back. */
    public boolean isWide() {
        return at == At.SCORE || at == At.TALLY || at == At.PAYABLE;
    }

    /** Whether it is the round so far that is looked at. */
    public boolean isOfRound() {
        return at == At.ROUND || at == At.SAID;
    }

    Look(At at) {
        this(at, Moment.NOBODY, "", "");
    }

    Look(At at, int seat) {
        this(at, seat, "", "");
    }

    Look(At at, int seat, String name) {
        this(at, seat, name, "");
    }
}
