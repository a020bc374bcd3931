package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.cli.io.ExitCode;
import dev.oya.engine.RuleLibrary;
import dev.oya.input.PackException;
import dev.oya.input.Problem;
import dev.oya.pack.read.RulesFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** All commands and the library reject the same rules as {@code rules check}, with the same code and place. */
class OneVerdictCliTest {
    @TempDir
    static Path folder;

    private static Path rules;
    private static String record;
    private static String feature;

    /** A change to a file of the rules folder and the problem that it causes. */
    private record Fault(String file, String before, String after, String told) {
        String name() {
            return file + ": " + after.strip().lines().findFirst().orElse("");
        }
    }

    /** Faults in each kind of file that are detected only by a check of all files. */
    private static final List<Fault> FAULTS = List.of(
            new Fault(
                    "koi-koi/1/yaku.yaml", "    shows: pairs\n", "    shows: pairs\n    nuance: 1\n", "not-in-schema"),
            new Fault(
                    "koi-koi/1/values.yaml",
                    "    unit: seats\n    is: 2\n",
                    "    unit: seats\n    si: 1\n    is: 2\n",
                    "not-in-schema"),
            new Fault("koi-koi/1/options.yaml", "  rounds:\n", "  rounds:\n    hint: 1\n", "not-in-schema"),
            new Fault("koi-koi/1/phases.yaml", "start:", "star: turn\nstart:", "not-in-schema"),
            new Fault("koi-koi/1/pack.yaml", "deck:", "dekc: x\ndeck:", "not-in-schema"),
            new Fault("koi-koi/1/lessons.yaml", "order: 1\n", "order: 1\nodrer: 2\n", "not-in-schema"),
            new Fault("koi-koi/1/glossary.yaml", "\n  ", "\n  nobody: { note: x }\n  ", "not-in-schema"),
            new Fault("koi-koi/1/text/sv.yaml", "pack:\n", "pakc: { title: x }\npack:\n", "not-in-schema"),
            new Fault("koi-koi/1/profiles/de.yaml", "layer:", "lyaer: de\nlayer:", "not-in-schema"),
            new Fault("decks/hanafuda.yaml", "kinds:\n", "kidns: {}\nkinds:\n", "not-in-schema"),
            new Fault("sources.yaml", "sources:\n", "soruces: {}\nsources:\n", "not-in-schema"),
            new Fault(
                    "koi-koi/1/values.yaml",
                    "    unit: cards\n    is: 4\n",
                    "    unit: cards\n    is: 4.6\n",
                    "wrong-value"));

    @BeforeAll
    static void copyRules() throws IOException {
        rules = folder.resolve("rules");
        try (Stream<Path> files = Files.walk(Path.of("rules"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = folder.resolve(file);
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
        record = folder.resolve("round.jsonl").toString();
        feature = folder.resolve("koi-koi.feature").toString();
        Files.writeString(
                Path.of(feature),
                "@koi-koi\nFeature: Players\n  Scenario: Two may play\n    Given a game of Koi-Koi\n    Then 2 to 7 can play\n");
        assertEquals(
                ExitCode.DONE,
                run("simulate", "koi-koi", "--rounds", "1", "--record", record).exit());
    }

    private static Run run(String... words) {
        String[] all = java.util.Arrays.copyOf(words, words.length + 2);
        all[words.length] = "--rules";
        all[words.length + 1] = rules.toString();
        return Run.of(all);
    }

    private static List<Supplier<Run>> ways() {
        return List.of(
                () -> run("rules", "check", "koi-koi", "--profile", "de"),
                () -> run("simulate", "koi-koi", "--rounds", "1", "--threads", "1"),
                () -> run("play", "koi-koi"),
                () -> run("score", "docs/examples/koi-koi.yaml"),
                () -> run("study", "koi-koi", "--rounds", "1", "--threads", "1"),
                () -> run("rules", "show", "koi-koi"),
                () -> run(
                        "rules",
                        "book",
                        "koi-koi",
                        "--out",
                        folder.resolve("book.html").toString()),
                () -> run("verify-record", record),
                () -> run("verify", feature, "--game", "koi-koi", "--profile", "de"));
    }

    @TestFactory
    Stream<DynamicTest> everyEntryPointRejectsInvalidRules() {
        return Exhaustive.some(FAULTS, 4).stream()
                .map(fault -> DynamicTest.dynamicTest(fault.name(), () -> refused(fault)));
    }

    private static void refused(Fault fault) throws IOException {
        Path file = rules.resolve(fault.file());
        String before = Files.readString(file);
        assertTrue(before.contains(fault.before()), "nothing to change in " + fault.file());
        try {
            Files.writeString(
                    file,
                    before.replaceFirst(
                            java.util.regex.Pattern.quote(fault.before()),
                            java.util.regex.Matcher.quoteReplacement(fault.after())));
            List<Problem> told = problems();
            assertEquals(fault.told(), told.get(0).code(), told.toString());
            assertEquals(fault.file(), told.get(0).place().file());
            for (Supplier<Run> way : ways()) {
                Run run = way.get();
                assertTrue(run.exit() != ExitCode.DONE, run.out());
                String said = run.out() + run.err();
                assertTrue(
                        said.contains(told.get(0).place() + ":")
                                && said.contains(told.get(0).message()),
                        said);
            }
        } finally {
            Files.writeString(file, before);
        }
    }

    /** Returns the problems in the exception of the library. The service reports these problems unchanged. */
    private static List<Problem> problems() {
        RuleLibrary oya = RuleLibrary.of(RulesFolder.of(rules));
        List<Problem> checked = oya.check("koi-koi", "de", List.of());
        try {
            oya.pack("koi-koi", "de", List.of());
            return List.of();
        } catch (PackException refused) {
            assertEquals(checked.stream().filter(one -> !one.isWarning()).toList(), refused.problems());
            return refused.problems();
        }
    }

    @TestFactory
    Stream<DynamicTest> everyEntryPointAcceptsValidRules() {
        return ways().stream()
                .limit(8)
                .map(way -> DynamicTest.dynamicTest("fine", () -> {
                    Run run = way.get();
                    assertEquals(ExitCode.DONE, run.exit(), run.err());
                }));
    }
}
