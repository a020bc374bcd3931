package dev.oya.vocabulary;

/**
 * Question: what is a seat paid that does not play the cards of the round?
 *
 * <p>Asked in a phase that does {@code settle} of each seat that was dealt cards and is not active, before all else is paid.
 *
 * <p>Where nothing is concluded, the seat is paid nothing.
 */
public final class SittingOut extends Settling {
    private final int seat;
    private final Hand hand;

    /**
     * @param seat a seat that is not active
     * @param hand what it was dealt
     */
    public SittingOut(RuleSettings settings, PackedMoment state, Outcome outcome, int seat, Hand hand) {
        super(settings, state, outcome);
        this.seat = seat;
        this.hand = hand;
    }

    /**
     * A hand that is laid away.
     *
     * @param declarable what its combinations of the hand are worth together, in points
     * @param complete what the combinations of captured cards that it holds complete are worth together, in points
     * @param cards the cards
     * @param inComplete those of them that are part of such a complete combination
     */
    public record Hand(int declarable, int complete, dev.oya.cards.CardSet cards, dev.oya.cards.CardSet inComplete) {}

    /** The seat, from 0. */
    public int getSeat() {
        return seat;
    }

    /** Whether it has these marks. */
    public boolean leaverIs(@NameOf(NameKind.MARKS) String marks) {
        return seatIs(seat, marks);
    }

    /** What its combinations of the hand are worth together, in points. */
    public int getDeclarable() {
        return hand.declarable();
    }

    /** What its complete combinations of captured cards are worth together, in points. */
    public int getComplete() {
        return hand.complete();
    }

    /** How many cards of this set it holds. */
    public int held(@NameOf(NameKind.CARDS) String set) {
        return hand.cards().sizeWith(settings.set(set));
    }

    /** How many cards of this set it holds that are not part of a complete combination. */
    public int loose(@NameOf(NameKind.CARDS) String set) {
        return hand.cards().minus(hand.inComplete()).sizeWith(settings.set(set));
    }

    @Override
    public void tell(QuestionKey numbers) {
        super.tell(numbers);
        numbers.add(seat).add(hand.declarable).add(hand.complete);
        numbers.add(hand.cards.low()).add(hand.cards.high());
        numbers.add(hand.inComplete.low()).add(hand.inComplete.high());
    }
}
