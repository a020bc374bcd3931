package dev.oya.vocabulary;

import dev.oya.cards.Card;

/** Question: two copies of a card are taken in together and claimed; what are they worth? */
public final class Twins extends OneCard {
    private final boolean played;
    private final int onTable;
    private final int fromHand;

    /**
     * @param played whether one of the two was played from the hand
     * @param onTable what the card counts on the table, in pips
     * @param fromHand what it counts when it is played, in pips
     */
    public Twins(Settings settings, Card card, boolean played, int onTable, int fromHand) {
        super(settings, card);
        this.played = played;
        this.onTable = onTable;
        this.fromHand = fromHand;
    }

    /** Whether one of the two was played from the hand. */
    public boolean isPlayed() {
        return played;
    }

    /** What the card counts on the table, in pips. */
    public int getOnTable() {
        return onTable;
    }

    /** What the card counts when it is played, in pips. */
    public int getFromHand() {
        return fromHand;
    }

    @Override
    public boolean equals(Object other) {
        return super.equals(other) && other instanceof Twins twins && twins.played == played;
    }

    @Override
    public int hashCode() {
        return 2 * super.hashCode() + (played ? 1 : 0);
    }
}
