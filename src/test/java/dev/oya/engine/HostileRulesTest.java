package dev.oya.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.check.UntrustedRuleGate;
import dev.oya.input.Problem;
import dev.oya.pack.RuleSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The gate for untrusted rules rejects hostile rules within the time limit and reports their line. */
class HostileRulesTest {
    private static final Path FOLDER = Path.of("src/test/resources/hostile");
    private static final Pattern TIMES = Pattern.compile("\\{([0-9]+):([^{}]*(?:\\{[^}]*})?[^{}]*)}");

    @TestFactory
    Stream<DynamicTest> rejectsEveryListedRule() throws IOException {
        return lines().map(line -> DynamicTest.dynamicTest(line, () -> refused(line)));
    }

    /** Returns the DRL of all hostile rules in the list. */
    static List<String> texts() throws IOException {
        return lines().map(line -> text(parts(line))).toList();
    }

    private static Stream<String> lines() throws IOException {
        return Files.readAllLines(FOLDER.resolve("rules.txt")).stream().filter(line -> !line.startsWith("#"));
    }

    private static void refused(String line) {
        String[] part = parts(line);
        String text = text(part);
        List<Problem> problems = assertTimeoutPreemptively(Duration.ofSeconds(5), () -> check(text));
        assertFalse(problems.isEmpty(), "accepted: " + text);
        assertTrue(problems.stream().map(Problem::code).anyMatch(part[0].strip()::equals), problems.toString());
        assertTrue(problems.stream().allMatch(problem -> problem.place().line() >= 11), problems.toString());
    }

    /**
     * Returns the error code of the given line, followed by a whole DRL text or by the condition and conclusion of a rule.
     */
    private static String[] parts(String line) {
        boolean whole = line.startsWith("=");
        return TIMES.matcher(line.substring(whole ? 1 : 0))
                .replaceAll(times -> Matcher.quoteReplacement(times.group(2).repeat(Integer.parseInt(times.group(1)))))
                .split(" \\|(?: |$)", whole ? 2 : 3);
    }

    private static String text(String[] part) {
        return part.length == 2 ? part[1].replace('¶', '\n') : rule(part[1], part[2]);
    }

    private static String rule(String when, String then) {
        return """
                rule "house/harm"
                when
                    %s
                then
                    %s
                end
                """.formatted(when, then.isBlank() ? "insert( new Liable() );" : then);
    }

    private static List<Problem> check(String text) {
        return new UntrustedRuleGate().check(new RuleSource("layer.yaml", text, 11, true));
    }

    @Test
    void acceptsHarmlessRules() {
        assertEquals(
                List.of(),
                check(rule("NextStep( turn == 1 ) Player( $seat : seat )", "insert( new Mark($seat, \"active\") );")));
        assertEquals(List.of(), check(rule("Offer( $seat : seat ) not Offer( seat > $seat )", "")));
    }

    @Test
    void listContainsAtLeast150Attacks() throws IOException {
        try (Stream<Path> layers = Files.list(FOLDER)) {
            long files =
                    layers.filter(file -> file.toString().endsWith(".yaml")).count();
            assertTrue(lines().count() + files >= 150);
        }
    }
}
