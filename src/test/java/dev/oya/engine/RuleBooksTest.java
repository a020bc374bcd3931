package dev.oya.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cards.Card;
import dev.oya.cards.CardSet;
import dev.oya.pack.Pack;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The rule books of all tables share one limit of cached answers. */
class RuleBooksTest {
    @Test
    void limitsCachedAnswersAcrossRuleBooks() {
        RuleLibrary oya = RuleLibrary.inJar().serving(name -> null, 4, 1);
        Pack pack = oya.pack("koi-koi", null, List.of());
        List<RuleBook> books = List.of(oya.rules(pack, Map.of("players", 2)), oya.rules(pack, Map.of("players", 3)));
        List<Integer> worth =
                books.stream().mapToInt(RuleBooksTest::asked).boxed().toList();
        assertTrue(cachedAnswers(books) > 60, cachedAnswers(books) + " cached answers");

        oya.keepAnswers(1_000);
        assertTrue(cachedAnswers(books) > 60, "answers below the limit were evicted");
        oya.keepAnswers(10);
        assertTrue(cachedAnswers(books) <= 10, cachedAnswers(books) + " cached answers");
        assertEquals(
                worth, books.stream().mapToInt(RuleBooksTest::asked).boxed().toList());
    }

    private static int cachedAnswers(List<RuleBook> books) {
        return books.stream().mapToInt(RuleBook::cachedAnswers).sum();
    }

    /** Returns the total points of random hands, which are the same on every call. */
    private static int asked(RuleBook book) {
        Random luck = new Random(5);
        int worth = 0;
        for (int times = 0; times < 200; times++) {
            CardSet some = CardSet.NONE;
            for (int card : book.settings().pack().deck().cards().stream()
                    .mapToInt(Card::index)
                    .filter(any -> luck.nextInt(3) == 0)
                    .toArray()) {
                some = some.with(card);
            }
            worth += book.taken(some, 1).worth();
        }
        return worth;
    }
}
