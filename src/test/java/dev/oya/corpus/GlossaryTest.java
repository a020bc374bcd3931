package dev.oya.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleLibrary;
import dev.oya.input.Problems;
import dev.oya.input.Tree;
import dev.oya.input.YamlParser;
import dev.oya.pack.Pack;
import dev.oya.pack.read.RulesFolder;
import dev.oya.pack.words.Glossary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The glossaries explain every term of a rule pack and name every card in every language. */
class GlossaryTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();

    @TestFactory
    Stream<DynamicTest> everyTermHasEntryInEveryLanguage() {
        return OYA.games().stream().flatMap(game -> {
            Pack pack = OYA.pack(game, null, List.of());
            Glossary glossary = Glossary.of(OYA.folder(), pack);
            return words(pack).stream()
                    .map(word -> DynamicTest.dynamicTest(game + ": " + word, () -> {
                        Set<String> missing = new TreeSet<>(List.of("en", "sv", "de"));
                        missing.removeAll(
                                glossary.words().getOrDefault(word, Map.of()).keySet());
                        assertEquals(Set.of(), missing, "add \"" + word + "\" to rules/" + pack.folder());
                    }));
        });
    }

    @TestFactory
    Stream<DynamicTest> everyMeaningIsInEveryLanguageOfBook() {
        return OYA.games().stream().flatMap(game -> {
            Glossary glossary = Glossary.of(OYA.folder(), OYA.pack(game, null, List.of()));
            assertFalse(glossary.meanings().isEmpty(), game + " explains no word");
            return glossary.meanings().entrySet().stream()
                    .map(entry -> DynamicTest.dynamicTest(game + ": " + entry.getKey(), () -> {
                        Set<String> languages = Set.of("en", "sv", "de");
                        assertEquals(languages, entry.getValue().keySet());
                        assertTrue(glossary.words().get(entry.getKey()).keySet().containsAll(languages));
                        entry.getValue().values().forEach(said -> assertTrue(said.endsWith("."), said));
                    }));
        });
    }

    /** A term is in only one glossary, because two entries could contradict each other. */
    @TestFactory
    Stream<DynamicTest> gameGlossaryDoesNotRepeatSharedTerms() {
        Set<String> shared = ids("glossary.yaml");
        return OYA.games().stream()
                .map(game -> OYA.pack(game, null, List.of()))
                .map(pack -> DynamicTest.dynamicTest(pack.id(), () -> {
                    Set<String> twice = ids(pack.folder() + "glossary.yaml");
                    twice.retainAll(shared);
                    assertEquals(Set.of(), twice);
                }));
    }

    @Test
    void prefersNameOfDeckThenOfGame(@TempDir Path folder) throws IOException {
        Pack pack = OYA.pack("mulle", null, List.of());
        write(
                folder.resolve("glossary.yaml"),
                "words: { sA: { en: shared }, lay: { en: shared }, take: { en: shared } }");
        write(folder.resolve("mulle/1/glossary.yaml"), "words: { sA: { en: the game's }, lay: { en: the game's } }");
        write(folder.resolve("decks/french.yaml"), """
                id: french
                kinds: { plain: { points: 0 } }
                groups: { 1: ace, 2: { name: deuce, en: two, sv: två } }
                cards: { sA: { kind: plain, sv: spader ess } }
                totals: { cards: 1 }
                """);
        Glossary glossary = Glossary.of(RulesFolder.of(folder), pack);
        assertEquals("spader ess", glossary.word("sA", "sv"));
        assertEquals("the game's", glossary.word("lay", "en"));
        assertEquals("shared", glossary.word("take", "sv"));
        assertEquals(List.of("ace", "deuce"), glossary.groups());
        assertEquals("två", glossary.word(glossary.group(2), "sv"));
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private static Set<String> ids(String file) {
        Set<String> ids = new TreeSet<>();
        if (OYA.folder().exists(file)) {
            Tree root = YamlParser.parse(file, OYA.folder().read(file), new Problems());
            // A game may explain a shared term.
            root.map().forEach((name, section) -> {
                if (!name.equals("meanings")) {
                    ids.addAll(section.map().keySet());
                }
            });
        }
        return ids;
    }

    private static Set<String> words(Pack pack) {
        Set<String> words = new TreeSet<>();
        words.addAll(pack.phases().actions().keySet());
        words.addAll(pack.phases().phases().keySet());
        words.addAll(pack.phases().marks().seats().keySet());
        words.addAll(pack.phases().marks().round().keySet());
        pack.phases()
                .phases()
                .values()
                .forEach(phase -> phase.transitions().values().stream()
                        .filter(transition -> transition.end() != null)
                        .forEach(transition -> words.add(transition.end())));
        pack.yaku().values().forEach(entry -> words.add(entry.id()));
        pack.groups().values().forEach(group -> {
            words.add(group.id());
            if (group.payout().reason() != null) {
                words.add(group.payout().reason());
            }
        });
        List<dev.oya.cards.Card> cards = new ArrayList<>(pack.deck().cards());
        cards.addAll(pack.deck().extras());
        cards.forEach(card -> {
            words.add(card.code());
            words.add(card.kind());
        });
        return words;
    }
}
