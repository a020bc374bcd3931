package dev.oya.cards;

import java.util.SplittableRandom;

/** A seeded source of shuffles. Not thread-safe. Each match has its own source. */
public final class Shuffle {
    private final SplittableRandom random;

    /**
     * Creates a source of shuffles.
     *
     * @param seed any text; equal seeds give equal shuffles
     */
    public Shuffle(String seed) {
        this(new SplittableRandom(mix(seed)));
    }

    public Shuffle(SplittableRandom random) {
        this.random = random;
    }

    private static long mix(String seed) {
        long hash = 0xcbf29ce484222325L;
        for (int i = 0; i < seed.length(); i++) {
            hash = (hash ^ seed.charAt(i)) * 0x100000001b3L;
        }
        return hash;
    }

    /** Shuffles the first {@code length} entries of the array (Fisher–Yates). */
    public void shuffle(int[] cards, int length) {
        for (int i = length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int card = cards[i];
            cards[i] = cards[j];
            cards[j] = card;
        }
    }

    /** Returns a random number from 0 to {@code bound - 1}. */
    public int below(int bound) {
        return random.nextInt(bound);
    }
}
