package dev.oya.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.engine.check.UntrustedRuleGate;
import dev.oya.input.PackException;
import dev.oya.input.Problem;
import dev.oya.pack.Pack;
import dev.oya.pack.RuleSource;
import dev.oya.vocabulary.ToMove;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Hostile layers are rejected before any of their rules is compiled, even if DRL is allowed. */
class HostileLayersTest {
    private static final Path FOLDER = Path.of("src/test/resources/hostile");
    private static final RuleLibrary OYA = RuleLibrary.inJar();

    @TempDir
    Path folder;

    @TestFactory
    Stream<DynamicTest> rejectsEveryListedLayer() throws IOException {
        try (Stream<Path> all = Files.list(FOLDER)) {
            return all.filter(file -> file.toString().endsWith(".yaml")).sorted().toList().stream()
                    .map(file -> DynamicTest.dynamicTest(name(file), () -> refused(file)));
        }
    }

    private static String name(Path file) {
        return file.getFileName().toString().replace(".yaml", "");
    }

    private static void refused(Path file) throws IOException {
        Path expected = FOLDER.resolve(name(file) + ".expected.txt");
        assertEquals(Files.readString(expected), told(file, true));
    }

    private static String told(Path file, boolean allowDrl) {
        try {
            OYA.pack("hachi-hachi", "sv", List.of(file), allowDrl);
            return "let in\n";
        } catch (PackException problems) {
            return problems.problems().stream()
                    .map(Problem::toString)
                    .map(line -> line.replace(FOLDER.toString().replace('\\', '/') + "/", ""))
                    .collect(Collectors.joining("\n", "", "\n"));
        }
    }

    @Test
    void rejectsDrlUnlessAllowed() {
        String told = told(FOLDER.resolve("system-exit.yaml"), false);
        assertTrue(told.startsWith("system-exit.yaml:7: "), told);
        assertTrue(told.contains("[drl-not-allowed]") && told.contains("--allow-drl"), told);
    }

    @Test
    void rejectsOversizedLayerBeforeParsing() throws IOException {
        Path yaml = Files.writeString(folder.resolve("large.yaml"), "# " + "x".repeat(1 << 20) + "\nlayer: large\n");
        assertTrue(told(yaml, true).contains("[too-large]"));
        String rules = "// " + "x".repeat(79) + "\n    ";
        Path drl = Files.writeString(
                folder.resolve("long.yaml"),
                "layer: long\ntitle: Long\nbecause: Long.\nrules:\n  add: |\n    " + rules.repeat(500));
        assertTrue(told(drl, true).contains("[too-large]"));
    }

