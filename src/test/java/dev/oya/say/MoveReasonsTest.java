package dev.oya.say;

import static dev.oya.play.KoiKoiPosition.RULES;
import static dev.oya.play.KoiKoiPosition.cards;
import static dev.oya.play.KoiKoiPosition.match;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.engine.RuleLibrary;
import dev.oya.pack.read.RulesFolder;
import dev.oya.play.CardSource;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import dev.oya.play.table.TableBuilder;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Reasons for moves in Koi-Koi: combinations completed, approached, denied and kept. */
class MoveReasonsTest {
    /** Returns the reasons for a move of seat 0, which holds 8C1 and some more cards, with 8B and 9R on the field. */
    private static String reasons(String language, String own, String others, String hand, String card, String take) {
        SeatView view = match(
                        "turn",
                        List.of(cards(own), cards(others)),
                        List.of(cards(hand), cards("7C1 7C2")),
                        cards("8B 9R"))
                .view(0);
        Wording speech =
                new Wording(language, RulesFolder.inJar(), RULES.settings().pack());
        Move move = new Move.ByMonth(0, "play", cards(card).first(), cards(take));
        return String.join(" ", new MoveReasons(RULES, speech, false).of(view, move));
    }

    private static Rules rules(String game, String profile, int players) {
        RuleLibrary oya = RuleLibrary.inJar();
        return oya.rules(oya.pack(game, profile, List.of()), Map.of("players", players));
    }

    private static MoveReasons english(Rules rules) {
        Wording speech = new Wording("en", RulesFolder.inJar(), rules.settings().pack());
        return new MoveReasons(rules, speech, false);
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
        assertEquals("Then 2 cards are missing for five ribbons.", reasons("en", "1R 4R", "", "7C1 4C1", "7C1", "7R"));
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

    @Test
    void countsCardsIfNothingElseSpeaksForCapture() {
        assertEquals("You capture 2 cards.", reasons("en", "", "6R 9R 10R", "12C1 4C1", "12C1", "12C2"));
    }

    @Test
    void namesCombinationsThatNeedCapturedCard() {
        assertEquals(
                "You need the boar for boar, deer, butterflies and five animals.",
                reasons("en", "", "", "7C1 4C1", "7C1", "7A"));
        assertEquals(
                "Du behöver draperiet till ”tre lysande”, ”fyra lysande” och andra kombinationer.",
                reasons("sv", "", "", "3C1 4C1", "3C1", "3B"));
        assertEquals("Du nimmst 2 Karten.", reasons("de", "", "", "12C1 4C1", "12C1", "12C2"));
    }

    @Test
    void laysCardThatHelpsWithFewestCombinations() {
        assertEquals("Die Karte hilft dir vorerst bei keiner Kombination.", reasons("de", "", "", "1B 4C1", "4C1", ""));
        assertEquals("Inget av dina kort hjälper till färre kombinationer.", reasons("sv", "", "", "1B 5A", "5A", ""));
    }

    @Test
    void saysThatNoCardCapturesAnything() {
        assertEquals("Keine deiner Karten kann etwas nehmen.", reasons("de", "", "", "4C1 6C1", "4C1", ""));
    }

    @Test
    void namesWorthOfDeclaration() {
        Rules rules = rules("hachi-hachi", "sv", 3);
        CardSet hand = rules.settings().pack().deck().parse("1R 1C1 1C2 2R 3R 4R 5R");
        Table table = TableBuilder.of(rules, 3, 0)
                .factor(2)
                .hand(0, hand)
                .dealt(0, hand)
                .table();
        SeatView view = new Match(rules, table, "declare", 0, CardSource.of("worth", 1)).view(0);
        Move move = new Move.Declaration(0, "declare", view.held());
        assertEquals(List.of("red", "triplet"), view.held().stream().sorted().toList());
        assertEquals(List.of("This brings 40 × 2 = 80 points."), english(rules).of(view, move));
    }

    /** In games with a pile, any card may be captured, but rarely one whose other cards have been seen. */
    @Test
    void namesNumberOfUnseenCardsThatCapturePile() {
        Rules rules = rules("pishti", "tr", 2);
        Match match = Match.start(rules, "w1");
        SeatView view = match.view(match.table().turn());
        Deck deck = rules.settings().pack().deck();
        Map<String, List<String>> reasons = view.moves().stream()
                .map(Move.OfCard.class::cast)
                .collect(Collectors.toMap(
                        move -> deck.card(move.card()).code(),
                        move -> english(rules).of(view, move)));
        List<String> pair = List.of("The others can have only 2 more cards of this value.");
        List<String> single = List.of("None of your cards captures anything.");
        assertEquals(Map.of("h8", pair, "d8", pair, "d6", single, "h10", single), reasons);
    }
}
