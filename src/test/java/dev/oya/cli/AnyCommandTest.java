package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.cli.io.ExitCode;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Fuzz test with random command lines and files. Each command succeeds or reports a problem within the time limit and never
 * crashes. {@code -Doya.commands=N} sets the number of command lines, {@code -Doya.first=SEED} the first seed, and {@code
 * -Doya.longest=SECONDS} the time limit.
 */
class AnyCommandTest {
    private static final long FIRST = Long.getLong("oya.first", 1);
    private static final int COMMANDS = Integer.getInteger("oya.commands", Exhaustive.times(300, 80));
    private static final int PACKS = Math.max(8, COMMANDS / 40);
    private static final Duration LONGEST = Duration.ofSeconds(Integer.getInteger("oya.longest", 30));
    private static final Set<Integer> EXITS = Set.of(ExitCode.DONE, ExitCode.COMMAND, ExitCode.PACK, ExitCode.REFUSED);

    @TempDir
    static Path folder;

    private static Set<String> before;

    @BeforeAll
    static void listWorkingDirectory() {
        before = here();
    }

    @AfterAll
    static void leavesNoFilesBehind() {
        assertEquals(before, here());
    }

    private static Set<String> here() {
        return new TreeSet<>(List.of(new File(".").list()));
    }

    static LongStream commands() {
        return LongStream.range(FIRST, FIRST + COMMANDS);
    }

    static LongStream packs() {
        return LongStream.range(FIRST, FIRST + PACKS);
    }

    @ParameterizedTest(name = "command {0}")
    @MethodSource("commands")
    void succeedsOrReportsProblemForAnyInput(long seed) throws IOException {
        AnyInput any = new AnyInput(seed, folder);
        tried(any.words(), any.typed());
    }

    /** Changes one file of a rules folder at random and runs commands that read or play the rule pack. */
    @ParameterizedTest(name = "pack {0}")
    @MethodSource("packs")
    void playsMutatedPackOrReportsProblem(long seed) throws IOException {
        Path rules = AnyInput.copy(folder.resolve("rules-" + seed));
        Path changed = new AnyInput(1_000_000 + seed, folder).rules(rules);
        for (String command :
                List.of("simulate koi-koi --rounds 2 --threads 1", "rules show koi-koi", "play koi-koi")) {
            List<String> words = Stream.concat(Stream.of(command.split(" ")), Stream.of("--rules", rules.toString()))
                    .toList();
            try {
                tried(words, "1\n1\n1\n");
            } catch (AssertionError wrong) {
                throw new AssertionError(wrong.getMessage() + "\n" + changed + "\n" + Files.readString(changed), wrong);
            }
        }
    }

    private static void tried(List<String> words, String typed) {
        String typedIn = words.stream().collect(Collectors.joining("' '", "oya '", "'")) + "\ntyped: " + typed + "\n";
        Run run = assertTimeoutPreemptively(
                LONGEST, () -> Run.typing(typed, words.toArray(String[]::new)), () -> "too long: " + typedIn);
        String told = typedIn + run.err();
        assertTrue(EXITS.contains(run.exit()), "exit " + run.exit() + ": " + told);
        for (String text : List.of(run.out(), run.err())) {
            assertFalse(
                    text.contains("\tat ") || text.contains("Exception") || text.contains("Internal error"),
                    told + text);
        }
        if (run.exit() == ExitCode.COMMAND) {
            assertEquals("", run.out(), "output in addition to the error: " + told);
        }
        assertTrue(run.exit() == ExitCode.DONE || !(run.err() + run.out()).isBlank(), "no message: " + told);
    }
}
