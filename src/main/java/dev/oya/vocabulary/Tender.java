package dev.oya.vocabulary;

/**
 * Question: may a seat name these points or answer them, and what is the effect?
 *
 * <p>Asked for each amount that an action with an {@code amount} could name, and for the answers to it.
 *
 * <p>If nothing is concluded, the points may be named and have no effect.
 */
public final class Tender extends Moment {
    private final int seat;
    private final int from;
    private final int to;
    private final int amount;
    private final int worth;
    private final int[] payable;

    /**
     * The points that are named.
     *
     * @param from the seat that named them
     * @param to the seat they are offered to, or {@link Moment#NOBODY}
     * @param amount in points
     */
    public record Sum(int from, int to, int amount) {}

    /**
     * Creates a question.
     *
     * @param seat the seat that acts
     * @param sum the points named by this action or answered by it
     * @param worth for points offered to a seat, the compensation that one payer would owe the acting seat if it had to sit out,
     *     in points; otherwise 0
     * @param payable the largest part of each tally that the acting seat can pay, in steps of the action, in the order of the
     *     pack
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

    /** Returns the seat that named the points. */
    public int getFrom() {
        return from;
    }

    /** Returns the seat that the points are offered to, or {@link Moment#NOBODY}. */
    public int getTo() {
        return to;
    }

    /** Returns the points that are named. */
    public int getAmount() {
        return amount;
    }

    /**
     * Returns the compensation that one payer would owe the acting seat if it had to sit out, in points, or 0 if nothing is
     * offered.
     */
    public int getWorth() {
        return look(new Dependency(Dependency.At.WORTH));
    }

    /** Returns whether the seat that the points are offered to has these marks. */
    public boolean toIs(@NameOf(NameKind.MARKS) String marks) {
        return to >= 0 && seatIs(to, marks);
    }

    /** Returns the largest part of a tally that the acting seat can pay, in steps of the action. */
    public int payable(@NameOf(NameKind.TALLY) String tally) {
        return look(new Dependency(Dependency.At.PAYABLE, seat, tally));
    }

    /** Returns whether the acting seat can pay the named part of a tally. */
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
