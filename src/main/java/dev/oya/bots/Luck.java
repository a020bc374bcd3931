package dev.oya.bots;

import dev.oya.cards.Shuffle;

/** A bot's own stream of random numbers, apart from the one that shuffles the cards. Not thread-safe. */
public final class Luck {
    private final Shuffle stream;

    /** @param seed any text; the same text gives the same luck */
    public Luck(String seed) {
        this(new Shuffle(seed));
    }

    Luck(Shuffle stream) {
        this.stream = stream;
    }

    /** A number from 0 to {@code bound - 1}. */
    public int below(int bound) {
        return stream.below(bound);
    }
}
