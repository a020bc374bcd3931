package dev.oya.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.pack.words.Messages;
import dev.oya.spec.steps.StepParameters;
import dev.oya.spec.steps.StepVocabulary;
import io.cucumber.datatable.DataTable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every step has a sentence in every language, and every text matches at most one sentence. */
class StepVocabularyTest {
    private static final Pattern PARAMETER = Pattern.compile("\\{(\\w*)}");
    private static final Pattern OPTIONAL = Pattern.compile("\\(([^)]*)\\)");
    private static final Pattern EITHER = Pattern.compile("([^\\s/]+)/([^\\s/]+)");

    /** Sample texts for each type of parameter. */
    private static final Map<String, List<String>> SAID = Map.ofEntries(
            Map.entry("int", List.of("2")),
            Map.entry("string", List.of("\"sage\"")),
            Map.entry("word", List.of("ja")),
            Map.entry("cards", List.of("1B", "1B 2R", "1B, 2R and 3C1")),
            Map.entry("numbers", List.of("0", "0, 1 och 2", "3 and -3")),
            Map.entry("not", List.of("", "not", " not", " does not", " do not", " no", " inte", " nicht", " keine")),
            Map.entry("laid", List.of("the last of its hand", "var det sista på handen", "die letzte der Hand war")),
            Map.entry("names", List.of("\"sage\"", "\"sage\" och \"shoubu\"")),
            Map.entry("some", List.of("1B, 2R and 3C1", "no card", "inget kort", "keine Karte", "nothing", "nichts")),
            Map.entry("taking", List.of("", " and takes 1B", " och tar 1B", " utan att ta något", " und nichts nimmt")),
            Map.entry("packing", List.of("", " and packs 1B", " och paketerar 1B", " und 1B dazupackt")),
            Map.entry(
                    "claiming",
                    List.of("", " and claims 1B as twins", " och räknar 1B som par", " und 1B als Paar zählt")),
            Map.entry("mark", List.of("har sagt sage", "has said sage", "hat Sage gesagt")),
            Map.entry("reason", List.of("kortpoäng", "card points", "teyaku \"röd\"", "die Endkombination \"Rot\"")),
            Map.entry("end", List.of("shoubu")),
            Map.entry("points", List.of("1 point", "2 points", "-3 poäng", "1 Punkt", "2 Punkte", "2 Punkten")),
            Map.entry("times", List.of("1 time", "2 times", "1 gång", "2 gånger", "2 Mal")),
            Map.entry("tally", List.of("debt", "skulden", "die Schuld")),
            Map.entry("phase", List.of("a decision", "frågan vilka som är med", "die Frage, wer bleibt")),
            Map.entry("", List.of("0 0 0")));

    @TestFactory
    Stream<DynamicTest> everyStepHasSentenceInEveryLanguage() {
        return StepVocabulary.all().steps().stream()
                .map(step -> DynamicTest.dynamicTest(step.method(), () -> {
                    assertEquals(
                            Set.copyOf(StepVocabulary.LANGUAGES),
                            step.sentences().keySet());
                    assertTrue(step.stage() >= 0, "the step has no stage");
                }));
    }

    @Test
    void everyTranslationBelongsToStep() {
        Set<String> steps = StepVocabulary.all().steps().stream()
                .map(StepVocabulary.Step::method)
                .collect(Collectors.toSet());
        for (String language : List.of("sv", "de")) {
            assertEquals(
                    steps, Messages.of("dev.oya.spec.steps.steps", language).keySet(), language);
        }
    }

    /** The parameters in a sentence have the same types, in the same order, as those of its step method. */
    @TestFactory
    Stream<DynamicTest> everySentenceMatchesStepParameters() {
        Map<String, Class<?>> types = new HashMap<>(Map.of("int", int.class));
        for (Method method : StepParameters.class.getDeclaredMethods()) {
            types.put(method.getName(), method.getReturnType());
        }
        return StepVocabulary.all().steps().stream()
                .flatMap(step -> step.sentences().values().stream()
                        .map(sentence -> DynamicTest.dynamicTest(
                                sentence.written(),
                                () -> assertEquals(
                                        taken(step.method()),
                                        PARAMETER
                                                .matcher(sentence.expression().getSource())
                                                .results()
                                                .map(one -> types.getOrDefault(one.group(1), String.class))
                                                .toList()))));
    }

    private static List<? extends Class<?>> taken(String step) throws ClassNotFoundException {
        String[] name = step.split("\\.");
        Class<?> group = Class.forName(StepParameters.class.getPackageName() + "." + name[0]);
        return Arrays.stream(group.getDeclaredMethods())
                .filter(method -> method.getName().equals(name[1]) && Modifier.isPublic(method.getModifiers()))
                .flatMap(method -> Arrays.stream(method.getParameterTypes()))
                .filter(type -> type != DataTable.class)
                .toList();
    }

    @TestFactory
    Stream<DynamicTest> everyTextMatchesOneSentence() {
        return StepVocabulary.all().sentences().stream()
                .map(sentence -> DynamicTest.dynamicTest(sentence.written(), () -> {
                    List<String> texts = texts(sentence.expression().getSource()).stream()
                            .filter(text -> sentence.expression().match(text) != null)
                            .toList();
                    assertFalse(texts.isEmpty(), "no example for a parameter, add one to SAID");
                    for (String text : texts) {
                        assertEquals(List.of(sentence), StepVocabulary.all().matching(text), text);
                    }
                }));
    }

    /** Returns sample texts of the given sentence, with all combinations of optional parts and alternatives. */
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
    void findsSentenceByText() {
        List<StepVocabulary.Sentence> found = StepVocabulary.all().matching("är plats 2 på tur");
        assertEquals(
                List.of("Så är plats {int} på tur"),
                found.stream().map(StepVocabulary.Sentence::written).toList());
        assertEquals(List.of(), StepVocabulary.all().matching("är plats två på tur"));
    }
}
