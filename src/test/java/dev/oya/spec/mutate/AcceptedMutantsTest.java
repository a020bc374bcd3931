package dev.oya.spec.mutate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.engine.RuleLibrary;
import dev.oya.explain.Statements;
import dev.oya.spec.RulesUnderTest;
import dev.oya.spec.mutate.StatementProofs.Unproven;
import dev.oya.spec.mutate.Violated.Written;
import dev.oya.spec.run.FeatureFiles;
import dev.oya.spec.run.Scenarios;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Scenarios detect violations of the statements that they are tagged with. The ordinary build tries some violations of each
 * kind, and {@code -Pexhaustive} tries a third to a fifth of them. A change to the list of violations selects others.
 */
class AcceptedMutantsTest {
    private static final Path FEATURES = Path.of("features");
    private static final int VIOLATIONS = 30;
    private static final int FAULTS = 40;
    private static final int FAULT_PARTS = 4;
    private static final int VIOLATION_PARTS = 3;
    private static final int RULE_PARTS = 5;
    private static final int RULES = 20;

    private static Scenarios scenarios;
    private static RulesUnderTest rules;

    @TempDir
    Path folder;

    @BeforeAll
    static void read() {
        scenarios = FeatureFiles.read(List.of("features"), null);
        rules = new RulesUnderTest(RuleLibrary.inJar(), List.of(), null, null, pack -> Map.of());
    }

    private static List<String> missed(String id, Violation violation) {
        return new Violated(rules, scenarios).missed(new Written(List.of(id), "hachi-hachi", violation));
    }

    @Test
    void scenariosDetectListedViolations() throws IOException {
        Violated violated = new Violated(rules, scenarios);
        List<String> missed = new ArrayList<>();
        List<Written> all = Written.list("violations.yaml");
        for (Written one : Exhaustive.ON
                ? Exhaustive.part(all, VIOLATION_PARTS, all.toString())
                : Exhaustive.some(all, VIOLATIONS)) {
            missed.addAll(violated.missed(one));
        }
        assertEquals(List.of(), missed);
    }

    @Test
    void onlyScenariosOfStatementDetectViolation() {
        Violation points = new Violation("yaku/triplet", "worth: { kan: 2 }", "worth: { points: 20 }", false);
        assertEquals(List.of(), missed("HH-SV-119", points));
        assertEquals(1, missed("HH-SV-137", points).size(), "a scenario of another statement detects the violation");
    }

    @Test
    void reportsInvalidRulesAndUnknownPlacesAsMissed() {
        List<String> unreadable = missed("HH-SV-155", new Violation("turn/play", "insert", "insurt", false));
        assertTrue(unreadable.get(0).contains("turn/play"), unreadable.toString());
        List<String> nowhere = missed("HH-SV-154", new Violation("turn/plays", "insert", "insurt", false));
        assertTrue(nowhere.get(0).contains("there is no rule, entry or file turn/plays"), nowhere.toString());
    }

    /** For each fault, one engine class is recompiled with the fault, and the scenarios run with that class. */
    @Test
    @Tag(Exhaustive.TAG)
    void scenariosDetectEngineFaults() throws Exception {
        List<Written> all = Written.list("engine-faults.yaml");
        for (Written one : all) {
            one.violation()
                    .broken(Files.readString(BrokenEngine.source(one.violation().where())));
        }
        List<String> missed = new ArrayList<>();
        int number = 0;
        for (Written one :
                Exhaustive.ON ? Exhaustive.part(all, FAULT_PARTS, all.toString()) : Exhaustive.some(all, FAULTS)) {
            List<String> red = BrokenEngine.red(one.violation(), folder.resolve("fault" + number++), one.violates());
            one.violates().stream()
                    .filter(id -> !red.contains(id))
                    .forEach(id -> missed.add(id + ": " + one.violation()));
        }
        assertEquals(List.of(), missed);
    }

    /** Files list exactly the mutations and statements for which no scenario fails, each with a reason. */
    @Test
    @Tag(Exhaustive.TAG)
    void taggedScenariosDetectMutationsOfCitingRules() throws IOException {
        Set<String> testable = Statements.of(FEATURES).values().stream()
                .filter(Statements.Statement::testable)
                .map(Statements.Statement::id)
                .collect(Collectors.toSet());
        List<String> games = Exhaustive.ON ? rules.library().games() : List.of("koi-koi", "mulle");
        String texts = games.stream()
                .map(game -> rules.library().pack(game, null, List.of()).digest())
                .collect(Collectors.joining());
        Predicate<String> part =
                rule -> Exhaustive.ON ? Exhaustive.isInPart(rule, RULE_PARTS, texts) : rule.hashCode() % RULES == 0;
        AtomicInteger tried = new AtomicInteger();
        StatementProofs proofs = new StatementProofs(
                rules,
                games,
                Exhaustive.ON
                        ? scenarios
                        : FeatureFiles.read(
                                games.stream().map(game -> "features/" + game).toList(), null),
                testable,
                id -> true,
                change -> {
                    boolean isTried = part.test(change.of());
                    tried.addAndGet(isTried ? 1 : 0);
                    return isTried;
                });
        proofs.run(2, () -> {});
        assertTrue(tried.get() > 5, "only " + tried + " mutations");
        AcceptedMutants nobody = AcceptedMutants.none();
        for (String game : games) {
            nobody = nobody.and(AcceptedMutants.read(FEATURES.resolve(game).resolve("accepted-mutants.yaml")));
        }
        AcceptedMutants known = AcceptedMutants.read(FEATURES.resolve("unproven.yaml"));
        List<Unproven> unproven = nobody.left(proofs.unproven());
        assertEquals(List.of(), known.left(unproven));
        assertEquals(
                List.of(),
                known.needless(unproven).stream()
                        .filter(entry -> Exhaustive.ON && part.test(entry.of()))
                        .toList());
        if (Exhaustive.ON) {
            assertTrue(testable.stream().allMatch(proofs::isCovered));
        }
    }
}
