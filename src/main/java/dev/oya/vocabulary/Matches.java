package dev.oya.vocabulary;

import dev.oya.cards.Card;

/**
 * Question: which cards on the field does this card take?
 *
 * <p>Asked when a card is played or turned over by an action that has a {@code card} and no {@code act}. A refusal makes the
 * move illegal.
 *
 * <p>If nothing is concluded, the card takes nothing and stays on the field, however many cards match it.
 */
public final class Matches extends WatchedQuestion implements OneCard {
    private final String action;
    private final Card card;
    private final Meeting met;

    /**
     * @param action the action that plays or turns over the card
     * @param met the cards that the card meets
     */
    public Matches(RuleSettings settings, String action, Card card, Meeting met) {
        super(settings);
        this.action = action;
        this.card = card;
        this.met = met;
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

    /** Returns the number of cards of the card's group on the field. */
    public int getCount() {
        return met.count();
    }

    /** Returns the number of cards of the card's group in the seat's hand, including the card itself if it is in the hand. */
    public int getHeld() {
        return look(new Dependency(Dependency.At.HELD));
    }

    /**
     * Returns the number of cards of the card's group on the field that the seat is about to take: the card played first in
     * this turn and the cards that this first card takes.
     */
    public int getWaiting() {
        return look(new Dependency(Dependency.At.WAITING));
    }

    /** Returns the number of cards of the card's group on the field that the seat played from its hand in earlier turns. */
    public int getOwn() {
        return look(new Dependency(Dependency.At.OWN));
    }

    /** Returns the group (rank or month) of the top card of the field, or 0 if no card lies face up. */
    public int getTopGroup() {
        return look(Meeting.TOP);
    }

    /** Returns the number of cards on the field, including face-down cards. */
    public int getLying() {
        return look(Meeting.LYING);
    }

    @Override
    public int see(Dependency look) {
        return switch (look.at()) {
            case HELD -> met.held();
            case OWN -> met.own();
            case TOP -> met.top();
            case LYING -> met.lying();
            default -> met.waiting();
        };
    }
}
