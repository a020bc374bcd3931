package dev.oya.cards;

import java.util.SplittableRandom;

/** Shuffling by a stream of random numbers. Not thread-safe: each match has its own stream. */
public final class Shuffle {
    private final SplittableRandom random;

    /** @param seed any text; the same text gives the same shuffles */
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

    /** Puts the first {@code length} entries in a random order (Fisher and Yates). */
    public void shuffle(int[] cards, int length) {
        for (int i = length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int card = cards[i];
            cards[i] = cards[j];
            cards[j] = card;
        }
    }

    /** A number from 0 to {@code bound - 1}. */
    public int below(int bound) {
        return random.nextInt(bound);
    }
}
