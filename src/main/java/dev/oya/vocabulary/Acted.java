package dev.oya.vocabulary;

import dev.oya.cards.Card;

/**
 * Question: What does what was just said or done mean?
 *
 * <p>Asked right after a seat has said or done something, before {@link NextStep}.
 *
 * <p>Where nothing is concluded, what was said or done means nothing more.
 */
public final class Acted extends Moment {
    private final Card card;

    /** @param card the card that was played or turned, or null where there is none */
    public Acted(RuleSettings settings, PackedMoment state, Card card) {
        super(settings, state);
        this.card = card;
    }

    private Card card() {
        look(new Look(Look.At.CARD));
        return card;
    }

    /** The code of the card that was played or turned, or null where there is none. */
    @NameOf(NameKind.CARD)
    public String getCode() {
        return card() == null ? null : card().code();
    }

    /** The kind or suit of the card, or null where there is none. */
    @NameOf(NameKind.CARD_KIND)
    public String getKind() {
        return card() == null ? null : card().kind();
    }

    /** The number of the card's group, its rank or month, from 1; 0 where there is no card. */
    public int getGroup() {
        return card() == null ? 0 : card().group();
    }

    /** Whether it is a card of the set. */
    public boolean among(@NameOf(NameKind.CARDS) String set) {
        return card() != null && settings.set(set).contains(card().index());
    }

    @Override
    public int see(Look look) {
        return look.at() != Look.At.CARD ? super.see(look) : card == null ? NOBODY : card.index();
    }
}
