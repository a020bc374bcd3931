package dev.oya.vocabulary;

/**
 * What rules say of a card that comes to the field with a word.
 *
 * @param takes what it takes there
 * @param waits whether it lies there, with what it takes, until the next card of the turn has come
 * @param refused why it cannot be moved with the word; null where it can
 */
public record Landing(Capture takes, boolean waits, Answer.Line refused) {
    /** The same of a card that does not come to the field. */
    public Landing kept() {
        return new Landing(Capture.NONE, false, refused);
    }

    /** What an answer to {@link Matches} says. */
    public static Landing of(Answer answer) {
        Conclusion.Takes takes = answer.first(Conclusion.Takes.class);
        Answer.Line refused =
                answer.lines(Conclusion.Refusal.class).stream().findFirst().orElse(null);
        return takes == null
                ? new Landing(Capture.NONE, false, refused)
                : new Landing(Capture.named(takes.how()), takes.waits(), refused);
    }
}
