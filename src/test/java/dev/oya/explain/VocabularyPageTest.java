package dev.oya.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleLibrary;
import dev.oya.pack.Pack;
import dev.oya.vocabulary.Questions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** docs/vocabulary.md says what the vocabulary is; {@code -Dupdate} writes it anew. */
class VocabularyPageTest {
    private static final Path PAGE = Path.of("docs/vocabulary.md");
    private static final String ANEW = "Write it anew: mvn -B -q test -Dtest=VocabularyPageTest -Dupdate";

    /** Questions that the shipped games do not need. */
    private static final List<String> UNUSED = List.of();

    private static List<Pack> packs() {
        RuleLibrary oya = RuleLibrary.inJar();
        return oya.games().stream().map(game -> oya.pack(game, null, List.of())).toList();
    }

    @Test
    void thePageIsUpToDate() throws IOException {
        String now = Files.exists(PAGE) ? Files.readString(PAGE) : "";
        String right = new VocabularyPage(packs(), now).markdown();
        if (System.getProperty("update") != null) {
            Files.writeString(PAGE, right);
            return;
        }
        assertEquals(right, now, PAGE + " is stale. " + ANEW);
    }

    /** Whoever writes rules has nothing but the page: no word of the vocabulary is without an explanation. */
    @TestFactory
    Stream<DynamicTest> everythingIsExplained() {
        return new VocabularyGuide()
                .entries().stream()
                        .map(entry -> DynamicTest.dynamicTest(entry.kind() + " " + entry.name(), () -> {
                            assertFalse(String.join("", entry.says()).isBlank(), "nothing is said of it");
                            entry.members()
                                    .forEach(member -> assertFalse(
                                            member.says().isBlank()
                                                    && member.texts().isEmpty(),
                                            "nothing is said of " + member.name()));
                        }));
    }

    @TestFactory
    Stream<DynamicTest> everyQuestionSaysWhenItIsAsked() {
        return new VocabularyGuide()
                .entries("question").stream()
                        .map(question -> DynamicTest.dynamicTest(
                                question.name(),
                                () -> assertTrue(
                                        question.says().stream().anyMatch(says -> says.startsWith("Asked ")),
                                        "a paragraph of its comment says: Asked when …")));
    }

    @Test
    void everyQuestionHasAnExample() {
        VocabularyExamples examples = new VocabularyExamples(packs(), "");
        List<String> without = new VocabularyGuide()
                .entries("question").stream()
                        .map(VocabularyEntry::name)
                        .filter(question -> examples.of(question).isEmpty())
                        .toList();
        assertEquals(UNUSED, without, "no rule of a shipped game asks these");
    }

    @Test
    void anExampleOnceShownStaysWhileItIsARule() {
        VocabularyExamples fresh = new VocabularyExamples(packs(), "");
        for (Questions.Asked asked : Questions.all()) {
            String question = asked.question().getSimpleName();
            String text = fresh.of(question).map(VocabularyExamples::text).orElse("");
            assertEquals(
                    text,
                    new VocabularyExamples(packs(), text)
                            .of(question)
                            .map(VocabularyExamples::text)
                            .orElse(""));
        }
    }
}
