package dev.oya.vocabulary;

/**
 * The result of moving a card to the field.
 *
 * @param takes the cards that the card takes from the field
 * @param waits whether the card and the taken cards stay on the field until the next card of the turn has arrived
 * @param refused the reason the move is illegal, or null if the move is legal
 */
public record Landing(Capture takes, boolean waits, Answer.Line refused) {
    /** Returns the result for a card that is not placed on the field. */
    public Landing kept() {
        return new Landing(Capture.NONE, false, refused);
    }

    /** Returns the result that an answer to {@link Matches} contains. */
    public static Landing of(Answer answer) {
        Conclusion.Takes takes = answer.first(Conclusion.Takes.class);
        Answer.Line refused =
                answer.lines(Conclusion.Refusal.class).stream().findFirst().orElse(null);
        if (takes == null) {
            return new Landing(Capture.NONE, false, refused);
        }
        Capture how = Capture.named(takes.how());
        return new Landing(how, takes.waits() && how != Capture.FIELD, refused);
    }
}
