package dev.oya.vocabulary;

/** A moment in which the round is being paid: how it ended, by which scheme it is paid and who has won. */
public abstract class Settling extends Moment {
    private final Outcome outcome;

    /**
     * @param end the way the round ended
     * @param scheme the scheme by which it is paid
     * @param winner the seat that has won, or NOBODY
     */
    public record Outcome(String end, String scheme, int winner) {}

    protected Settling(RuleSettings settings, PackedMoment state, Outcome outcome) {
        super(settings, state);
        this.outcome = outcome;
    }

    /** The way the round ended. */
    @NameOf(NameKind.END)
    public final String getEnd() {
        return outcome.end();
    }

    /** The scheme by which the round is paid. */
    @NameOf(value = NameKind.SCHEME, also = "none")
    public final String getScheme() {
        return outcome.scheme();
    }

    /** The seat that has won, or NOBODY. */
    public final int getWinner() {
        return outcome.winner();
    }

    /** Whether a seat is on the side that has won. */
    public final boolean hasWon(int seat) {
        return getWinner() != NOBODY && sideOf(seat) == sideOf(getWinner());
    }

    @Override
    public void tell(QuestionKey numbers) {
        super.tell(numbers);
        numbers.add(outcome);
    }
}
