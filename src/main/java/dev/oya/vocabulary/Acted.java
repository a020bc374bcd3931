package dev.oya.vocabulary;

import dev.oya.cards.Card;

/**
 * Question: what are the effects of the last action?
 *
 * <p>Asked directly after each action, before {@link NextStep}.
 *
 * <p>If nothing is concluded, the action has no further effect.
 */
public final class Acted extends Moment {
    private final MovedCard moved;

    /** @param moved the card that was played or turned over, or null if there is none */
    public Acted(RuleSettings settings, PackedMoment state, MovedCard moved) {
        super(settings, state);
        this.moved = moved;
    }

    private Card card() {
        look(new Dependency(Dependency.At.CARD));
        return moved == null ? null : moved.card();
    }

    /** Returns the code of the card that was played or turned over, or null if there is none. */
    @NameOf(NameKind.CARD)
    public String getCode() {
        return card() == null ? null : card().code();
    }

    /** Returns the kind or suit of the card, or null if there is none. */
    @NameOf(NameKind.CARD_KIND)
    public String getKind() {
        return card() == null ? null : card().kind();
    }

    /** Returns the group of the card (its rank or month), from 1, or 0 without a card. */
    public int getGroup() {
        return card() == null ? 0 : card().group();
    }

    /** Returns whether the card is in the set. */
    public boolean among(@NameOf(NameKind.CARDS) String set) {
        return card() != null && settings.set(set).contains(card().index());
    }

    /** Returns the number of cards of the card's group on the field before the card arrived. */
    public int getMet() {
        return look(new Dependency(Dependency.At.MET));
    }

    /**
     * Returns the number of cards that the card took from the field, or will take when the next card of the turn has arrived.
     */
    public int getTook() {
        return look(new Dependency(Dependency.At.TAKEN));
    }

    /**
     * Returns the sum of the numbers that the taken free cards have on the table, or 0 in a game without captures by sum. The
     * played card is not included.
     */
    public int getTookSum() {
        return look(new Dependency(Dependency.At.TOOK_SUM));
    }

    /** Returns the number of taken cards that the seat to move placed on the field in earlier turns. */
    public int getOwn() {
        return look(new Dependency(Dependency.At.OWN));
    }

    /** Returns whether one of the cards of the card's group on the field was played in this turn. */
    public boolean isMetPlayed() {
        return look(new Dependency(Dependency.At.MET_PLAYED)) != 0;
    }

    /**
     * Returns the group (rank or month) of the top card of the field before the card arrived, or 0 if no card lay face up.
     */
    public int getTopGroup() {
        return look(Meeting.TOP);
    }

    /**
     * Returns whether the card took the card that was placed on the field in the previous turn, with no deal in between.
     */
    public boolean isTookLast() {
        return look(new Dependency(Dependency.At.TOOK_LAST)) != 0;
    }

    /** Returns the number of cards on the field before the card arrived, including face-down cards. */
    public int getLying() {
        return look(Meeting.LYING);
    }

    @Override
    public int see(Dependency look) {
        return switch (look.at()) {
            case CARD -> moved == null ? NOBODY : moved.card().index();
            case MET -> moved == null ? 0 : moved.met();
            case TAKEN -> moved == null ? 0 : moved.taken().cards();
            case TOOK_SUM -> moved == null ? 0 : moved.taken().sum();
            case TOP -> moved == null ? 0 : moved.top();
            case TOOK_LAST -> moved != null && moved.taken().last() ? 1 : 0;
            case LYING -> moved == null ? 0 : moved.lying();
            case OWN -> moved == null ? 0 : moved.taken().own();
            case MET_PLAYED -> moved != null && moved.metPlayed() ? 1 : 0;
            default -> super.see(look);
        };
    }
}
