package dev.oya.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleLibrary;
import dev.oya.notation.Json;
import dev.oya.pack.Pack;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The vocabulary guide and page match the code. {@code -Dupdate} rewrites them. */
class VocabularyPageTest {
    private static final Path GUIDE = Path.of("src/main/resources/dev/oya/explain/vocabulary.json");
    private static final Path PAGE = Path.of("docs/vocabulary.md");
    private static final String ANEW = "Update it with: mvn -B -q test -Dtest=VocabularyPageTest -Dupdate";

    /** Questions that no shipped game uses. */
    private static final List<String> UNUSED = List.of();

    private static List<Pack> packs() {
        RuleLibrary oya = RuleLibrary.inJar();
        return oya.games().stream().map(game -> oya.pack(game, null, List.of())).toList();
    }

    @Test
    void guideIsUpToDate() throws IOException {
        isUpToDate(
                GUIDE,
                Json.MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(VocabularySource.entries()) + "\n");
    }

    @Test
    void pageIsUpToDate() throws IOException {
        isUpToDate(PAGE, new VocabularyPage(packs()).markdown());
    }

    private static void isUpToDate(Path file, String right) throws IOException {
        if (System.getProperty("update") != null) {
            Files.writeString(file, right);
        }
        assertEquals(right, Files.readString(file), file + " is stale. " + ANEW);
    }

    /** Every entry of the vocabulary needs an explanation, because the page is the only reference for rule authors. */
    @TestFactory
    Stream<DynamicTest> everyEntryIsExplained() {
        return VocabularySource.entries().stream()
                .map(entry -> DynamicTest.dynamicTest(entry.kind() + " " + entry.name(), () -> {
                    assertFalse(String.join("", entry.says()).isBlank(), "no explanation");
                    entry.members()
                            .forEach(member -> assertFalse(
                                    member.says().isBlank() && member.texts().isEmpty(),
                                    "no explanation of " + member.name()));
                }));
    }

    @TestFactory
    Stream<DynamicTest> everyQuestionDocumentsTimingAndDefault() {
        return VocabularySource.entries("question").stream()
                .map(question -> DynamicTest.dynamicTest(question.name(), () -> {
                    for (String beginning : List.of("Asked ", "If nothing is concluded, ")) {
                        assertTrue(
                                question.says().stream().anyMatch(says -> says.startsWith(beginning)),
                                "no paragraph begins with: " + beginning);
                    }
                }));
    }

    @Test
    void everyQuestionHasAnExample() {
        VocabularyExamples examples = new VocabularyExamples(packs());
        List<String> without = VocabularySource.entries("question").stream()
                .map(VocabularyEntry::name)
                .filter(question -> examples.of(question).isEmpty())
                .toList();
        assertEquals(UNUSED, without, "questions without an example");
    }
}
