package dev.oya.play;

import static dev.oya.play.KoiKoiPosition.cards;
import static dev.oya.play.KoiKoiPosition.match;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cards.CardSet;
import dev.oya.engine.RuleLibrary;
import dev.oya.play.table.Move;
import dev.oya.play.table.TableBuilder;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Previews of a decision in Koi-Koi: the payments after stop, and the possible gains and losses after koi-koi. */
class MovePreviewTest {
    private static final Move STOP = new Move.Call(0, "stop");
    private static final Move ON = new Move.Call(0, "koi-koi");

    /** Returns the preview of seat 0, which has just completed a combination. */
    private static MovePreview deciding(String own, String others) {
        return deciding(own, others, cards("6C1 6C2"), cards("7C1 7C2"));
    }

    private static MovePreview deciding(String own, String others, CardSet hand, CardSet other) {
        return new MovePreview(
                match("decide", List.of(cards(own), cards(others)), List.of(hand, other), CardSet.NONE), 0);
    }

    private static MovePreview.Prospect prospect(List<MovePreview.Prospect> all, int seat, String yaku) {
        return all.stream()
                .filter(one -> one.seat() == seat && one.reach().entry().id().equals(yaku))
                .findFirst()
                .orElseThrow(() -> new AssertionError(yaku + " of seat " + seat + " is not among " + all));
    }

    @Test
    void previewsPaymentsOfActionThatEndsRound() {
        MovePreview preview = deciding("1B 3B 8B", "4R 5R 6R 7R");
        assertArrayEquals(new int[] {6, -6}, MovePreview.gains(preview.ending(STOP)));
        assertEquals(1, preview.ending(STOP).payments().size());
        assertNull(preview.ending(ON));
    }

    @Test
    void seatWithoutFurtherTurnHasNoProspects() {
        List<MovePreview.Prospect> all =
                deciding("1B 3B 8B", "4R 5R 6R 7R", CardSet.NONE, cards("7C1")).prospects(ON, "stop");
        assertEquals(
                List.of("five-ribbons"),
                all.stream()
                        .filter(one -> one.seat() == 1)
                        .map(one -> one.reach().entry().id())
                        .toList());
        assertEquals(1, all.size(), all.toString());
    }

    @Test
    void prospectIncludesEarlierCombinations() {
        List<MovePreview.Prospect> all = deciding("1B 3B 8B", "4R 5R 6R 7R").prospects(ON, "stop");
        assertArrayEquals(new int[] {16, -16}, prospect(all, 0, "four-brights").brings());
        assertEquals(cards("12B"), prospect(all, 0, "four-brights").reach().wants());
        assertEquals(2, prospect(all, 0, "four-brights").times());
        // The caller of koi-koi pays double.
        assertArrayEquals(new int[] {-2, 2}, prospect(all, 1, "five-ribbons").brings());
        assertEquals(2, prospect(all, 1, "five-ribbons").times());
        assertTrue(all.stream().allMatch(one -> one.seat() == 0 || one.reach().missing() == 1), all.toString());
    }

    @Test
    void prospectAssumesCardThatCompletesNothingElse() {
        List<MovePreview.Prospect> all = deciding("1B 3B 8B", "1R 2R 4R 10R").prospects(ON, "stop");
        assertArrayEquals(new int[] {-2, 2}, prospect(all, 1, "five-ribbons").brings());
        assertArrayEquals(
                new int[] {-28, 28}, prospect(all, 1, "poetry-ribbons").brings());
    }

    @Test
    void furtherCardsOfCompletedCombinationAreProspects() {
        List<MovePreview.Prospect> all = deciding("1R 4R 5R 7R 11R", "2C1").prospects(ON, "stop");
        MovePreview.Prospect more = prospect(all, 0, "five-ribbons");
        assertArrayEquals(new int[] {2, -2}, more.brings());
        assertEquals(1, more.times());
        assertEquals(1, more.reach().missing());
    }

    /** In Go-Stop, a player of three may stop with three points. Five ribbons are worth one. */
    @Test
    void opponentWhoMayNotStopEndsNoRound() {
        RuleLibrary oya = RuleLibrary.inJar();
        Rules rules = oya.rules(oya.pack("go-stop", null, List.of()), Map.of("players", 3));
        TableBuilder table = TableBuilder.of(rules, 3, 0)
                .captured(0, cards("2A 4A 8A 1R"))
                .captured(1, cards("4R 5R 6R 9R 5A 6A 7A 9A 10A 11A"))
                .captured(2, cards("2R 3R 7R 10R"))
                .hand(0, cards("6C1"))
                .hand(1, cards("7C1"))
                .hand(2, cards("7C2"))
                .stock(cards("3B 8B 11R 1B").stream().toArray())
                .match(new int[3], 1, 12);
        IntStream.range(0, 3).forEach(seat -> table.mark(seat, "active"));
        Match match = new Match(rules, table.table(), "decide", 0, CardSource.of("x", 1));
        List<MovePreview.Prospect> all = new MovePreview(match, 0).prospects(new Move.Call(0, "go"), "stop");
        assertArrayEquals(new int[] {-6, 6, 0}, prospect(all, 1, "five-ribbons").brings());
        assertNull(prospect(all, 2, "five-ribbons").brings());
    }
}
