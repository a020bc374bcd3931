package dev.oya.vocabulary;

/**
 * Question: the play is over; by which scheme is it paid, who has won, who deals next?
 *
 * <p>Asked when a phase is entered that does {@code settle} or {@code score}.
 *
 * <p>Where nothing is concluded, nobody has won, the scheme is {@code none}, the same seat deals again, and the match goes on.
 */
public final class Ended extends Moment {
    private final String end;

    /** @param end the way the round ended */
    public Ended(RuleSettings settings, PackedMoment state, String end) {
        super(settings, state);
        this.end = end;
    }

    /** The way the round ended. */
    @NameOf(NameKind.END)
    public String getEnd() {
        return end;
    }

    @Override
    public void tell(QuestionKey numbers) {
        super.tell(numbers);
        numbers.add(end);
    }
}
