package dev.oya.spec.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleLibrary;
import dev.oya.pack.Pack;
import dev.oya.play.CardSource;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import dev.oya.play.table.Event;
import dev.oya.play.table.Move;
import dev.oya.spec.RulesUnderTest;
import dev.oya.spec.steps.StepVocabulary;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RoundWriterTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();

    static List<String> games() {
        return OYA.games();
    }

    private static RoundWriter writer(Pack pack, String language) {
        RulesUnderTest rules = new RulesUnderTest(OYA, List.of(), null, null, any -> Map.of());
        return new RoundWriter(rules.words(pack), language);
    }

    /** Every written sentence matches a scenario step. */
    @ParameterizedTest
    @MethodSource("games")
    void writesRandomRoundsAsScenarioSteps(String game) {
        Pack pack = OYA.pack(game, OYA.profiles(game).get(0), List.of());
        Rules rules = OYA.rules(pack, Map.of("players", pack.leastSeats()));
        for (String language : StepVocabulary.LANGUAGES) {
            RoundWriter writer = writer(pack, language);
            int seats = pack.leastSeats();
            Match.Start start = new Match.Start(1, 1, new int[seats], List.of(), 0);
            Match match = new Match(rules, seats, rules.rounds(seats), start, CardSource.of("write", 1));
            List<String> all = new ArrayList<>(writer.options(Map.of(), seats));
            all.addAll(writer.start(start));
            SplittableRandom random = new SplittableRandom(1);
            while (!match.round().isOver()) {
                all.addAll(writer.midway(match.table()));
                all.addAll(writer.differences(match, null));
                Move move = match.round().any(random::nextInt);
                all.add(writer.move(move, match.table()));
                match.act(move);
            }
            all.addAll(writer.over(match.table()));
            all.addAll(writer.said(match.table()));
            all.addAll(writer.differences(match, null));
            for (String sentence : all) {
                assertTrue(
                        StepVocabulary.all().matching(sentence).stream()
                                .anyMatch(one -> one.language().equals(language)),
                        language + ": " + sentence);
            }
            assertTrue(all.size() > 100, all.toString());
        }
    }

    @Test
    void writesScenarioOfDealInEachLanguage() {
        Pack pack = OYA.pack("koi-koi", "de", List.of());
        Rules rules = OYA.rules(pack, Map.of("players", 2));
        Match match = new Match(rules, 2, 12, Match.Start.first(2, 1), CardSource.of("write", 1));
        Event.Dealt dealt = match.opening().stream()
                .filter(Event.Dealt.class::isInstance)
                .map(Event.Dealt.class::cast)
                .findFirst()
                .orElseThrow();
        RoundWriter writer = writer(pack, "sv");
        List<String> given = writer.dealt(dealt, 1);
        WrittenScenario scenario =
                new WrittenScenario("sv", "Given", given, List.of(writer.begins()), List.of(writer.accepted()));
        List<String> lines = scenario.lines();
        assertEquals("Scenario: Given", lines.get(0));
        assertTrue(lines.get(1).startsWith("  Givet att plats 0 har "), lines.toString());
        assertTrue(lines.get(2).startsWith("  Och att plats 1 har "), lines.toString());
        assertTrue(lines.get(3).startsWith("  Och att bordet visar "), lines.toString());
        assertEquals(
                "  Och att talongen börjar med "
                        + pack.deck().card(dealt.deck()[dealt.stockFrom()]).code(),
                lines.get(4));
        assertEquals(List.of("  När given börjar", "  Så godtas det"), lines.subList(5, 7));
    }
}
