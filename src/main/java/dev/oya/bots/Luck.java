package dev.oya.bots;

import dev.oya.cards.Shuffle;

/** A bot's source of randomness, independent of the shuffles. Not thread-safe. */
public final class Luck {
    private final Shuffle stream;

    /**
     * Creates a source of randomness.
     *
     * @param seed any text; equal seeds give equal numbers
     */
    public Luck(String seed) {
        this(new Shuffle(seed));
    }

    Luck(Shuffle stream) {
        this.stream = stream;
    }

    /** Returns a random number from 0 to {@code bound - 1}. */
    public int below(int bound) {
        return stream.below(bound);
    }
}
