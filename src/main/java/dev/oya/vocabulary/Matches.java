package dev.oya.vocabulary;

import dev.oya.cards.Card;

/** Question: a card meets so many cards of its month on the field; what does it take? */
public final class Matches extends OneCard {
    private final String word;
    private final int count;

    /**
     * @param word the word with which it is played or turned
     * @param count cards of the same month on the field
     */
    public Matches(Settings settings, String word, Card card, int count) {
        super(settings, card);
        this.word = word;
        this.count = count;
    }

    /** The word with which it is played or turned. */
    @NameOf(NameKind.WORD)
    public String getWord() {
        return word;
    }

    /** How many cards of the same month lie on the field. */
    public int getCount() {
        return count;
    }

    @Override
    public boolean equals(Object other) {
        return super.equals(other)
                && other instanceof Matches matches
                && matches.count == count
                && matches.word.equals(word);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * super.hashCode() + word.hashCode()) + count;
    }
}
