package dev.oya.vocabulary;

import dev.oya.cards.Card;

/**
 * Question: a card meets so many cards of its group on the field; what does it take?
 *
 * <p>Asked when a card is played or turned up with a word that has a {@code card} and no {@code act}. A refusal says that the
 * card cannot be moved with the word.
 *
 * <p>Where nothing is concluded, the card takes nothing and stays on the field, however many cards it meets there.
 */
public final class Matches extends WatchedQuestion implements OneCard {
    private final String word;
    private final Card card;
    private final int count;
    private final int held;
    private final int waiting;

    /**
     * @param word the word with which it is played or turned
     * @param count cards of the same group on the field
     * @param held cards of the same group in the hand of the seat, itself included where it lies there
     * @param waiting cards of the same group on the field that wait for the seat to take them
     */
    public Matches(RuleSettings settings, String word, Card card, int count, int held, int waiting) {
        super(settings);
        this.word = word;
        this.card = card;
        this.count = count;
        this.held = held;
        this.waiting = waiting;
    }

    @Override
    public Card card() {
        return card;
    }

    /** The word with which it is played or turned. */
    @NameOf(NameKind.WORD)
    public String getWord() {
        return word;
    }

    /** How many cards of its group lie on the field. */
    public int getCount() {
        return count;
    }

    /** How many cards of its group the hand of the seat has, itself included where it lies there. */
    public int getHeld() {
        return look(new Look(Look.At.HELD));
    }

    /** How many of the cards of its group on the field wait for the seat to take them: the card played before it, and what that takes. */
    public int getWaiting() {
        return look(new Look(Look.At.WAITING));
    }

    @Override
    public int see(Look look) {
        return look.at() == Look.At.HELD ? held : waiting;
    }
}
