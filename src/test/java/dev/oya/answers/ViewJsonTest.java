package dev.oya.answers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.engine.RuleLibrary;
import dev.oya.notation.Json;
import dev.oya.pack.Pack;
import dev.oya.play.CardSource;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import dev.oya.play.table.Event;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import dev.oya.play.table.TableBuilder;
import dev.oya.say.Wording;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Fields of a view that depend on earlier rounds of the match, and sentences about moves. */
class ViewJsonTest {
    @Test
    void listsDebtsOfSeatsThatHaveBorrowed() {
        ViewJson views = views("hachi-hachi", "de", "de", 3);
        Rules rules = views.rules();
        // The stake is a tally too, but no debt.
        Table table = TableBuilder.of(rules, 3, 0)
                .counted(0, "stake", 60)
                .counted(1, "debt", 120)
                .table();
        ObjectNode json = Json.object();
        views.putStill(json, new Match(rules, table, "turn", 0, CardSource.of("owed", 1)), ViewJson.PUBLIC);
        JsonNode seats = json.get("seats");
        assertEquals("[\"Schulden 120\"]", seats.get(1).path("owed").toString());
        assertEquals(
                List.of(false, true, false),
                seats.valueStream().map(seat -> seat.has("owed")).toList());
        assertEquals("[]", seats.get(1).get("counts").toString());
    }

    @Test
    void saysThatPlayerLeavesPile() {
        ViewJson views = views("go-stop", "ko", "en", 2);
        int swallow = views.deck().copies("11A").first();
        Move draw = new Move.ByMonth(0, "draw", swallow, CardSet.NONE);
        Match match = new Match(
                views.rules(), TableBuilder.of(views.rules(), 2, 0).table(), "draw", 0, CardSource.of("pile", 1));
        MoveOutcome outcome = MoveOutcome.of(match, draw, List.of(new Event.Drawn(0, swallow, CardSet.NONE, true)));
        assertEquals("turn over the swallow and leave a pile", views.sentence(draw, 0, outcome));
        assertEquals("turns over the swallow and leaves a pile", views.sentence(draw, 1, outcome));
        assertEquals(
                MoveOutcome.NONE,
                MoveOutcome.of(match, draw, List.of(new Event.Drawn(0, swallow, CardSet.NONE, false))));
    }

    @Test
    void namesPointsOfSweepAndClaimedTwins() {
        ViewJson views = views("mulle", "sv", "en", 2);
        Deck deck = views.deck();
        CardSet twins = CardSet.of(deck.parse("h9").first());
        Table table = TableBuilder.of(views.rules(), 2, 0)
                .mark(0, "active")
                .mark(1, "active")
                .hand(0, deck.parse("h5"))
                .hand(1, deck.parse("h6"))
                .feats(1, 2, twins, 9)
                .table();
        Match match = new Match(views.rules(), table, "turn", 0, CardSource.of("feats", 1));
        Fishing claim = new Fishing(twins, 0, 0, twins, null);
        Move both = new Move.BySum(1, "take", deck.parse("h9").first(), CardSet.NONE, claim);
        MoveOutcome outcome = MoveOutcome.of(match, both, true, false);
        assertEquals(10, outcome.points());
        String says = views.sentence(both, 0, outcome);
        assertTrue(says.endsWith(", 1 mulle, 1 sweep (tabbe) +10"), says);
        assertEquals(9, MoveOutcome.of(match, both, false, false).points());
        Move plain = new Move.BySum(1, "take", deck.parse("h9").first(), twins, Fishing.NOTHING);
        assertEquals(1, MoveOutcome.of(match, plain, true, false).points());
        assertEquals(0, MoveOutcome.of(match, plain, false, false).points());
    }

    @Test
    void declarationIsWorthItsPointsTimesMultiplierOfRound() {
        ViewJson views = views("hachi-hachi", "en", "en", 3);
        CardSet hand = views.deck().parse("1R 1C1 1C2 2R 3R 4R 5R");
        for (int factor : List.of(1, 4)) {
            Table table = TableBuilder.of(views.rules(), 3, 0)
                    .factor(factor)
                    .hand(0, hand)
                    .dealt(0, hand)
                    .table();
            Match match = new Match(views.rules(), table, "declare", 0, CardSource.of("worth", 1));
            ArrayNode list = Json.MAPPER.createArrayNode();
            views.moves(list, match.view(0), List.of(new Move.Declaration(0, "declare", List.of("red", "triplet"))));
            assertEquals(
                    factor == 1 ? "40 points" : "40 × 4 = 160 points",
                    list.get(0).get("worth").stringValue());
        }
    }

