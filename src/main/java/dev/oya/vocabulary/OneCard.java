package dev.oya.vocabulary;

import dev.oya.cards.Card;

/** A question about one card; copies of it are alike in everything that is asked. */
public interface OneCard extends Question {
    /** The card. */
    Card card();

    /** Its code. */
    @NameOf(NameKind.CARD)
    default String getCode() {
        return card().code();
    }

    /** The number of its group: its rank or month, from 1. */
    default int getGroup() {
        return card().group();
    }

    /** Its kind or suit. */
    @NameOf(NameKind.CARD_KIND)
    default String getKind() {
        return card().kind();
    }

    /** Whether it is a card of the set. */
    default boolean among(@NameOf(NameKind.CARDS) String set) {
        return settings().set(set).contains(card().index());
    }
}
