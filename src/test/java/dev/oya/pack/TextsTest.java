package dev.oya.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.oya.engine.RuleLibrary;
import dev.oya.input.Problem;
import dev.oya.pack.read.PackReader;
import dev.oya.pack.read.RulesFolder;
import dev.oya.pack.words.Glossary;
import dev.oya.pack.words.LanguageCheck;
import dev.oya.pack.words.Translations;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The translations of each pack are complete and contain no sentences for unknown ids. */
class TextsTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();

    static Stream<Pack> packs() {
        return OYA.games().stream()
                .flatMap(game -> PackReader.profiles(OYA.folder(), game).stream()
                        .map(profile -> OYA.pack(game, profile.id(), List.of())));
    }

    @ParameterizedTest
    @MethodSource("packs")
    void everyProfileHasCompleteTranslations(Pack pack) {
        Glossary glossary = Glossary.of(OYA.folder(), pack);
        assertEquals(List.of(), LanguageCheck.problems(OYA.folder(), pack, glossary));
    }

    @Test
    void suggestsCorrectSectionForMisplacedSentence() {
        String file = "go-stop/1/text/sv.yaml";
        String text = OYA.folder().read(file).replaceFirst("(?m)^options:$", "options:\n  jokers=none: ingen");
        RulesFolder folder = OYA.folder().with(Map.of(file, text));
        Pack pack = OYA.pack("go-stop", null, List.of());
        List<Problem> problems = LanguageCheck.problems(folder, pack, Glossary.of(folder, pack));
        assertEquals(
                List.of("it belongs in section choices"),
                problems.stream().map(Problem::advice).toList());
        assertEquals(
                "es gehört in den Abschnitt choices", problems.get(0).in("de").advice());
    }

    @Test
    void fallsBackToTextOfPackIfTranslationIsMissing() {
        Pack pack = OYA.pack("hachi-hachi", "sv", List.of());
        Translations texts = Translations.of(OYA.folder(), pack, "sv");
        assertEquals("as it stands", texts.of("rules", "no-such/rule", "as it stands"));
        assertFalse(texts.of("rules", "pot/winner", "as it stands").equals("as it stands"));
    }
}
