package dev.oya.spec.write;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.spec.steps.StepVocabulary;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class StepWriterTest {
    private static final List<String> NOTHING = List.of();

    private static Arguments step(String method, String english, String swedish, String german, Object... arguments) {
        return Arguments.of(method, List.of(english, swedish, german), Arrays.asList(arguments));
    }

    static List<Arguments> steps() {
        return List.of(
                step(
                        "GivenSteps.hand",
                        "seat 1 holds s5 cQ",
                        "att plats 1 har s5 cQ på handen",
                        "Platz 1 hat s5 cQ auf der Hand",
                        1,
                        List.of("s5", "cQ")),
                step(
                        "GivenSteps.scores",
                        "the scores are 7, 0 and -2",
                        "att ställningen är 7, 0 och -2",
                        "der Stand ist 7, 0 und -2",
                        List.of(7, 0, -2)),
                step(
                        "DealSteps.handSize",
                        "seat 0 holds 1 card",
                        "har plats 0 exakt 1 kort på handen",
                        "hat Platz 0 genau 1 Karte auf der Hand",
                        0,
                        1),
                step(
                        "DealSteps.fieldSize",
                        "2 cards lie on the field",
                        "ligger det 2 kort på bordet",
                        "liegen 2 Karten im Feld",
                        2),
                step(
                        "DealSteps.fieldSize",
                        "1 card lies on the field",
                        "ligger det 1 kort på bordet",
                        "liegt 1 Karte im Feld",
                        1),
                step(
                        "ViewSteps.seesScore",
                        "seat 0 sees that the score of seat 1 is 4 points",
                        "ser plats 0 att plats 1 står på 4 poäng",
                        "sieht Platz 0, dass Platz 1 bei 4 Punkten steht",
                        0,
                        1,
                        4),
                step(
                        "ViewSteps.seesMark",
                        "seat 0 does not see that seat 1 is active",
                        "ser plats 0 inte att plats 1 is active",
                        "sieht Platz 0 nicht, dass Platz 1 is active",
                        0,
                        true,
                        1,
                        "is active"),
                step(
                        "EndSteps.winsMatch",
                        "seats 0 and 2 win the match",
                        "vinner platserna 0 och 2 partiet",
                        "gewinnen Plätze 0 und 2 die Partie",
                        List.of(0, 2)),
                step(
                        "PaymentSteps.pays",
                        "seat 2 pays 1 point to seat 1 for fee",
                        "gäller att plats 2 betalar 1 poäng till plats 1 för fee",
                        "gilt: Platz 2 zahlt 1 Punkt an Platz 1 für fee",
                        2,
                        1,
                        1,
                        "fee"),
                step(
                        "WhenSteps.play",
                        "seat 0 plays 1R and takes 1C1",
                        "plats 0 spelar 1R och tar 1C1",
                        "Platz 0 1R spielt und 1C1 nimmt",
                        0,
                        List.of("1R"),
                        List.of("1C1")),
                step(
                        "WhenSteps.draw",
                        "seat 0 turns 1R and takes nothing",
                        "plats 0 slår upp 1R utan att ta något",
                        "Platz 0 1R aufdeckt und nichts nimmt",
                        0,
                        List.of("1R"),
                        NOTHING),
                step(
                        "FishingSteps.add",
                        "seat 1 builds on builds 1 and 2 with s4 on h3 and packs c7",
                        "plats 1 bygger på bygge 1 och 2 med s4 på h3 och paketerar c7",
                        "Platz 1 an Bau 1 und 2 mit s4 auf h3 anbaut und c7 dazupackt",
                        1,
                        List.of(1, 2),
                        "s4",
                        List.of("h3"),
                        List.of("c7")),
                step(
                        "FishingSteps.lie",
                        "seat 1 lets s4 lie on no card",
                        "plats 1 låter s4 ligga på inget kort",
                        "Platz 1 s4 auf keine Karte liegen lässt",
                        1,
                        "s4",
                        NOTHING),
                step(
                        "WhenSteps.declare",
                        "seat 0 declares \"triplet\" and \"red\"",
                        "plats 0 deklarerar \"triplet\" och \"red\"",
                        "Platz 0 \"triplet\" und \"red\" ansagt",
                        0,
                        List.of("triplet", "red")),
                step(
                        "EndSteps.swept",
                        "seat 0 has cleared the table 1 time so far",
                        "har plats 0 rensat bordet 1 gång",
                        "hat Platz 0 bisher 1 Mal den Tisch abgeräumt",
                        0,
                        1));
    }

    @ParameterizedTest
    @MethodSource("steps")
    void writesExpectedSentenceThatMatchesStep(String method, List<String> expected, List<Object> arguments) {
        List<String> languages = List.of("en", "sv", "de");
        for (int i = 0; i < languages.size(); i++) {
            String sentence = new StepWriter(languages.get(i)).sentence(method, arguments.toArray());
            assertEquals(expected.get(i), sentence);
            assertTrue(
                    StepVocabulary.all().matching(sentence).stream()
                            .anyMatch(one -> StepVocabulary.all().steps().stream()
                                    .anyMatch(step -> step.method().equals(method)
                                            && step.sentences().containsValue(one))),
                    sentence);
        }
    }
}
