package dev.oya.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.spec.steps.StepVocabulary;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every step can be said in every language, and no two are said alike. */
class StepVocabularyTest {
    private static final Pattern PARAMETER = Pattern.compile("\\{(\\w*)}");
    private static final Pattern OPTIONAL = Pattern.compile("\\(([^)]*)\\)");
    private static final Pattern EITHER = Pattern.compile("([^\\s/]+)/([^\\s/]+)");

    /** Things that scenarios say in the place of each parameter. */
    private static final Map<String, List<String>> SAID = Map.ofEntries(
            Map.entry("int", List.of("2")),
            Map.entry("string", List.of("\"sage\"")),
            Map.entry("word", List.of("ja")),
            Map.entry("cards", List.of("1B", "1B 2R", "1B, 2R and 3C1")),
            Map.entry("seats", List.of("0", "0, 1 och 2")),
            Map.entry("mark", List.of("har sagt sage", "has said sage", "hat Sage gesagt")),
            Map.entry("reason", List.of("kortpoäng", "card points")),
            Map.entry("end", List.of("shoubu")),
            Map.entry("", List.of("0 0 0")));

    @TestFactory
    Stream<DynamicTest> everyStepHasASentenceInEveryLanguage() {
        return StepVocabulary.all().steps().stream()
                .map(step -> DynamicTest.dynamicTest(step.method(), () -> {
                    assertEquals(
                            Set.copyOf(StepVocabulary.LANGUAGES),
                            step.sentences().keySet());
                    assertTrue(step.stage() >= 0, "a step is given, done or so");
                    assertFalse(step.chapter().isEmpty(), "its class needs a @Chapter: what its steps are about");
                }));
    }

    @TestFactory
    Stream<DynamicTest> noTwoSentencesAreAlike() {
        return StepVocabulary.all().sentences().stream()
                .map(sentence -> DynamicTest.dynamicTest(sentence.written(), () -> {
                    List<String> texts = texts(sentence.expression().getSource()).stream()
                            .filter(text -> sentence.expression().match(text) != null)
                            .toList();
                    assertFalse(texts.isEmpty(), "this test knows nothing that may stand there; add it to SAID");
                    for (String text : texts) {
                        assertEquals(List.of(sentence), StepVocabulary.all().matching(text), text);
                    }
                }));
    }

    /** The texts that a sentence allows, with all that may be left out and all that may be chosen. */
    private static List<String> texts(String source) {
        List<String> texts = List.of(source);
        for (Pattern choice : List.of(OPTIONAL, EITHER, PARAMETER)) {
            for (boolean more = true; more; ) {
                List<String> next = new ArrayList<>();
                for (String text : texts) {
                    Matcher found = choice.matcher(text);
                    if (found.find()) {
                        for (String chosen : chosen(choice, found)) {
                            next.add(text.substring(0, found.start()) + chosen + text.substring(found.end()));
                        }
                    } else {
                        next.add(text);
                    }
                }
                more = !next.equals(texts);
                texts = next;
            }
        }
        return texts;
    }

    private static List<String> chosen(Pattern choice, Matcher found) {
        if (choice == PARAMETER) {
            return SAID.getOrDefault(found.group(1), List.of("pine", "2", "1B", "Oya"));
        }
        return choice == OPTIONAL ? List.of("", found.group(1)) : List.of(found.group(1), found.group(2));
    }

    @Test
    void aSentenceIsFoundByWhatItSays() {
        List<StepVocabulary.Sentence> found = StepVocabulary.all().matching("är plats 2 på tur");
        assertEquals(
                List.of("Så är plats {int} på tur"),
                found.stream().map(StepVocabulary.Sentence::written).toList());
        assertEquals(List.of(), StepVocabulary.all().matching("är plats två på tur"));
    }
}
