package dev.oya.vocabulary;

import dev.oya.cards.Card;

/** A question about one card, whichever copy of it. */
public abstract class OneCard extends Question {
    private final Card card;

    protected OneCard(Settings settings, Card card) {
        super(settings);
        this.card = card;
    }

    /** The code of the card. */
    @NameOf(NameKind.CARD)
    public final String getCode() {
        return card.code();
    }

    /** The number of its group: its rank or month, from 1. */
    public final int getRank() {
        return card.group();
    }

    /** Its kind or suit. */
    @NameOf(NameKind.CARD_KIND)
    public final String getKind() {
        return card.kind();
    }

    /** Whether it is a card of the set. */
    public final boolean among(@NameOf(NameKind.CARDS) String set) {
        return settings.set(set).contains(card.index());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof OneCard one
                && one.getClass() == getClass()
                && one.card.code().equals(card.code());
    }

    @Override
    public int hashCode() {
        return 31 * card.code().hashCode() + getClass().hashCode();
    }
}
