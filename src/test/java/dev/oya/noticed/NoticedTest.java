package dev.oya.noticed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.oya.noticed.Noticed.Statement;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * What violates a statement turns a scenario red that carries the statement's tag. Trying all of it takes its time, so that
 * it is done when it is asked for: {@code mvn -B test -Dtest=NoticedTest -Dviolated=} and the beginning of the ids that are
 * meant, such as {@code HH-SV}.
 */
class NoticedTest {
    private static final Path STATEMENTS = Path.of("features/statements");

    /** A violation of the rules of a game, however many statements note it. */
    private record Case(String game, Violation violation) {}

    @Test
    void whatIsNotedCanBeBroken() throws IOException {
        List<String> wrong = new ArrayList<>();
        for (Statement statement : Noticed.statements(STATEMENTS)) {
            for (Violation violation : statement.violations()) {
                try {
                    violation.check(Noticed.RULES, statement.game());
                } catch (IllegalArgumentException cannot) {
                    wrong.add(statement.id() + ": " + cannot.getMessage());
                }
            }
        }
        assertEquals(List.of(), wrong);
    }

    @Test
    void aViolationIsNoticedUnderTheTagsThatTestItAlone() throws Exception {
        Violation points = new Violation("yaku/triplet", "worth: { kan: 2 }", "worth: { points: 20 }", false);
        Map<String, List<String>> red = new Noticed().red(List.of("HH-SV-119", "HH-SV-137"), "hachi-hachi", points);
        assertFalse(red.get("@HH-SV-119").isEmpty());
        assertNull(red.get("@HH-SV-137"), "that one is about the other table");
    }

    @Test
    void aFaultOfTheEngineIsNoticedToo() throws Exception {
        Violation all = new Violation("Settlement.java", "if (plays) {", "if (true) {", true);
        assertFalse(new Noticed().red(List.of("HH-SV-147"), "hachi-hachi", all).isEmpty());
    }

    @Test
    void rulesThatCannotBeReadAreNoEvidence() {
        Violation unreadable = new Violation("turn/play", "insert", "insurt", false);
        assertThrows(
                IllegalArgumentException.class,
                () -> new Noticed().red(List.of("HH-SV-155"), "hachi-hachi", unreadable));
    }

    @Test
    void rulesThatLeadNowhereTurnTheScenarioRed() throws Exception {
        Violation nowhere = new Violation("declare/silent", null, "", false);
        assertFalse(
                new Noticed().red(List.of("HA-DE-112"), "hachi-hachi", nowhere).isEmpty());
    }

    @Test
    @EnabledIfSystemProperty(named = "violated", matches = ".*")
    void whatIsNotedIsNoticed() throws Exception {
        Noticed noticed = new Noticed();
        String meant = System.getProperty("violated");
        List<Statement> all = Noticed.statements(STATEMENTS).stream()
                .filter(statement -> statement.testable() && statement.id().startsWith(meant))
                .toList();
        Map<Case, List<String>> cases = new LinkedHashMap<>();
        all.forEach(statement -> statement
                .violations()
                .forEach(violation -> cases.computeIfAbsent(
                                new Case(statement.game(), violation), any -> new ArrayList<>())
                        .add(statement.id())));
        Map<String, List<String>> unnoticed = new TreeMap<>();
        for (Map.Entry<Case, List<String>> one : cases.entrySet()) {
            Case broken = one.getKey();
            Map<String, List<String>> red = Map.of();
            String said = broken.violation.toString();
            try {
                red = noticed.red(one.getValue(), broken.game, broken.violation);
            } catch (IllegalArgumentException cannot) {
                said = cannot.getMessage();
            }
            for (String id : one.getValue()) {
                if (!red.containsKey("@" + id)) {
                    unnoticed.computeIfAbsent(id, any -> new ArrayList<>()).add(said);
                }
            }
        }
        for (String text : new TreeSet<>(all.stream().map(Statement::text).toList())) {
            List<Statement> of =
                    all.stream().filter(one -> one.text().equals(text)).toList();
            long tried = of.stream().filter(one -> !one.violations().isEmpty()).count();
            long missed =
                    of.stream().filter(one -> unnoticed.containsKey(one.id())).count();
            System.out.println(
                    text + "  " + of.size() + " testable, " + tried + " tried, " + (tried - missed) + " noticed");
        }
        assertEquals(Map.of(), unnoticed);
    }
}
