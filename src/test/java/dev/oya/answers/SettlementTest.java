package dev.oya.answers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.explain.RuleCounts;
import dev.oya.input.Place;
import dev.oya.pack.Citation;
import dev.oya.pack.Pack;
import dev.oya.pack.read.WrittenRule;
import dev.oya.play.Round;
import dev.oya.play.table.Table;
import dev.oya.play.table.TableBuilder;
import dev.oya.properties.RandomRounds;
import dev.oya.say.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The captured cards for which a settlement awards points, and the points of combinations. */
class SettlementTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();

    private static JsonNode sides(String game, String first, String second) {
        return sides(game, first, second, List.of());
    }

    /** Returns the sides of a settlement after the first seat has claimed twins of the given cards. */
    private static JsonNode sides(String game, String first, String second, List<String> twins) {
        Pack pack = OYA.pack(game, null, List.of());
        RuleBook rules = OYA.rules(pack, Map.of("players", 2));
        Deck deck = pack.deck();
        int[] claimed =
                twins.stream().mapToInt(twin -> deck.parse(twin).first()).toArray();
        Table table = Round.entered(
                        rules,
                        TableBuilder.of(rules, 2, 0)
                                .captured(0, deck.parse(first))
                                .captured(1, deck.parse(second))
                                .feats(0, 0, CardSet.of(claimed), twins.size())
                                .ended("played-out", -1)
                                .table())
                .table();
        Wording speech = new Wording("en", OYA.folder(), pack);
        return new Settlement(rules.settings(), table, speech).json().get("sides");
    }

    private static String cards(JsonNode side, String reason) {
        for (JsonNode gain : side.get("gains")) {
            if (gain.get("for").stringValue().equals(reason)) {
                return String.valueOf(gain.get("cards"));
            }
        }
        return "no points";
    }

    @Test
    void listsBestCardOfEachKindWithItsWeight() {
        JsonNode sides = sides("scopa", "c7 c6 d6 s5 bA b4", "cR dF s7");
        assertEquals(
                "[{\"card\":\"c7\",\"weight\":21},{\"card\":\"d6\",\"weight\":18},"
                        + "{\"card\":\"s5\",\"weight\":15},{\"card\":\"bA\",\"weight\":16}]",
                sides.get(0).get("weighed").get("primiera").toString());
        // A side without one of the four suits has no primiera.
        assertEquals("[]", sides.get(1).get("weighed").get("primiera").toString());
    }

    @Test
    void listsCardsThatScorePoints() {
        JsonNode scopa = sides("scopa", "d2 d7 c3", "c5").get(0);
        assertEquals("[\"d7\"]", cards(scopa, "settebello"));
        assertEquals("[\"d2\",\"d7\"]", cards(scopa, "denari"));
        assertEquals("null", cards(scopa, "cards"));
        JsonNode pishti = sides("pishti", "sA dA hJ d10", "c2 c3").get(0);
        assertEquals("[\"sA\",\"dA\"]", cards(pishti, "aces"));
        assertEquals("[\"hJ\"]", cards(pishti, "jacks"));
    }

    @Test
    void listsOneCardOfEachClaimedPair() {
        JsonNode mulle =
                sides("mulle", "h4 h4 s9 s9 d7", "c5", List.of("h4", "s9")).get(0);
        assertEquals("[\"s9\",\"h4\"]", cards(mulle, "mulles"));
    }

    @Test
    void statesNumbersThatMultipliersCompare() {
        JsonNode koiKoi = stopped("koi-koi", "3B 8B 1B 11B 12B", "4R 5R", "called");
        assertEquals(4, koiKoi.get("multiplier").intValue());
        List<String> counts = new ArrayList<>();
        koiKoi.get("multiplied").forEach(rule -> counts.add(String.valueOf(rule.get("counts"))));
        assertEquals(
                List.of(
                        "[{\"seat\":0,\"of\":\"points\",\"count\":"
                                + koiKoi.at("/made/0/points").intValue() + ",\"least\":7}]",
                        "[{\"seat\":1,\"of\":\"called\"}]"),
                counts);
        JsonNode goStop = stopped("go-stop", "1C1 1C2 2C1 2C2 3C1 3C2 4C1 4C2 5C1 5C2 11C1", "1R 6C1 7C1", null);
        JsonNode rules = goStop.at("/payments/0/why/rules");
        assertEquals(2, rules.get(2).get("times").intValue());
        assertEquals(
                "[{\"seat\":0,\"of\":\"junk\",\"count\":12,\"least\":10},"
                        + "{\"seat\":1,\"of\":\"junk\",\"count\":2,\"below\":8}]",
                rules.get(2).get("counts").toString());
        // Other rules compare no named number.
        assertNull(rules.get(1).get("counts"));
    }

    @Test
    void statesOnlyNumbersThatRulesCompareUnchanged() {
        Pack pack = OYA.pack("go-stop", null, List.of());
        RuleBook rules = OYA.rules(pack, Map.of("players", 2));
        RuleCounts counts = new RuleCounts(
                rules.settings(),
                stopped(rules, "1C1 1C2 2C1 2C2 3C1", "1R 6C1", null),
                new Wording("en", OYA.folder(), pack));
        assertEquals("[]", counts(counts, "Player( seat == $seat, 2 * captured(\"junk\") >= 10 )"));
        assertEquals("[]", counts(counts, "Player( seat == $seat, captured(\"junk\") >= 2 * value(\"paid-junk\") )"));
        assertEquals("[]", counts(counts, "not( Player( seat == $seat, captured(\"junk\") >= 10 ) )"));
        assertEquals(
                "[Counted[seat=0, of=junk, count=5, least=4, below=null]]",
                counts(counts, "Player( seat == $seat, captured(\"junk\") > 3 )"));
        assertEquals(
                "[Counted[seat=1, of=junk, count=1, least=null, below=null]]",
                counts(counts, "Player( captured(\"junk\") == 0 || onTurn, seat != $seat )"));
    }

    private static String counts(RuleCounts counts, String condition) {
        String drl = "rule \"x\" @because(\"x\")\nwhen\n    PaidThing( $seat : owner )\n    " + condition
                + "\nthen\n    insert( new PaysTimes($seat, 2) );\nend";
        return counts.of(new WrittenRule("x", "", Citation.NONE, new Place("x.drl", 1), drl), 1, 0)
                .toString();
    }

    /** Returns the settlement after the first of two seats has stopped. */
    private static JsonNode stopped(String game, String first, String second, String mark) {
        Pack pack = OYA.pack(game, null, List.of());
        RuleBook rules = OYA.rules(pack, Map.of("players", 2));
        Table settled = stopped(rules, first, second, mark);
        return new Settlement(rules.settings(), settled, new Wording("en", OYA.folder(), pack)).json();
    }

    private static Table stopped(RuleBook rules, String first, String second, String mark) {
        Deck deck = rules.settings().pack().deck();
        TableBuilder table = TableBuilder.of(rules, 2, 0)
                .captured(0, deck.parse(first))
                .captured(1, deck.parse(second))
                .defaultMarks();
        if (mark != null) {
            table.mark(1, mark);
        }
        return Round.entered(rules, table.ended("stop", 0).table()).table();
    }

    @Test
    void listsClaimedPairsWithTheirPoints() {
        Pack pack = OYA.pack("mulle", null, List.of());
        RuleBook rules = OYA.rules(pack, Map.of("players", 2));
        Wording speech = new Wording("en", OYA.folder(), pack);
        int pairs = 0;
        for (int seed = 0; pairs == 0 && seed < 20; seed++) {
            Table table = RandomRounds.play(rules, "pairs " + seed, 1).table();
            for (JsonNode side :
                    new Settlement(rules.settings(), table, speech).json().get("sides")) {
                int sum = 0;
                for (JsonNode pair : side.path("weighed").path("mulles")) {
                    sum += pair.get("weight").intValue();
                    pairs++;
                }
                int points = 0;
                for (JsonNode gain : side.get("gains")) {
                    points += gain.get("for").stringValue().equals("mulles")
                            ? gain.get("points").intValue()
                            : 0;
                }
                assertEquals(points, sum);
            }
        }
        assertTrue(pairs > 0);
    }

    @Test
    void listsRulesThatGivePointsWithRequiredOptions() {
        Pack mulle = OYA.pack("mulle", null, List.of());
        JsonNode gains = GameJson.of(mulle, mulle.settings(), new Wording("en", OYA.folder(), mulle))
                .get("gains");
        assertEquals(Set.of("points/tabbar", "points/mulles"), Set.copyOf(gains.propertyNames()));
        assertEquals(
                "Each mulle is worth what its card counts.",
                gains.get("points/mulles").get("what").stringValue());
        Pack cassino = OYA.pack("cassino", null, List.of());
        JsonNode spade = GameJson.of(cassino, cassino.settings(), new Wording("en", OYA.folder(), cassino))
                .at("/gains/points~1each-spade/needs");
        assertEquals("[{\"option\":\"spades\",\"values\":[\"each\"]}]", spade.toString());
    }

    @Test
    void statesPointsForFurtherCardsOfCombination() {
        assertEquals("1 point + 1 point for each further card", worth("koi-koi", "five-ribbons"));
        assertEquals("6 points + null", worth("koi-koi", "blue-ribbons"));
        assertEquals("1 point for each card + null", worth("cassino", "aces"));
        assertEquals("7 kan = 70 points + null", worth("hachi-hachi", "triplet-and-two-pairs"));
        assertEquals("10 kan + 1 kan for each further card", worth("hachi-hachi", "seven-ribbons"));
    }

    private static String worth(String game, String yaku) {
        Pack pack = OYA.pack(game, null, List.of());
        ObjectNode told = GameJson.of(pack, pack.settings(), new Wording("en", OYA.folder(), pack));
        JsonNode one = told.get("yaku").get(yaku);
        return one.get("amount").stringValue() + " + " + one.get("more").asString("null");
    }
}
