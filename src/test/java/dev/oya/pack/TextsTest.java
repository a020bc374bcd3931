package dev.oya.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.oya.Oya;
import dev.oya.pack.language.Texts;
import dev.oya.pack.read.PackReader;
import dev.oya.pack.read.Problems;
import dev.oya.pack.read.YamlFile;
import dev.oya.pack.read.YamlNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What packs say in other languages: nothing is left out of a game that has sentences, and nothing is said of what is gone. */
class TextsTest {
    private static final Oya OYA = Oya.inJar();

    /** Everything that a game says in any reading, by section. */
    private static Map<String, Set<String>> said(String game) {
        Map<String, Set<String>> said = new TreeMap<>();
        for (Profile profile : PackReader.profiles(OYA.folder(), game)) {
            Pack pack = OYA.pack(game, profile.id(), List.of());
            said("pack", said).add("title");
            said("options", said).addAll(pack.options().keySet());
            said("values", said).addAll(pack.values().keySet());
            said("groups", said).addAll(pack.groups().keySet());
            said("yaku", said).addAll(pack.yaku().keySet());
            said("words", said).addAll(pack.phases().words().keySet());
            said("phases", said).addAll(pack.phases().phases().keySet());
            said("rules", said).addAll(RuleText.of(pack).keySet());
            for (RuleSource source : pack.rules()) {
                said("chapters", said).add(source.file().substring(source.file().lastIndexOf('/') + 1));
            }
        }
        return said;
    }

    private static Set<String> said(String section, Map<String, Set<String>> said) {
        return said.computeIfAbsent(section, key -> new TreeSet<>());
    }

    static Stream<Arguments> translated() {
        return OYA.games().stream()
                .flatMap(game -> OYA.folder().files().stream()
                        .filter(file -> file.startsWith(game + "/1/text/"))
                        .map(file -> file.substring(file.lastIndexOf('/') + 1).replace(".yaml", ""))
                        .map(language -> Arguments.of(game, language)));
    }

    @ParameterizedTest(name = "{0} in {1}")
    @MethodSource("translated")
    void aGameThatHasSentencesHasAllOfThem(String game, String language) {
        Texts texts = Texts.of(OYA.folder(), OYA.pack(game, null, List.of()), language);
        List<String> missing = new ArrayList<>();
        said(game)
                .forEach((section, ids) -> ids.stream()
                        .filter(id -> !texts.ids(section).contains(id))
                        .forEach(id -> missing.add(section + ": " + id)));
        assertEquals(List.of(), missing, "rules/" + game + "/1/text/" + language + ".yaml lacks these");
    }

    @ParameterizedTest(name = "{0} in {1}")
    @MethodSource("translated")
    void nothingIsSaidOfWhatIsGone(String game, String language) {
        String own = game + "/1/text/" + language + ".yaml";
        YamlNode root = YamlFile.parse(own, OYA.folder().read(own), new Problems());
        Map<String, Set<String>> said = said(game);
        List<String> stale = new ArrayList<>();
        root.map()
                .forEach((section, entries) -> entries.map().keySet().stream()
                        .filter(id -> !said.getOrDefault(section, Set.of()).contains(id))
                        .forEach(id -> stale.add(section + ": " + id)));
        assertEquals(List.of(), stale, own + " speaks of what the game no longer has");
    }

    @Test
    void whatHasNoSentenceIsSaidAsThePackSaysIt() {
        Pack pack = OYA.pack("hachi-hachi", "sv", List.of());
        Texts texts = Texts.of(OYA.folder(), pack, "sv");
        assertEquals("as it stands", texts.of("rules", "no-such/rule", "as it stands"));
        assertFalse(texts.of("rules", "pot/winner", "as it stands").equals("as it stands"));
    }
}
