package dev.oya.vocabulary;

/** A moment in the settlement of a round. */
public abstract class Settling extends Moment {
    private final Outcome outcome;

    /**
     * The outcome of a round.
     *
     * @param end id of the end of the round
     * @param scheme the scheme of the settlement
     * @param winner the seat that won the round, or NOBODY
     */
    public record Outcome(String end, String scheme, int winner) {}

    protected Settling(RuleSettings settings, PackedMoment state, Outcome outcome) {
        super(settings, state);
        this.outcome = outcome;
    }

    /** Returns the id of the end of the round. */
    @NameOf(NameKind.END)
    public final String getEnd() {
        return outcome.end();
    }

    /** Returns the scheme of the settlement. */
    @NameOf(value = NameKind.SCHEME, also = "none")
    public final String getScheme() {
        return outcome.scheme();
    }

    /** Returns the seat that won the round, or NOBODY. */
    public final int getWinner() {
        return outcome.winner();
    }

    /** Returns whether the given seat is on the winning side. */
    public final boolean hasWon(int seat) {
        return getWinner() != NOBODY && sideOf(seat) == sideOf(getWinner());
    }

    @Override
    public void appendTo(QuestionKey numbers) {
        super.appendTo(numbers);
        numbers.add(outcome);
    }
}