    @Test
    void reportsLayerThatIsNotUtf8() throws IOException {
        Path file = Files.write(folder.resolve("latin.yaml"), new byte[] {'a', ':', ' ', (byte) 0xE5, '\n'});
        assertTrue(told(file, true).contains("UTF-8"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ToMove( $seat : turn ) Offer( $other : seat );Offer($other + 1, \"pass\")",
                "ToMove( $seat : turn ) Offer( seat != 9, $action : action );Offer($seat + 7, $action + \"s\")"
            })
    void stopsRulesThatTriggerThemselves(String rule) throws IOException {
        String[] part = rule.split(";");
        Path file = Files.writeString(folder.resolve("endless.yaml"), """
                layer: endless
                title: Endless
                because: To see.
                rules:
                  add: |
                    rule "house/begins"
                    when
                        ToMove( )
                    then
                        insert( new Offer(0, "pass") );
                    end
                    rule "house/endless"
                    when
                        %s
                    then
                        insert( new %s );
                    end
                """.formatted(part[0], part[1]));
        Pack pack = OYA.pack("hachi-hachi", "sv", List.of(file), true);
        RuleBook rules = new RuleBook(pack, Map.of());
        ToMove question = new ToMove(
                rules.settings(),
                dev.oya.vocabulary.PackedMoment.of(1, 3, 0).turn(0).done());
        Problem problem = assertThrows(PackException.class, () -> rules.ask(question))
                .problems()
                .get(0);
        assertEquals("rule-never-ends", problem.code());
        assertTrue(problem.place().toString().endsWith("endless.yaml:12"), problem.toString());
        assertTrue(problem.message().contains("house/endless"), problem.message());
    }

    /** The layer has the maximum number of conclusions and of rules that match pairs of conclusions. */
    @Test
    @Tag(Exhaustive.TAG)
    void answersMaximumNumberOfMatchesInTime() throws IOException {
        StringBuilder layer = new StringBuilder("layer: much\ntitle: Much\nbecause: To see.\nrules:\n  add: |\n");
        for (int i = 0; i < 5; i++) {
            layer.append("    rule \"house/offers-" + i + "\" when ToMove( ) Player( $one : seat ) Player( )"
                    + " then insert( new Offer($one, \"pass\") ); end\n");
        }
        for (int i = 0; i < 11; i++) {
            layer.append("    rule \"house/joins-" + i + "\" when Offer( $one : seat ) Offer( seat > $one + 9 )"
                    + " then insert( new Offer($one, \"pass\") ); end\n");
        }
        Path file = Files.writeString(folder.resolve("much.yaml"), layer);
        RuleBook rules = new RuleBook(OYA.pack("hachi-hachi", "sv", List.of(file), true), Map.of());
        ToMove question = new ToMove(
                rules.settings(),
                dev.oya.vocabulary.PackedMoment.of(1, 7, 0).turn(0).done());
        long before = System.nanoTime();
        assertTrue(rules.ask(question).lines().size() >= 245);
        assertTrue(System.nanoTime() - before < 10_000_000_000L, "the question took more than 10 seconds");
    }

    @Test
    void acceptsShippedRules() {
        List<String> refused = OYA.folder().files().stream()
                .filter(file -> file.endsWith(".drl"))
                .flatMap(file -> Stream.of(OYA.folder().read(file).split("(?m)(?=^rule )"))
                        .map(text -> new RuleSource(file, text, 1, true)))
                .flatMap(source -> new UntrustedRuleGate().check(source).stream())
                // Ignores one shipped rule that matches more conclusions than untrusted rules may.
                .filter(problem -> !problem.code().equals("too-large"))
                .map(Problem::toString)
                .toList();
        assertEquals(List.of(), refused);
    }

    @Test
    void limitsAllFilesTogether() throws IOException {
        StringBuilder layer = new StringBuilder("layer: many\ntitle: Many\nbecause: To see.\nrules:\n  files:\n");
        for (int i = 0; i < 20; i++) {
            StringBuilder drl = new StringBuilder();
            for (int j = 0; j < 5; j++) {
                drl.append("rule \"house/joins-" + i + "-" + j + "\" when Offer( $one : seat ) Offer( seat > $one + 9 )"
                        + " then insert( new Offer($one, \"pass\") ); end\n");
            }
            Files.writeString(folder.resolve("part" + i + ".drl"), drl);
            layer.append("    - part" + i + ".drl\n");
        }
        Path file = Files.writeString(folder.resolve("many.yaml"), layer);
        PackException refused =
                assertThrows(PackException.class, () -> OYA.pack("hachi-hachi", "sv", List.of(file), true));
        assertEquals("too-large", refused.problems().get(0).code());
        assertEquals(18, refused.problems().size(), "two files are within the limit: " + refused.getMessage());
    }

    @Test
    void combinationCannotInjectRules() throws IOException {
        Path file = Files.writeString(folder.resolve("words.yaml"), """
                layer: words
                title: A rule in the words of a combination
                because: To see.
                yaku:
                  add:
                    harm:
                      group: dekiyaku
                      what: |
                        Harm.
                        rule "house/harm" when Player( ) then System.exit(0); end
                      needs: 8B 9A
                      worth: { kan: 5 }
                      because: "x\\") System.exit(0); @because(\\"y\\\\"
                """);
        Pack pack = OYA.pack("hachi-hachi", "sv", List.of(file));
        RuleBook rules = new RuleBook(pack, Map.of());
        String rule = YakuRules.rule(pack, pack.yaku().get("harm"));
        assertTrue(rule.startsWith("// Harm. rule \"house/harm\" when"), rule);
        assertTrue(rule.contains("@because(\"x') System.exit(0); @because('y \")"), rule);
        assertTrue(rules.cite("house/harm").isEmpty());
    }
}
