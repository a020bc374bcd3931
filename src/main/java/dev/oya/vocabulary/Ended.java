package dev.oya.vocabulary;

/**
 * Question: how is the round settled, who wins, and who deals next?
 *
 * <p>Asked on entering a phase that does {@code settle} or {@code score}.
 *
 * <p>If nothing is concluded, there is no winner, the scheme is {@code none}, the same seat deals again, and the match continues.
 */
public final class Ended extends Moment {
    private final String end;

    /**
     * Creates a question.
     *
     * @param end id of the end of the round
     */
    public Ended(RuleSettings settings, PackedMoment state, String end) {
        super(settings, state);
        this.end = end;
    }

    /** Returns the id of the end of the round. */
    @NameOf(NameKind.END)
    public String getEnd() {
        return end;
    }

    @Override
    public void appendTo(QuestionKey numbers) {
        super.appendTo(numbers);
        numbers.add(end);
    }
}
