package dev.oya.record;

import dev.oya.cards.Deck;
import dev.oya.input.Advice;
import dev.oya.play.CardSource;

/** Checks that a record has the cards that its seed determines. Not thread-safe. */
final class SeedCheck implements CardCheck {
    /**
     * Maximum number of void rounds before a round. If a file starts in the middle of a match, the number of earlier void
     * rounds is unknown, so every number up to this one is tried.
     */
    private static final int MOST_VOID = 999;

    private final Deck deck;
    private final String seed;
    private final int first;
    private final int last;
    private CardSource chance;
    private int deal;

    /**
     * Creates a check for one round.
     *
     * @param deal number of the deal in the match, from 1, or 0 if unknown
     * @param round number of the round, from 1
     */
    SeedCheck(Deck deck, String seed, int deal, int round) {
        this.deck = deck;
        this.seed = seed;
        this.first = deal > 0 ? deal : round;
        this.last = deal > 0 ? deal : (int) Math.min((long) round + MOST_VOID, Integer.MAX_VALUE - 1);
    }

    /** Returns the number of the deal in the match, or 0 before a deck has been checked. */
    int deal() {
        return deal;
    }

    @Override
    public void deck(String field, int[] cards, int[] dealt) {
        if (chance != null) {
            same(field, chance.deck(cards), dealt);
            return;
        }
        for (int number = first; number <= last; number++) {
            CardSource candidate = CardSource.of(seed, number);
            if (CardCheck.same(deck, candidate.deck(cards), dealt)) {
                chance = candidate;
                deal = number;
                return;
            }
        }
        throw new ReplayStopped(field, Advice.of("seed-cards"), Advice.of("other-cards"));
    }

    @Override
    public void stock(int[] cards, int[] dealt) {
        same("stock", chance.restock(cards), dealt);
    }

    private void same(String field, int[] expected, int[] found) {
        if (!CardCheck.same(deck, expected, found)) {
            throw new ReplayStopped(field, Advice.of("seed-cards"), Advice.of("other-cards"));
        }
    }
}
