package dev.oya.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.Exhaustive;
import dev.oya.engine.check.RuleParser;
import dev.oya.input.RuleCaches;
import dev.oya.pack.Pack;
import dev.oya.pack.RuleSource;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.drools.model.Rule;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The shipped rules are precompiled. If a process compiles rules, it stores them in its cache folder. */
class ShippedRulesTest {
    @TempDir
    private Path cache;

    @Test
    void everyProfileShipsPrecompiled() throws Exception {
        FreshProcess.run(cache, "", ShippedRulesTest.class, List.of());
        assertEquals(List.of(), kept());
    }

    @Test
    @Tag(Exhaustive.TAG)
    void compilesOnlyChangedRule() throws Exception {
        Path layer = Path.of("rules/house/moon-viewing.yaml");
        FreshProcess.run(cache, "", ShippedRulesTest.class, List.of(layer.toString()));
        assertEquals(1, kept().size(), kept().toString());
        // Skips the HMAC before the JAR.
        byte[] file = Files.readAllBytes(cache.resolve(kept().get(0)));
        byte[] jar = Arrays.copyOfRange(file, start(file), file.length);
        assertEquals(
                List.of("captured-yaku/moon-viewing", "captured-yaku/cherry-viewing"),
                ChapterClasses.model(jar).getRules().stream().map(Rule::getName).toList());
    }

    private static int start(byte[] file) {
        return new String(file, StandardCharsets.ISO_8859_1).indexOf("PK");
    }

    /** The order depends on the number of sources, because the compiler iterates over hash tables. */
    @ParameterizedTest
    @ValueSource(ints = {2, 8, 9, 10, 11, 12, 21, 22, 24, 45, 46})
    void ordersSourcesLikeCompiler(int count) {
        List<RuleSource> sources = IntStream.range(0, count)
                .mapToObj(number -> RuleParser.withHeader(new RuleSource(
                        number + ".drl", "rule \"r" + number + "\"\nwhen\n    Ended( )\nthen\nend\n", 1)))
                .toList();
        assertEquals(
                ChapterClasses.model(RuleCompiler.compile(sources)).getRules().stream()
                        .map(rule -> rule.getName().substring(1) + ".drl")
                        .toList(),
                RuleCompiler.inOrder(sources).stream().map(RuleSource::file).toList());
    }

    /** Rules compiled individually are combined in the same order as rules compiled together. */
    @Test
    void combinesSameRulesAsWholeCompilation() {
        RuleLibrary library = RuleLibrary.inJar();
        for (String layer : List.of("moon-viewing", "traditional", "forty-at-most")) {
            String game = layer.startsWith("forty") ? "koi-koi" : "hachi-hachi";
            Pack pack = library.pack(game, null, List.of(Path.of("rules/house/" + layer + ".yaml")));
            RuleCaches caches = library.folder().caches();
            for (RuleChapter chapter : RuleChapters.split(pack, caches).values()) {
                if (ShippedRules.has(chapter.fingerprint())) {
                    continue;
                }
                byte[] whole = RuleCompiler.compile(chapter.sources());
                assertEquals(
                        ChapterClasses.model(whole).getRules().stream()
                                .map(Rule::getName)
                                .toList(),
                        chapter.rules().stream().map(Rule::getName).toList(),
                        layer);
            }
        }
    }

    private List<String> kept() throws IOException {
        try (var files = Files.list(cache)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".rules"))
                    .toList();
        }
    }

    /** Loads the rules of every profile, or of Hachi-Hachi with a layer. */
    public static void main(String[] layer) {
        RuleLibrary library = RuleLibrary.inJar();
        if (layer.length > 0) {
            library.rules(library.pack("hachi-hachi", null, List.of(Path.of(layer[0]))), Map.of());
            return;
        }
        for (String game : library.games()) {
            for (String profile : library.profiles(game)) {
                library.rules(library.pack(game, profile, List.of()), Map.of()).cite("no such rule");
            }
        }
    }
}
