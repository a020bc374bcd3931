package dev.oya.record;

import dev.oya.cards.Deck;
import dev.oya.play.CardSource;

/** Holds the cards of a record against those that its seed deals. Not thread-safe. */
final class SeedCheck implements CardCheck {
    /** In the middle of a match nobody knows how many rounds before it were void and dealt again; hardly ever any. */
    private static final int MOST_VOID = 999;

    private final Deck deck;
    private final String seed;
    private final int first;
    private final int last;
    private CardSource chance;
    private int deal;

    /** @param deal which deal of the match it is, from 1; 0 where that is not known */
    SeedCheck(Deck deck, String seed, int deal, int round) {
        this.deck = deck;
        this.seed = seed;
        this.first = deal > 0 ? deal : round;
        this.last = deal > 0 ? deal : (int) Math.min((long) round + MOST_VOID, Integer.MAX_VALUE - 1);
    }

    /** Which deal of the match it was; 0 before a pack was looked at. */
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
        throw new ReplayStopped(field, "the cards that the seed deals", "others");
    }

    @Override
    public void stock(int[] cards, int[] dealt) {
        same("stock", chance.restock(cards), dealt);
    }

    private void same(String field, int[] expected, int[] found) {
        if (!CardCheck.same(deck, expected, found)) {
            throw new ReplayStopped(field, "the cards that the seed deals", "others");
        }
    }
}
