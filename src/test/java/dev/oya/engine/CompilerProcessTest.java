package dev.oya.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.input.PackException;
import dev.oya.input.Problem;
import dev.oya.pack.RuleSource;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A separate process compiles untrusted rules with limits on time and memory. */
class CompilerProcessTest {
    private static List<RuleSource> rules(int count, String conclusion) {
        String text = IntStream.range(0, count)
                .mapToObj(number -> """
                        rule "house/try-%d" when NextStep( phase == "a" ) Player( $seat : seat ) then insert( %s ); end
                        """.formatted(number, conclusion))
                .collect(Collectors.joining(
                        "", "package oya; import dev.oya.vocabulary.*; import dev.oya.vocabulary.Conclusion.*; ", ""));
        return List.of(new RuleSource("layer.yaml", text, 7, true));
    }

    @Test
    void returnsCompiledRules() {
        byte[] jar = CompilerProcess.compile(rules(1, "new Offer($seat, \"pass\")"), 60, 256);
        assertEquals("house/try-0", ChapterClasses.model(jar).getRules().get(0).getName());
    }

    @Test
    void reportsCompileErrorWithItsFile() {
        Problem problem = problem(rules(1, "new Offer($seat)"), 60, 256);
        assertEquals("drl-does-not-compile", problem.code());
        assertTrue(problem.place().toString().startsWith("layer.yaml"), problem.toString());
    }

    @Test
    void limitsCompileTime() {
        long before = System.nanoTime();
        Problem problem = problem(rules(500, "new Offer($seat, \"pass\")"), 1, 256);
        assertEquals("too-slow", problem.code());
        assertEquals("layer.yaml:7", problem.place().toString());
        assertTrue(System.nanoTime() - before < 20_000_000_000L);
        assertEquals(
                0,
                ProcessHandle.current()
                        .children()
                        .filter(ProcessHandle::isAlive)
                        .filter(CompilerProcessTest::compiles)
                        .count());
    }

    private static boolean compiles(ProcessHandle child) {
        return child.info().commandLine().orElse("").contains(CompilerProcess.class.getName());
    }

    @Test
    @Tag(Exhaustive.TAG)
    void limitsCompileMemory() {
        assertEquals(
                "too-large",
                problem(rules(200, "new Offer($seat, \"pass\")"), 60, 16).code());
    }

    private static Problem problem(List<RuleSource> sources, int seconds, int megabytes) {
        return assertThrows(PackException.class, () -> CompilerProcess.compile(sources, seconds, megabytes))
                .problems()
                .get(0);
    }
}
