package dev.oya.say;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.engine.RuleLibrary;
import dev.oya.pack.Pack;
import dev.oya.play.Rules;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The sentences of moves that build. */
class MoveSentenceTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();
    private static final Pack PACK = OYA.pack("cassino", null, List.of());
    private static final Rules RULES = OYA.rules(PACK, Map.of());

    private static CardSet cards(String codes) {
        Deck deck = PACK.deck();
        return CardSet.of(Arrays.stream(codes.split(" "))
                .filter(code -> !code.isEmpty())
                .map(code -> deck.card(code).index())
                .toList());
    }

    /** A card that has the value of the build is no part of a sum, so a comma follows it. */
    @ParameterizedTest
    @CsvSource({
        "s9, '', h8 cA, 'build 9: the 9 of spades, the 8 of hearts + the ace of clubs'",
        "cA, h8, '', 'build 9: the ace of clubs + the 8 of hearts'",
        "cA, h8, s9, 'build 9: the ace of clubs + the 8 of hearts, the 9 of spades'"
    })
    void namesPartsOfBuild(String card, String with, String group, String sentence) {
        List<CardSet> groups = group.isEmpty() ? List.of() : List.of(cards(group));
        Fishing fishing = new Fishing(cards(with), 0, 9, CardSet.NONE, groups);
        Move move = new Move.BySum(0, "build", cards(card).first(), cards(with + " " + group), fishing);
        assertEquals(
                sentence,
                new MoveSentence(RULES, new Wording("en", OYA.folder(), PACK)).of(move, MoveSentence.Form.DO));
    }
}