    /** The scores of this game do not include the points of a round before its end. */
    @Test
    void listsPointsOfTheRoundSoFar() {
        ViewJson views = views("mulle", "sv", "sv", 2);
        Rules rules = views.rules();
        Deck deck = views.deck();
        Table table = TableBuilder.of(rules, 2, 0)
                .mark(0, "active")
                .mark(1, "active")
                .hand(0, deck.parse("h5"))
                .hand(1, deck.parse("h6"))
                .captured(0, deck.parse("sA s2 h3"))
                .feats(1, 1, deck.parse("h9"), 9)
                .table();
        ObjectNode json = Json.object();
        views.put(json, new Match(rules, table, "turn", 0, CardSource.of("so far", 1)), 0, 0);
        assertEquals(
                List.of(8, 10),
                json.get("seats")
                        .valueStream()
                        .map(seat -> seat.get("soFar").intValue())
                        .toList());
    }

    /** The sake cup counts as junk, because it is worth more this way. */
    @Test
    void listsPointsOfCompletedCombinations() {
        ViewJson views = views("go-stop", "ko", "en", 2);
        Deck deck = views.deck();
        Table table = TableBuilder.of(views.rules(), 2, 0)
                .mark(0, "active")
                .mark(1, "active")
                .hand(0, deck.parse("3B"))
                .hand(1, deck.parse("3R"))
                .captured(0, deck.parse("1R 2R"))
                .captured(1, deck.parse("2A 4A 8A 9A 11C1 1C1 1C2 2C1 2C2 4C1 4C2"))
                .table();
        ObjectNode json = Json.object();
        views.put(json, new Match(views.rules(), table, "turn", 0, CardSource.of("so far", 1)), 0, 0);
        assertEquals(
                List.of(0, 6),
                json.get("seats")
                        .valueStream()
                        .map(seat -> seat.get("soFar").intValue())
                        .toList());
        assertEquals("[\"godori\",\"ten-junk\"]", json.at("/seats/1/made").toString());
        assertEquals(false, json.get("seats").get(0).has("made"));
        ObjectNode game = GameJson.of(
                views.rules().settings().pack(), views.rules().settings().options(), views.speech());
        assertEquals(
                List.of("11C1", "12C1"),
                game.at("/deck/cards")
                        .valueStream()
                        .filter(card -> card.path("counts").asInt() == 2)
                        .map(card -> card.get("id").stringValue())
                        .toList());
    }

    /** The lightning and one paulownia count as two junk cards, and so does the sake cup. */
    @Test
    void countsCardsOfCombinationsWithinReachAsTheRulesDo() {
        ViewJson views = views("go-stop", "ko", "en", 2);
        Deck deck = views.deck();
        Table table = TableBuilder.of(views.rules(), 2, 0)
                .captured(0, deck.parse("9A 12C1 1C1 2C1 3C1"))
                .captured(1, deck.parse("1B 11B"))
                .said(0, "shake")
                .said(0, "shake")
                .said(1, "bomb")
                .field(deck.parse("3B 5A 6A 7A 10A 4C1 4C2 5C1 5C2"))
                .table();
        ObjectNode json = Json.object();
        views.putStill(json, new Match(views.rules(), table, "turn", 0, CardSource.of("reach", 1)), ViewJson.PUBLIC);
        assertEquals("[\"shaken × 4\"]", json.at("/seats/0/counts").toString());
        assertEquals("[\"bomb × 2\"]", json.at("/seats/1/counts").toString());
        assertEquals("7 of 10, 3 more", reach(json, 0, "ten-junk"));
        assertEquals("1 of 5, 4 more", reach(json, 0, "five-animals"));
        assertEquals("2 of 3, 1 more", reach(json, 1, "three-brights-with-rain"));
    }

    private static String reach(ObjectNode json, int seat, String yaku) {
        JsonNode near = json.at("/seats/" + seat + "/reach")
                .valueStream()
                .filter(one -> one.get("yaku").stringValue().equals(yaku))
                .findFirst()
                .orElseThrow();
        int of = near.get("of").intValue();
        int missing = near.get("missing").intValue();
        return (of - missing) + " of " + of + ", " + missing + " more";
    }

    private static ViewJson views(String game, String profile, String language, int players) {
        RuleLibrary oya = RuleLibrary.inJar();
        Pack pack = oya.pack(game, profile, List.of());
        return new ViewJson(oya.rules(pack, Map.of("players", players)), new Wording(language, oya.folder(), pack));
    }
}
