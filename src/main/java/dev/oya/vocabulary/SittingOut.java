package dev.oya.vocabulary;

/**
 * Question: how much compensation does a seat that sits out get?
 *
 * <p>Asked in a phase with {@code does: settle}, for each seat that was dealt cards and is not active, before all other
 * payments.
 *
 * <p>If nothing is concluded, the seat gets nothing.
 */
public final class SittingOut extends Settling {
    private final int seat;
    private final Hand hand;

    /**
     * @param seat a seat that is not active
     * @param hand the hand that the seat was dealt
     */
    public SittingOut(RuleSettings settings, PackedMoment state, Outcome outcome, int seat, Hand hand) {
        super(settings, state, outcome);
        this.seat = seat;
        this.hand = hand;
    }

    /**
     * The hand of a seat that sits out.
     *
     * @param declarable total points of the combinations in the hand
     * @param complete total points of the capture combinations that the hand contains completely
     * @param cards all cards of the hand
     * @param inComplete the cards that are part of a complete capture combination
     */
    public record Hand(int declarable, int complete, dev.oya.cards.CardSet cards, dev.oya.cards.CardSet inComplete) {}

    /** Returns the seat, from 0. */
    public int getSeat() {
        return seat;
    }

    /** Returns whether the seat has these marks. */
    public boolean leaverIs(@NameOf(NameKind.MARKS) String marks) {
        return seatIs(seat, marks);
    }

    /** Returns the total points of the combinations in the hand. */
    public int getDeclarable() {
        return hand.declarable();
    }

    /** Returns the total points of the capture combinations that the hand contains completely. */
    public int getComplete() {
        return hand.complete();
    }

    /** Returns the number of cards of this set in the hand. */
    public int held(@NameOf(NameKind.CARDS) String set) {
        return hand.cards().sizeWith(settings.set(set));
    }

    /** Returns the number of cards of this set in the hand that are not part of a complete capture combination. */
    public int loose(@NameOf(NameKind.CARDS) String set) {
        return hand.cards().minus(hand.inComplete()).sizeWith(settings.set(set));
    }

    @Override
    public void appendTo(QuestionKey numbers) {
        super.appendTo(numbers);
        numbers.add(seat).add(hand.declarable).add(hand.complete);
        numbers.add(hand.cards.low()).add(hand.cards.high());
        numbers.add(hand.inComplete.low()).add(hand.inComplete.high());
    }
}
