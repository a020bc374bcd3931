package dev.oya.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Cards by code, group, kind and copy. */
class DeckTest {
    private static final Card SUN = new Card(0, "a", 1, "light", 20, "sun");
    private static final Card LEAF = new Card(1, "b", 1, "plain", 1, "leaf");
    private static final Card SECOND_LEAF = new Card(2, "b", 1, "plain", 1, "leaf");
    private static final Card MOON = new Card(3, "c", 2, "light", 20, "moon");
    private static final Card BLANK = new Card(4, "X", 0, "blank", 0, "blank");
    private static final Deck DECK = new Deck("small", List.of(SUN, LEAF, SECOND_LEAF, MOON), List.of(BLANK));

    private static CardSet cards(int... indices) {
        CardSet cards = CardSet.NONE;
        for (int index : indices) {
            cards = cards.with(index);
        }
        return cards;
    }

    @Test
    void copiesShareCodeButDifferInIndex() {
        assertTrue(DECK.hasCopies());
        assertEquals(LEAF, DECK.card("b"));
        assertEquals(cards(1, 2), DECK.copies("b"));
        assertEquals(cards(1, 2), DECK.copies(2));
        assertEquals(1, DECK.original(2));
        assertEquals(List.of("b", "b"), DECK.codes(cards(2, 1)));
        assertNull(DECK.card("z"));
        assertNull(DECK.copies("z"));
    }

    @Test
    void numbersGroupsFromOneAndSeparatesExtras() {
        assertEquals(2, DECK.groupCount());
        assertEquals(cards(0, 1, 2), DECK.group(1));
        assertEquals(cards(3), DECK.sameGroup(3));
        assertEquals(2, DECK.groupOf(3));
        assertEquals(List.of(BLANK), DECK.extras());
        assertEquals(cards(0, 1, 2, 3), DECK.parse("all"));
        assertEquals(42, DECK.points(cards(0, 1, 2, 3, 4)));
    }

    @Test
    void setNameTakesPrecedenceOverGroupName() {
        Deck named = DECK.withGroups(Map.of("spring", 1, "light", 2));
        assertEquals(cards(1, 2), named.parse("spring -light"));
        assertEquals(cards(0, 3), named.parse("light"), "a group took precedence over a kind");
        assertEquals(cards(3), named.withSet("sky", "a c", cards(0, 3)).parse("sky -spring"));
        assertEquals(DECK.sets(), named.sets());
    }

    @Test
    void evaluatesCardExpressionsFromLeftToRight() {
        assertEquals(cards(0, 3), DECK.parse("light"));
        assertEquals(cards(0, 1, 2), DECK.parse("light b -c"));
        assertEquals(cards(0, 3), DECK.parse(" -c, light "));
        assertEquals(CardSet.NONE, DECK.parse(" "));
        assertEquals(
                "z",
                assertThrows(Deck.UnknownCard.class, () -> DECK.parse("a -z")).word());
        Deck named = DECK.withSet("sky", "a c", cards(0, 3));
        assertEquals(cards(1, 2), named.parse("all -sky"));
        assertFalse(DECK.sets().containsKey("sky"), "the original deck has changed");
    }

    @Test
    void rejectsDeckLargerThanCardSet() {
        List<Card> many = IntStream.range(0, 128)
                .mapToObj(index -> new Card(index, "c" + index, 1, "plain", 1, "card"))
                .toList();
        assertEquals(128, new Deck("full", many, List.of()).parse("all").size());
        List<Card> more = List.of(new Card(128, "c128", 1, "plain", 1, "card"));
        assertThrows(IllegalArgumentException.class, () -> new Deck("over", many, more));
    }
}
