package dev.oya.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleLibrary;
import dev.oya.input.PackException;
import dev.oya.pack.read.RulesFolder;
import dev.oya.pack.words.StepPhrases;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Ids for phrases in scenarios, and reports of ambiguous phrases. */
class PhrasesTest {
    @TempDir
    Path folder;

    private StepPhrases phrases(String phrases) throws IOException {
        Files.writeString(folder.resolve("glossary.yaml"), """
                words:
                  moon: { sv: måne, en: moon, de: Mond }
                  month: { sv: månad, en: moon, de: Monat }
                """);
        Files.writeString(folder.resolve("phrases.yaml"), phrases);
        Pack pack = RuleLibrary.inJar().pack("mulle", null, List.of());
        return StepPhrases.of(RulesFolder.of(folder), pack);
    }

    @Test
    void findsAllMeaningsOfAmbiguousPhrase() throws IOException {
        StepPhrases phrases = phrases("kinds:\n  sun: { en: [sun] }\n");
        List<String> known = List.of("moon", "month");
        assertEquals(known, phrases.meant("kinds", "Moon", known));
        assertEquals(List.of("moon"), phrases.meant("kinds", "moon", known));
        assertEquals(List.of("month"), phrases.meant("kinds", "Monat", known));
        assertEquals(List.of("sun"), phrases.meant("kinds", "SUN", known));
        assertNull(phrases.id("kinds", "star", known));
    }

    @Test
    void gamePhrasesOverrideSharedPhrases() throws IOException {
        Path game = Files.createDirectories(folder.resolve("mulle/1"));
        Files.writeString(game.resolve("phrases.yaml"), "kinds:\n  month: { en: [moon] }\n");
        StepPhrases phrases = phrases("kinds:\n  moon: { en: [moon, night] }\n");
        assertEquals(List.of("month"), phrases.meant("kinds", "moon", List.of()));
        assertEquals(List.of("moon"), phrases.meant("kinds", "night", List.of()));
    }

    @Test
    void rejectsPhraseForTwoIds() {
        PackException wrong = assertThrows(
                PackException.class,
                () -> phrases("kinds:\n  moon: { en: [night] }\n  sun: { sv: [natt], en: [Night] }\n"));
        assertEquals(1, wrong.problems().size());
        assertEquals(3, wrong.problems().get(0).place().line());
        assertTrue(wrong.getMessage().contains("\"Night\" is the phrase of both moon and sun"), wrong.getMessage());
    }
}
