package dev.oya.vocabulary;

/**
 * An input that rules may read from a question in addition to its key.
 *
 * @param at the kind of input
 * @param seat the input's seat, or {@link Moment#NOBODY}
 * @param name the name that the input refers to, such as an action or a set of cards; empty if there is none
 * @param step a second name, such as the name of the amount for {@code PAYABLE}; usually empty
 */
public record Dependency(At at, int seat, String name, String step) {
    /** The kind of input. */
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
        WAITING,
        TOP,
        TOOK_LAST,
        TOOK_SUM,
        LYING,
        REACHED
    }

    /** Returns whether the input can be any number, so that its values rarely repeat. */
    public boolean isWide() {
        return at == At.SCORE || at == At.TALLY || at == At.PAYABLE;
    }

    /** Returns whether the input is part of the round's history. */
    public boolean isOfRound() {
        return at == At.ROUND || at == At.SAID;
    }

    Dependency(At at) {
        this(at, Moment.NOBODY, "", "");
    }

    Dependency(At at, int seat) {
        this(at, seat, "", "");
    }

    Dependency(At at, int seat, String name) {
        this(at, seat, name, "");
    }
}
