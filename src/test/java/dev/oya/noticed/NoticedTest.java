package dev.oya.noticed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleLibrary;
import dev.oya.spec.RulesUnderTest;
import dev.oya.spec.mutate.Stated;
import dev.oya.spec.mutate.Violated;
import dev.oya.spec.mutate.Violation;
import dev.oya.spec.run.FeatureFiles;
import dev.oya.spec.run.Scenarios;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What violates a statement turns a scenario red that carries the statement's tag. Trying all of it takes its time, so that
 * the build tries each fifteenth statement and two faults of the engine; {@code -Dviolated=} and the beginning of ids, such as
 * {@code HH-SV}, or nothing for all, tries those and all faults.
 */
class NoticedTest {
    private static final Path STATEMENTS = Path.of("features/statements");
    private static final int SHARE = 15;
    private static final int FEW = 2;

    private static Scenarios scenarios;
    private static List<Stated> all;

    @TempDir
    Path folder;

    @BeforeAll
    static void read() throws IOException {
        scenarios = FeatureFiles.read(List.of("features"), null);
        all = Stated.of(STATEMENTS, RuleLibrary.inJar().games());
    }

    private static Violated violated(List<Stated> some) {
        Violated violated = new Violated(
                new RulesUnderTest(RuleLibrary.inJar(), List.of(), null, null, pack -> Map.of()), scenarios);
        violated.run(some, 2, () -> {});
        return violated;
    }

    private static Stated stated(String id, Violation violation) {
        return new Stated(id, "hachi-hachi", List.of(violation));
    }

    @Test
    void whatIsNotedCanBeBroken() throws IOException {
        List<String> wrong = new ArrayList<>(violated(List.of()).impossible(all));
        for (Stated one : all) {
            for (Violation violation : one.violations()) {
                if (violation.engine()) {
                    violation.broken(Files.readString(BrokenEngine.source(violation.where())));
                }
            }
        }
        assertEquals(List.of(), wrong);
    }

    @Test
    void whatIsNotedIsNoticed() {
        String meant = System.getProperty("violated");
        List<Stated> noting =
                all.stream().filter(one -> !one.violations().isEmpty()).toList();
        List<Stated> some = meant != null
                ? noting.stream().filter(one -> one.id().startsWith(meant)).toList()
                : IntStream.range(0, noting.size())
                        .filter(number -> number % SHARE == 0)
                        .mapToObj(noting::get)
                        .toList();
        Violated violated = violated(some);
        Map<String, List<String>> unnoticed = new TreeMap<>();
        some.stream()
                .filter(one -> !violated.missed(one).isEmpty())
                .forEach(one -> unnoticed.put(one.id(), violated.missed(one)));
        assertEquals(Map.of(), unnoticed);
    }

    @Test
    void aViolationIsNoticedUnderTheTagsThatTestItAlone() {
        Violation points = new Violation("yaku/triplet", "worth: { kan: 2 }", "worth: { points: 20 }", false);
        Stated told = stated("HH-SV-119", points);
        Stated other = stated("HH-SV-137", points);
        Violated violated = violated(List.of(told, other));
        assertTrue(violated.isNoticed(told));
        assertFalse(violated.isNoticed(other), "that one is about the other table");
    }

    @Test
    void rulesThatCannotBeReadAndWhatIsNotThereAreNoEvidence() {
        Stated unreadable = stated("HH-SV-155", new Violation("turn/play", "insert", "insurt", false));
        Stated nowhere = stated("HH-SV-154", new Violation("turn/plays", "insert", "insurt", false));
        Violated violated = violated(List.of(unreadable, nowhere));
        assertFalse(violated.isNoticed(unreadable));
        assertTrue(violated.missed(unreadable).get(0).contains("turn/play"), violated.missed(unreadable) + "");
        assertTrue(
                violated.missed(nowhere).get(0).contains("there is no rule, entry or file turn/plays"),
                violated.missed(nowhere) + "");
    }

    /** Faults of the engine that statements note: each is done to a copy of one class, and the scenarios run upon it. */
    @Test
    void faultsOfTheEngineAreNoticed() throws Exception {
        Map<Violation, List<String>> faults = all.stream()
                .flatMap(one -> one.violations().stream()
                        .filter(Violation::engine)
                        .map(violation -> Map.entry(violation, one.id())))
                .collect(Collectors.groupingBy(
                        Map.Entry::getKey,
                        LinkedHashMap::new,
                        Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
        List<String> missed = new ArrayList<>();
        int number = 0;
        for (Map.Entry<Violation, List<String>> one : faults.entrySet()) {
            if (System.getProperty("violated") == null && number == FEW) {
                break;
            }
            List<String> red = BrokenEngine.red(one.getKey(), folder.resolve("fault" + number++), one.getValue());
            one.getValue().stream().filter(id -> !red.contains(id)).forEach(id -> missed.add(id + ": " + one.getKey()));
        }
        assertEquals(List.of(), missed);
        assertFalse(faults.isEmpty());
    }
}
