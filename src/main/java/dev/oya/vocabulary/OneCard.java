package dev.oya.vocabulary;

import dev.oya.cards.Card;

/** A question about one card. All copies of a card have the same answer. */
public interface OneCard extends Question {
    /** Returns the card. */
    Card card();

    /** Returns the code of the card. */
    @NameOf(NameKind.CARD)
    default String getCode() {
        return card().code();
    }

    /** Returns the number of the card's group (rank or month), from 1. */
    default int getGroup() {
        return card().group();
    }

    /** Returns the card's kind or suit. */
    @NameOf(NameKind.CARD_KIND)
    default String getKind() {
        return card().kind();
    }

    /** Returns whether the card is in the set. */
    default boolean among(@NameOf(NameKind.CARDS) String set) {
        return settings().set(set).contains(card().index());
    }
}
