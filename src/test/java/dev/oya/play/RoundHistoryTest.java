package dev.oya.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.play.table.Event;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import dev.oya.play.table.TableBuilder;
import dev.oya.play.table.Verdict;
import dev.oya.vocabulary.Acted;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.MovedCard;
import dev.oya.vocabulary.PackedMoment;
import dev.oya.vocabulary.RoundHistory;
import dev.oya.vocabulary.RuleSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rules that read the round, its month, earlier actions and the played card. Answers are cached for each case separately. */
class RoundHistoryTest {
    @TempDir
    static Path folder;

    private static RuleBook rules;
    private static Deck deck;

    @BeforeAll
    static void loadLayer() throws IOException {
        Path layer = Files.writeString(folder.resolve("months.yaml"), """
                layer: months
                title: Months, calls and a card that takes any
                because: To see.
                yaku:
                  add:
                    moon-of-its-month:
                      group: dekiyaku
                      what: The moon in a round of August.
                      when: { month: 8 }
                      needs: [8B]
                      worth: { points: 4 }
                rules:
                  disable: [capture/none, capture/one, capture/one-of-two, capture/pile-of-three]
                  add: |
                    // Lightning, if played from the hand, takes any card.
                    rule "lightning/takes-any" @because("To see.")
                    when
                        Matches( code == "11C1", action == "play" )
                    then
                        insert( new Takes("any") );
                    end
                    // Other cards, and lightning from the stock, take all cards of their month.
                    rule "others/take-all" @because("To see.")
                    when
                        Matches( count > 0, code != "11C1" || action != "play" )
                    then
                        insert( new Takes("all") );
                    end
                    // The second call of a seat costs it a point.
                    rule "calls/second" @because("To see.")
                    when
                        Acted( action == "koi-koi", $seat : turn, said("koi-koi") > 1, said("koi-koi", $seat) == 2 )
                    then
                        insert( new Owes($seat, Conclusion.BANK, "second-call", 1) );
                    end
                    // A bright that is played in March costs a point.
                    rule "brights/in-march" @because("To see.")
                    when
                        Acted( action == "play", kind == "bright", month == 3, $seat : turn )
                    then
                        insert( new Owes($seat, Conclusion.BANK, "bright", 1) );
                    end
                """);
        RuleLibrary oya = RuleLibrary.inJar().allowingDrl();
        rules = oya.rules(oya.pack("koi-koi", "de", List.of(layer)), Map.of());
        deck = rules.settings().pack().deck();
    }

    @Test
    void combinationOfMonthCountsOnlyInThatMonth() {
        CardSet moon = CardSet.of(deck.card("8B").index());
        for (int round : new int[] {1, 8, 7, 20, 8, 12, 0}) {
            boolean august = round == 8 || round == 20;
            assertEquals(august, rules.taken(moon, round).ids().contains("moon-of-its-month"), "round " + round);
        }
        assertFalse(rules.taken(moon).ids().contains("moon-of-its-month"), "counted outside a round");
    }

    private static List<String> owed(String word, String card, RoundHistory soFar) {
        RuleSettings settings = rules.settings();
        PackedMoment state = PackedMoment.of(settings.phase("turn"), 2, 0)
                .action(settings.action(word))
                .turn(1)
                .soFar(soFar)
                .done();
        Answer meant = rules.ask(new Acted(
                settings,
                state,
                card == null ? null : new MovedCard(deck.card(card), 0, MovedCard.Taken.NONE, false, 0, 0)));
        return meant.all(Conclusion.Owes.class).stream()
                .map(Conclusion.Owes::reason)
                .toList();
    }

    @Test
    void rulesReadNumberOfRepeatedActions() {
        RoundHistory once = new RoundHistory(1, Map.of()).after(1, "koi-koi", 2);
        RoundHistory byBoth = once.after(0, "koi-koi", 2);
        RoundHistory twice = byBoth.after(1, "koi-koi", 2);
        for (int time = 0; time < 2; time++) {
            assertEquals(List.of(), owed("koi-koi", null, once));
            assertEquals(List.of(), owed("koi-koi", null, byBoth));
            assertEquals(List.of("second-call"), owed("koi-koi", null, twice));
            assertEquals(List.of(), owed("koi-koi", null, twice.after(1, "koi-koi", 2)));
        }
    }

    @Test
    void rulesReadCardAndMonth() {
        RoundHistory march = new RoundHistory(15, Map.of());
        for (int time = 0; time < 2; time++) {
            assertEquals(List.of(), owed("play", "1R", march));
            assertEquals(List.of("bright"), owed("play", "1B", march));
            assertEquals(List.of(), owed("play", "1B", new RoundHistory(4, Map.of())));
            assertEquals(List.of("bright"), owed("play", "3B", new RoundHistory(3, Map.of())));
            assertEquals(List.of(), owed("draw", "3B", march));
        }
    }

    @Test
    void countsActionsOfEachSeat() {
        Table table = TableBuilder.of(rules, new int[2]).begins(3, 12, 0).table();
        new Event.Spoken(new Move.Call(1, "koi-koi")).apply(table);
        new Event.Spoken(new Move.Call(0, "koi-koi")).apply(table);
        new Event.Spoken(new Move.Call(1, "koi-koi")).apply(table);
        assertEquals(new RoundHistory(3, Map.of("koi-koi", List.of(1, 2))), table.soFar());
    }

    @Test
    void lightningTakesAnyCardAndOthersTakeTheirMonth() {
        Match match = new Match(
                rules,
                TableBuilder.of(rules, 2, 1)
                        .mark(0, "active")
                        .mark(1, "active")
                        .hand(0, deck.parse("11C1 1R"))
                        .hand(1, deck.parse("2R 3R"))
                        .field(deck.parse("1C1 1C2 12B"))
                        .stock(new int[] {
                            deck.card("5R").index(), deck.card("6R").index()
                        })
                        .match(new int[2], 1, 12)
                        .table(),
                "turn",
                0,
                CardSource.of("x", 1));
        Set<String> open = match.round().moves().stream()
                .map(Move.ByMonth.class::cast)
                .map(move -> deck.card(move.card()).code() + " takes " + deck.codes(move.take()))
                .collect(Collectors.toSet());
        assertEquals(Set.of("11C1 takes [1C1]", "11C1 takes [1C2]", "11C1 takes [12B]", "1R takes [1C1, 1C2]"), open);
        Verdict none = match.act(new Move.ByMonth(0, "play", deck.card("11C1").index(), CardSet.NONE));
        assertEquals(
                "wrong-capture", assertInstanceOf(Verdict.Refused.class, none).code());
        Verdict strange = match.act(new Move.ByMonth(0, "play", deck.card("1R").index(), deck.parse("12B")));
        assertEquals(
                "another-month",
                assertInstanceOf(Verdict.Refused.class, strange).code());
        assertTrue(
                match.act(new Move.ByMonth(0, "play", deck.card("11C1").index(), deck.parse("12B")))
                        instanceof Verdict.Accepted);
    }
}
