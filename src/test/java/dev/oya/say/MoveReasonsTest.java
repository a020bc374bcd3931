package dev.oya.say;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.engine.RuleLibrary;
import dev.oya.pack.Pack;
import dev.oya.play.CardSource;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import dev.oya.play.table.Move;
import dev.oya.play.table.TableBuilder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Reasons for moves in Koi-Koi: combinations completed, approached, denied and kept. */
class MoveReasonsTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();
    private static final Pack PACK = OYA.pack("koi-koi", "de", List.of());
    private static final Rules RULES = OYA.rules(PACK, Map.of("players", 2));

    private static CardSet cards(String codes) {
        Deck deck = PACK.deck();
        List<Integer> cards = new ArrayList<>();
        for (String code : codes.split(" ")) {
            deck.cards().stream().filter(card -> card.code().equals(code)).forEach(card -> cards.add(card.index()));
        }
        return CardSet.of(cards);
    }

    /** Returns the reasons for a move of seat 0, which holds 8C1 and some more cards, with 8B and 9R on the field. */
    private static String reasons(String language, String own, String others, String hand, String card, String take) {
        CardSet all = Arrays.stream(new String[] {own, others, hand, "8B 9R"})
                .map(MoveReasonsTest::cards)
                .reduce(CardSet.NONE, CardSet::plus);
        int[] stock = PACK.deck().cards().stream()
                .mapToInt(one -> one.index())
                .filter(one -> !all.contains(one) && !cards("7C1 7C2").contains(one))
                .toArray();
        TableBuilder table = TableBuilder.of(RULES, 2, 0)
                .captured(0, cards(own))
                .captured(1, cards(others))
                .mark(0, "active")
                .mark(1, "active")
                .hand(0, cards(hand))
                .hand(1, cards("7C1 7C2"))
                .field(cards("8B 9R"))
                .stock(stock)
                .match(new int[2], 1, 12);
        SeatView view = new Match(RULES, table.table(), "turn", 0, CardSource.of("x", 1)).view(0);
        Wording speech = new Wording(language, OYA.folder(), PACK);
        Move move = new Move.ByMonth(0, "play", cards(card).first(), cards(take));
        return String.join(" ", new MoveReasons(RULES, speech, false).of(view, move));
    }

    private static String taking(String language, String own, String others) {
        return reasons(language, own, others, "8C1 4C1", "8C1", "8B");
    }

    @Test
    void namesCompletedCombinationWithItsValue() {
        assertEquals(
                "This completes three brights (6 points). Then only the phoenix is missing for four brights.",
                taking("en", "1B 3B", ""));
        assertEquals(
                "Damit hast du „drei Lichter“ (6 Punkte). Für „vier Lichter“ brauchst du dann nur noch den Phönix.",
                taking("de", "1B 3B", ""));
    }

    @Test
    void namesMissingCardsOfNearCombination() {
        assertEquals("Då saknas bara draperiet eller fenixen till ”tre lysande”.", taking("sv", "1B", ""));
        assertEquals("Then 2 cards are missing for three brights.", taking("en", "9A", "3B"));
    }

    @Test
    void namesCombinationThatOpponentNeedsCardFor() {
        assertEquals("Seat 1 needs only the moon for three brights, and you take it.", taking("en", "1B", "3B 12B"));
    }

    @Test
    void withholdsCardFromOpponentOrKeepsItForSelf() {
        assertEquals(
                "Behalte den Kirsch-Gedichtstreifen: Platz 1 braucht die Karte für „rote Streifen mit Gedicht“.",
                reasons("de", "", "1R 2R", "3R 4C1", "4C1", ""));
        assertEquals(
                "Keep the cherry poetry ribbon: you need it yourself for poetry ribbons.",
                reasons("en", "1R 2R", "", "3R 4C1", "4C1", ""));
    }

    @Test
    void namesCardThatNobodyElseCanMatch() {
        assertEquals(
                "Ingen annan kan ha ett kort som passar (iris).", reasons("sv", "5A 5R", "5C2", "5C1 4C1", "5C1", ""));
    }
}
