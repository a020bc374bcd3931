package dev.oya.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/** Card sets behave like sets of integers, also at the boundary between their two 64-bit words. */
class CardSetTest {
    private static CardSet of(TreeSet<Integer> numbers) {
        CardSet cards = CardSet.NONE;
        for (int number : numbers) {
            cards = cards.plus(CardSet.of(number));
        }
        return cards;
    }

    private static TreeSet<Integer> some(SplittableRandom random) {
        TreeSet<Integer> numbers = new TreeSet<>();
        for (int i = random.nextInt(40); i > 0; i--) {
            numbers.add(random.nextInt(128));
        }
        // Often adds the first and last bit of both 64-bit words.
        for (int edge : new int[] {0, 63, 64, 127}) {
            if (random.nextBoolean()) {
                numbers.add(edge);
            }
        }
        return numbers;
    }

    private static List<Integer> listed(CardSet cards) {
        List<Integer> all = new ArrayList<>();
        for (int card = cards.first(); card >= 0; card = cards.next(card)) {
            all.add(card);
        }
        return all;
    }

    @RepeatedTest(200)
    void behavesLikeSetOfIntegers(RepetitionInfo repetition) {
        SplittableRandom random = new SplittableRandom(repetition.getCurrentRepetition());
        TreeSet<Integer> one = some(random);
        TreeSet<Integer> other = some(random);
        CardSet cards = of(one);
        CardSet others = of(other);
        assertEquals(List.copyOf(one), listed(cards));
        assertEquals(one.size(), cards.size());
        assertEquals(one.isEmpty(), cards.isEmpty());
        TreeSet<Integer> both = new TreeSet<>(one);
        both.retainAll(other);
        assertEquals(of(both), cards.and(others));
        assertEquals(both.size(), cards.sizeWith(others));
        assertEquals(!both.isEmpty(), cards.meets(others));
        TreeSet<Integer> all = new TreeSet<>(one);
        all.addAll(other);
        assertEquals(of(all), cards.plus(others));
        TreeSet<Integer> rest = new TreeSet<>(one);
        rest.removeAll(other);
        assertEquals(of(rest), cards.minus(others));
        assertEquals(one.containsAll(other), cards.containsAll(others));
        int place = 0;
        for (int number : one) {
            assertEquals(number, cards.get(place++));
        }
        for (int number = 0; number < 128; number++) {
            assertEquals(one.contains(number), cards.contains(number));
            Integer next = one.higher(number);
            assertEquals(next == null ? -1 : next, cards.next(number));
            TreeSet<Integer> changed = new TreeSet<>(one);
            changed.add(number);
            assertEquals(of(changed), cards.with(number));
            changed.remove(number);
            assertEquals(of(changed), cards.without(number));
        }
    }

    @Test
    void emptySetHasNoCards() {
        assertEquals(-1, CardSet.NONE.first());
        assertEquals(0, CardSet.NONE.size());
        assertEquals(CardSet.NONE, CardSet.of(127).without(127));
    }
}
