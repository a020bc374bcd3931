package dev.oya.vocabulary;

import dev.oya.cards.Card;

/**
 * Question: which cards on the field does this card take?
 *
 * <p>Asked when a card is played or turned over by an action that has a {@code card} and no {@code act}. A refusal makes the move
 * illegal.
 *
 * <p>If nothing is concluded, the card takes nothing and stays on the field, however many cards match it.
 */
public final class Matches extends WatchedQuestion implements OneCard {
    private final String action;
    private final Card card;
    private final int count;
    private final int held;
    private final int waiting;
    private final int own;

    /**
     * Creates a question.
     *
     * @param action the action that plays or turns over the card
     * @param count number of cards of the same group on the field
     * @param held number of cards of the same group in the seat's hand, including this one if it is there
     * @param waiting number of cards of the same group on the field that the seat is about to take
     * @param own number of cards of the same group on the field that the seat played from its hand in earlier turns
     */
    public Matches(RuleSettings settings, String action, Card card, int count, int held, int waiting, int own) {
        super(settings);
        this.action = action;
        this.card = card;
        this.count = count;
        this.held = held;
        this.waiting = waiting;
        this.own = own;
    }

    @Override
    public Card card() {
        return card;
    }

    /** Returns the action that plays or turns over the card. */
    @NameOf(NameKind.ACTION)
    public String getAction() {
        return action;
    }

    /** Returns the number of cards of its group on the field. */
    public int getCount() {
        return count;
    }

    /** Returns the number of cards of its group in the seat's hand, including this one if it is there. */
    public int getHeld() {
        return look(new Dependency(Dependency.At.HELD));
    }

    /**
     * Returns the number of cards of its group on the field that the seat is about to take. They are the card played before it,
     * and the cards that this card takes.
     */
    public int getWaiting() {
        return look(new Dependency(Dependency.At.WAITING));
    }

    /** Returns the number of cards of its group on the field that the seat played from its hand in earlier turns. */
    public int getOwn() {
        return look(new Dependency(Dependency.At.OWN));
    }

    @Override
    public int see(Dependency look) {
        return switch (look.at()) {
            case HELD -> held;
            case OWN -> own;
            default -> waiting;
        };
    }
}
