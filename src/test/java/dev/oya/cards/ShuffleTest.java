package dev.oya.cards;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A seed determines the shuffled order in every version, and all orders are equally likely. */
class ShuffleTest {
    private static int[] shuffled(String seed, int length) {
        int[] cards = IntStream.range(0, 10).toArray();
        new Shuffle(seed).shuffle(cards, length);
        return cards;
    }

    /** Recorded matches contain seeds, so every version must deal the same cards for a seed. */
    @Test
    void equalSeedsShuffleEquallyInEveryVersion() {
        assertArrayEquals(new int[] {7, 0, 3, 8, 6, 2, 5, 4, 1, 9}, shuffled("spring", 10));
        assertArrayEquals(new int[] {3, 6, 8, 7, 0, 5, 2, 9, 4, 1}, shuffled("", 10));
    }

    @Test
    void partialShuffleLeavesRestUntouched() {
        int[] cards = shuffled("spring", 4);
        assertArrayEquals(new int[] {4, 5, 6, 7, 8, 9}, Arrays.copyOfRange(cards, 4, 10));
        Arrays.sort(cards);
        assertArrayEquals(IntStream.range(0, 10).toArray(), cards);
    }

    @Test
    void shuffleIsUniform() {
        int[][] seen = new int[4][4];
        Shuffle shuffle = new Shuffle("alike");
        for (int time = 0; time < 24_000; time++) {
            int[] cards = {0, 1, 2, 3};
            shuffle.shuffle(cards, 4);
            for (int place = 0; place < 4; place++) {
                seen[place][cards[place]]++;
            }
        }
        // The expected count is 6000, with a standard deviation of 67.
        for (int[] place : seen) {
            for (int times : place) {
                assertTrue(Math.abs(times - 6_000) < 400, Arrays.deepToString(seen));
            }
        }
    }

    @Test
    void drawsNumbersBelowBound() {
        Shuffle shuffle = new Shuffle("bound");
        boolean[] seen = new boolean[3];
        for (int time = 0; time < 200; time++) {
            seen[shuffle.below(3)] = true;
        }
        assertTrue(seen[0] && seen[1] && seen[2]);
        assertFalse(Arrays.equals(shuffled("spring", 10), shuffled("Spring", 10)));
    }
}
