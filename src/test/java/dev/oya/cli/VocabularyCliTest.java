package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import dev.oya.vocabulary.QuestionCatalogue;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** {@code explain} prints the same explanations of the vocabulary as docs/vocabulary.md. */
class VocabularyCliTest {
    @Test
    void explainsQuestionWithMembersConclusionsAndExample() {
        Run run = Run.of("explain", "SideFeats");
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        assertTrue(run.out().startsWith("question SideFeats"), run.out());
        for (String said : List.of("Asked in a phase", "sweeps", "value(name)", "may conclude", "Gains", "rule \"")) {
            assertTrue(run.out().contains(said), said);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "sv, fråga SideFeats, möjliga slutsatser, bara på engelska",
        "de, Frage SideFeats, mögliche Folgerungen, nur auf Englisch"
    })
    void explainsVocabularyInRequestedLanguage(String language, String head, String link, String note) {
        String told = Run.of("explain", "SideFeats", "--lang", language).out();
        assertTrue(told.startsWith(head), told);
        assertTrue(told.contains("  " + link), told);
        assertTrue(told.contains(note), told);
        assertFalse(told.contains("may conclude"), told);
    }

    @Test
    void vocabularyFitsTerminal() {
        for (QuestionCatalogue.Asked question : QuestionCatalogue.all()) {
            Run run = Run.of("explain", question.question().getSimpleName(), "--game", "mulle");
            assertEquals(ExitCode.DONE, run.exit(), run.err());
            long wide = run.out()
                    .lines()
                    .filter(line -> line.length() > 80 && !line.startsWith("    "))
                    .count();
            assertEquals(0, wide, run.out());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"hand-out", "one-group", "sweeps-by-side", "afterDealer", "after-dealer"})
    void explainsSingleValueOrMember(String name) {
        Run run = Run.of("explain", name);
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        assertTrue(run.out().contains("    " + name), run.out());
        assertFalse(run.out().contains("rule \""), run.out());
    }

    @ParameterizedTest
    @CsvSource({
        "to, phases.yaml phases.<name>.transitions.<name>.to",
        "next, phases.yaml phases.<name>.transitions.<name>.next",
        "after, phases.yaml phases.<name>.transitions.<name>.after",
        "end, phases.yaml phases.<name>.transitions.<name>.end",
        "lone, phases.yaml marks.seat.<name>.lone",
        "by, phases.yaml marks.seat.<name>.by",
        "rule, phases.yaml marks.seat.<name>.rule",
        "at-least, yaku.yaml yaku.<name>.count.at-least",
        "beyond, yaku.yaml yaku.<name>.more.beyond",
        "beyond, options.yaml options.<name>.beyond"
    })
    void explainsNestedKeys(String key, String path) {
        Run run = Run.of("explain", key);
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        assertTrue(run.out().contains(path), run.out());
    }

    @Test
    void explainsPackEntriesOfSameNameToo() {
        String told = Run.of("explain", "take", "--game", "mulle").out();
        assertTrue(told.contains("phases.yaml actions.<name>.act"), told);
        assertTrue(told.contains("action take"), told);
    }

    @Test
    void explainsVocabularyAsJson() {
        JsonNode gains =
                Run.of("explain", "Gains", "--json").json().path("vocabulary").path(0);
        assertEquals("conclusion", gains.path("kind").asString());
        assertEquals("points", gains.path("members").path(2).path("name").asString());
        assertTrue(gains.path("concluded about").toString().contains("SideFeats"));
    }

    @Test
    void suggestsSimilarName() {
        Run run = Run.of("explain", "SideFeets");
        assertEquals(ExitCode.COMMAND, run.exit());
        assertTrue(run.err().contains("did you mean \"SideFeats\"?"), run.err());
    }
}
