package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Randomly mutated rules: a rule is removed, a number changes, or a name is replaced by another of its kind. Commands play the
 * rules or report a problem in them, and never fail with an internal error.
 */
class MutatedPacksCliTest {
    private static final Path RULES = Path.of("rules");
    private static final int MUTATIONS = Integer.getInteger("oya.mutations", 5);
    private static final Map<String, String> SITUATIONS =
            Map.of("hachi-hachi", "docs/examples/round.yaml", "koi-koi", "docs/examples/koi-koi.yaml");
    private static final Pattern RULE = Pattern.compile("(?m)^rule \"(?s:.*?)^end$");
    private static final Pattern NUMBER = Pattern.compile("(?m)(?<=^    is: )[0-9.]+$");
    private static final List<Pattern> NAMES = List.of(
            Pattern.compile("(?<=phase == \")[a-z-]+"),
            Pattern.compile("(?<=Mark\\(\\$[a-z]{1,9}, \")[a-z-]+"),
            Pattern.compile("(?<=(?:count|first|next|is)\\(\")-?[a-z -]+(?=\"\\))"),
            Pattern.compile("(?<=Transition\\(\")[a-z-]+"),
            Pattern.compile("(?<=Offer\\(\\$[a-z]{1,9}, \")[a-z-]+"),
            Pattern.compile("(?<=value\\(\")[a-z.-]+"),
            Pattern.compile("(?<=end == \")[a-z-]+"),
            Pattern.compile("(?<=\\$seat : )(?:turn|dealer|afterDealer)"));

    @TempDir
    static Path folder;

    @BeforeAll
    static void copyRules() throws IOException {
        try (Stream<Path> files = Files.walk(RULES)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = folder.resolve(RULES.relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
    }

    @TestFactory
    @Tag(Exhaustive.TAG)
    Stream<DynamicTest> playsMutatedRulesOrReportsProblem() {
        return Stream.of("hachi-hachi", "koi-koi", "mulle")
                .flatMap(game -> Stream.iterate(1, seed -> seed + 1)
                        .limit(MUTATIONS)
                        .map(seed -> DynamicTest.dynamicTest(game + " " + seed, () -> mutated(game, seed))));
    }

    /** Confirms that the commands succeed without mutations. */
    @Test
    void playsUnchangedRules() throws IOException {
        for (String game : List.of("hachi-hachi", "koi-koi", "mulle")) {
            assertEquals(List.of(0, 0, 0), run(game), game);
        }
    }

    private static void mutated(String game, int seed) throws IOException {
        Random random = new Random(seed);
        List<Path> files = files(game);
        Path file;
        String before;
        String after;
        do {
            file = files.get(random.nextInt(files.size()));
            before = Files.readString(file);
            after = mutate(before, random);
        } while (after.equals(before));
        try {
            Files.writeString(file, after);
            for (int exit : run(game)) {
                assertTrue(exit != 1, "internal error after the mutation\n" + difference(before, after));
            }
        } finally {
            Files.writeString(file, before);
        }
    }

    /** Returns the exit codes of a simulation, of the verification of its records, and of scoring an entered round. */
    private static List<Integer> run(String game) throws IOException {
        String rules = folder.toString();
        Path record = Files.createTempFile("mutated", ".jsonl");
        List<Integer> exits = new ArrayList<>();
        exits.add(Run.of(
                        "simulate",
                        game,
                        "--rules",
                        rules,
                        "--rounds",
                        "3",
                        "--threads",
                        "1",
                        "--record",
                        record.toString())
                .exit());
        exits.add(
                exits.get(0) == 0
                        ? Run.of("verify-record", record.toString(), "--rules", rules)
                                .exit()
                        : 0);
        String told = SITUATIONS.get(game);
        exits.add(told == null ? 0 : Run.of("score", told, "--rules", rules).exit());
        Files.delete(record);
        return exits;
    }

    private static List<Path> files(String game) throws IOException {
        List<Path> files = new ArrayList<>();
        for (String part : List.of(game, "common")) {
            try (Stream<Path> all = Files.walk(folder.resolve(part))) {
                all.filter(file -> file.toString().endsWith(".drl") || file.endsWith("values.yaml"))
                        .sorted()
                        .forEach(files::add);
            }
        }
        return files;
    }

    private static String mutate(String text, Random random) {
        List<Pattern> kinds = new ArrayList<>(NAMES);
        kinds.add(RULE);
        kinds.add(NUMBER);
        kinds.removeIf(kind -> !kind.matcher(text).find());
        if (kinds.isEmpty()) {
            return text;
        }
        Pattern kind = kinds.get(random.nextInt(kinds.size()));
        List<MatchResult> found = kind.matcher(text).results().toList();
        MatchResult one = found.get(random.nextInt(found.size()));
        String other = kind == RULE
                ? ""
                : kind == NUMBER
                        ? List.of("0", "1", "7", "99", "1000").get(random.nextInt(5))
                        : found.get(random.nextInt(found.size())).group();
        return text.substring(0, one.start()) + other + text.substring(one.end());
    }

    private static String difference(String before, String after) {
        int start = 0;
        while (start < Math.min(before.length(), after.length()) && before.charAt(start) == after.charAt(start)) {
            start++;
        }
        return before.substring(Math.max(0, start - 200), Math.min(before.length(), start + 200)) + "\n---\n"
                + after.substring(Math.max(0, start - 200), Math.min(after.length(), start + 200));
    }
}
