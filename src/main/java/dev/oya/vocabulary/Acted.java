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
    private final MovedCard moved;

    /** @param moved the card that was played or turned, or null where there is none */
    public Acted(RuleSettings settings, PackedMoment state, MovedCard moved) {
        super(settings, state);
        this.moved = moved;
    }

    private Card card() {
        look(new Look(Look.At.CARD));
        return moved == null ? null : moved.card();
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

    /** How many cards of its group lay on the field when it came there. */
    public int getMet() {
        return look(new Look(Look.At.MET));
    }

    /** How many cards of the field it took, or will have taken when the next card of the turn has come. */
    public int getTook() {
        return look(new Look(Look.At.TAKEN));
    }

    /** How many of these its seat had laid on the field in earlier turns. */
    public int getOwn() {
        return look(new Look(Look.At.OWN));
    }

    /** Whether one of the cards of its group that it met had been played in the same turn. */
    public boolean isMetPlayed() {
        return look(new Look(Look.At.MET_PLAYED)) != 0;
    }

    @Override
    public int see(Look look) {
        return switch (look.at()) {
            case CARD -> moved == null ? NOBODY : moved.card().index();
            case MET -> moved == null ? 0 : moved.met();
            case TAKEN -> moved == null ? 0 : moved.took();
            case OWN -> moved == null ? 0 : moved.own();
            case MET_PLAYED -> moved != null && moved.metPlayed() ? 1 : 0;
            default -> super.see(look);
        };
    }
}
