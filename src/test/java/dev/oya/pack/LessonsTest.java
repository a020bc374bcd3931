package dev.oya.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleLibrary;
import dev.oya.pack.read.RulesFolder;
import dev.oya.pack.words.Lessons;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Lessons for a first round, and the checks of their file. */
class LessonsTest {
    private static final String FILE = "koi-koi/1/lessons.yaml";

    private static RulesFolder folder(String text) {
        return RulesFolder.inJar().with(Map.of(FILE, text));
    }

    private static List<String> problems(String text) {
        return RuleLibrary.of(folder(text)).check("koi-koi", null, List.of()).stream()
                .map(one -> one.code() + " " + one.place().line())
                .toList();
    }

    @Test
    void findsLessonBySubject() {
        RuleLibrary oya = RuleLibrary.of(
                folder(
                        "order: 3\nfront: [3B, 9A, 8B]\nseed: moon\noptions: { players: 2 }\nactions:\n  stop: { en: Enough. }\n"));
        Lessons lessons = Lessons.of(oya.folder(), oya.pack("koi-koi", null, List.of()));
        assertEquals(3, lessons.order());
        assertEquals(List.of("3B", "9A", "8B"), lessons.front());
        assertEquals("moon", lessons.seed());
        assertEquals(Map.of("players", 2), lessons.options());
        assertEquals("Enough.", lessons.says("actions", "stop", "en"));
        assertNull(lessons.says("actions", "stop", "sv"));
        assertNull(lessons.says("actions", "koi-koi", "en"));
    }

    @Test
    void reportsUnknownSubject() {
        assertEquals(
                List.of("unknown-sentence 2"), problems("actions:\n  stopp: { en: Enough., sv: Nog., de: Genug. }\n"));
        assertEquals(
                List.of("not-in-schema 2"), problems("moments:\n  beginning: { en: Look., sv: Se., de: Schau. }\n"));
    }

    @Test
    void reportsUnknownCardOfHomePage() {
        assertEquals(List.of("unknown-card 1"), problems("front: [3B, 9X, 8B]\n"));
    }

    @Test
    void gamesShowDifferentCardsOnHomePage() {
        RuleLibrary oya = RuleLibrary.of(RulesFolder.inJar());
        List<List<String>> fronts = oya.games().stream()
                .map(game -> Lessons.of(oya.folder(), oya.pack(game, null, List.of()))
                        .front())
                .toList();
        assertEquals(fronts.size(), fronts.stream().distinct().count(), fronts.toString());
    }

    @Test
    void reportsMissingTranslation() {
        assertEquals(List.of("no-sentence 2"), problems("actions:\n  stop: { en: Enough., sv: Nog. }\n"));
    }

    @Test
    void reportsInvalidValuesWithTheirPlace() {
        List<String> found = problems("order: first\nactions: stop\n");
        assertTrue(found.contains("not-in-schema 1") && found.contains("not-in-schema 2"), found.toString());
    }
}
