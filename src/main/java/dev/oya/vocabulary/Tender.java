package dev.oya.vocabulary;

/**
 * Question: a seat names points with a word, or answers another that has named some; is it refused, and what does it mean?
 *
 * <p>Asked of each amount that could be named with a word that has an {@code amount}, and of the answers to it.
 *
 * <p>Where nothing is concluded, the points may be named, and that means nothing more.
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
     * @param from who named them
     * @param to to whom, or {@link Moment#NOBODY}
     * @param amount in points
     */
    public record Sum(int from, int to, int amount) {}

    /**
     * @param seat who speaks
     * @param sum the points that are named, now or before
     * @param worth where points are named to a seat, what the speaker would be compensated with by one payer if it had to sit
     *     out, in points; else 0
     * @param payable as much of each tally as the speaker can pay in steps of the word, in the order of the pack
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

    /** Who speaks. */
    public int getSeat() {
        return seat;
    }

    /** Who named the points. */
    public int getFrom() {
        return from;
    }

    /** To whom they were named, or {@link Moment#NOBODY}. */
    public int getTo() {
        return to;
    }

    /** The points that are named. */
    public int getAmount() {
        return amount;
    }

    /** What the speaker would be compensated with by one payer if it had to sit out, in points; 0 where nothing is offered. */
    public int getWorth() {
        return look(new Look(Look.At.WORTH));
    }

    /** Whether a seat has these marks. */
    public boolean toIs(@NameOf(NameKind.MARKS) String marks) {
        return to >= 0 && seatIs(to, marks);
    }

    /** As much of a tally as the speaker can pay, in steps of what is named with the word. */
    public int payable(@NameOf(NameKind.TALLY) String tally) {
        return look(new Look(Look.At.PAYABLE, seat, tally));
    }

    /** Whether the speaker can pay as much of a tally as is named. */
    public boolean canPay(@NameOf(NameKind.TALLY) String tally) {
        return look(new Look(Look.At.CAN_PAY, seat, tally)) == 1;
    }

    @Override
    public int see(Look look) {
        return switch (look.at()) {
            case WORTH -> worth;
            case PAYABLE -> payable[settings.tally(look.name())];
            case CAN_PAY -> payable[settings.tally(look.name())] >= amount ? 1 : 0;
            default -> super.see(look);
        };
    }

    @Override
    public void tell(QuestionKey numbers) {
        super.tell(numbers);
        numbers.add(amount).add((long) seat << 16 | from + 2 << 8 | to + 2);
    }
}
