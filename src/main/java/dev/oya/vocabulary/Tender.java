package dev.oya.vocabulary;

/**
 * Question: may a seat name this amount or respond to it, and what is the effect?
 *
 * <p>Asked for each amount that an action with an {@code amount} could name, and for the responses to the amount.
 *
 * <p>If nothing is concluded, the amount may be named and has no effect.
 */
public final class Tender extends Moment {
    private final int seat;
    private final int from;
    private final int to;
    private final int amount;
    private final int worth;
    private final int[] payable;

    /**
     * An amount that a seat named.
     *
     * @param from the seat that named the amount
     * @param to the seat that the points are offered to, or {@link Moment#NOBODY}
     * @param amount the amount, in points
     */
    public record Sum(int from, int to, int amount) {}

    /**
     * @param seat the seat that acts
     * @param sum the amount that this action names or responds to
     * @param worth the compensation that one payer would owe the acting seat if this seat had to sit out, in points; 0 if no
     *     points are offered to a seat
     * @param payable the largest part of each tally that the acting seat can pay, in multiples of the action's step, by tally
     *     in the order of the pack
     */
    public Tender(RuleSettings settings, PackedMoment state, int seat, Sum sum, int worth, int[] payable) {
        super(settings, state);
        this.seat = seat;
        this.from = sum.from();
        this.to = sum.to();
        this.amount = sum.amount();
        this.worth = worth;
        this.payable = payable.clone();
    }

    /** Returns the seat that acts. */
    public int getSeat() {
        return seat;
    }

    /** Returns the seat that named the amount. */
    public int getFrom() {
        return from;
    }

    /** Returns the seat that the points are offered to, or {@link Moment#NOBODY}. */
    public int getTo() {
        return to;
    }

    /** Returns the named amount, in points. */
    public int getAmount() {
        return amount;
    }

    /**
     * Returns the compensation that one payer would owe the acting seat if this seat had to sit out, in points. Returns 0 if no
     * points are offered.
     */
    public int getWorth() {
        return look(new Dependency(Dependency.At.WORTH));
    }

    /** Returns whether the seat that the points are offered to has these marks. */
    public boolean toIs(@NameOf(NameKind.MARKS) String marks) {
        return to >= 0 && seatIs(to, marks);
    }

    /** Returns the largest part of the given tally that the acting seat can pay, in multiples of the action's step. */
    public int payable(@NameOf(NameKind.TALLY) String tally) {
        return look(new Dependency(Dependency.At.PAYABLE, seat, tally));
    }

    /** Returns whether the acting seat can pay the amount of this action off the given tally. */
    public boolean canPay(@NameOf(NameKind.TALLY) String tally) {
        return look(new Dependency(Dependency.At.CAN_PAY, seat, tally)) == 1;
    }

    @Override
    public int see(Dependency look) {
        return switch (look.at()) {
            case WORTH -> worth;
            case PAYABLE -> payable[settings.tally(look.name())];
            case CAN_PAY -> payable[settings.tally(look.name())] >= amount ? 1 : 0;
            default -> super.see(look);
        };
    }

    @Override
    public void appendTo(QuestionKey numbers) {
        super.appendTo(numbers);
        numbers.add(amount).add((long) seat << 16 | from + 2 << 8 | to + 2);
    }
}
