package dev.oya.engine;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.corpus.Packs;
import dev.oya.engine.check.RuleCheck;
import dev.oya.engine.check.RuleParts;
import dev.oya.engine.check.UntrustedRuleGate;
import dev.oya.input.PackException;
import dev.oya.input.Problem;
import dev.oya.input.RuleCaches;
import dev.oya.pack.Pack;
import dev.oya.pack.RuleSource;
import dev.oya.pack.read.WrittenRule;
import dev.oya.properties.RandomRounds;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.drools.drl.ast.descr.AndDescr;
import org.drools.drl.ast.descr.ExprConstraintDescr;
import org.drools.drl.ast.descr.PatternDescr;
import org.drools.drl.ast.descr.RuleDescr;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Rules that use any part of the DRL grammar and truncated rules are either rejected with their line or played. */
class DrlGrammarTest {
    private static final Pack PACK = RuleLibrary.inJar().pack("hachi-hachi", "sv", List.of());
    private static final RuleCaches CACHES = new RuleCaches();
    private static final String FILE = "house/grammar.drl";
    private static final int FIRST_LINE = 11;
    private static final String SAMPLE = """
            // The highest multiplier applies: this line is a comment.
            rule "house/highest" @ruling("HH-4") @cites("HH-SV-056 HH-SV-064")
            when
                $field : Field( is("multiplier.several", "carry"), count("all") + 1 > 3 || == 2 )
                ( Carried( $id : id, $times : times ) or exists( Carried( times >= 2 ) ) )
                not Field( fullGroup )
            then
                insertLogical( new Factor(1, (2 * $field.value("par"))).over(-1) ); /* one */
            end
            """;

    /** Checks each listed rule as a trusted rule. The ordinary build also compiles and plays one in ten of them. */
    @TestFactory
    Stream<DynamicTest> rejectsOrPlaysEveryPartOfGrammar() throws IOException {
        List<String> played = Exhaustive.some(HostileRulesTest.texts(), 10);
        return HostileRulesTest.texts().stream()
                .map(text -> DynamicTest.dynamicTest(
                        text.substring(0, Math.min(120, text.length())),
                        () -> refusedOrPlayed(text, played.contains(text))));
    }

    private static void refusedOrPlayed(String text, boolean played) {
        Pack pack = with(text);
        List<Problem> problems = RuleCheck.problems(pack, CACHES);
        if (problems.isEmpty() && played) {
            try {
                RandomRounds.play(new RuleBook(pack, Map.of()), "grammar", 1);
            } catch (PackException refused) {
                problems = refused.problems();
            }
        }
        placed(problems, text);
        if (problems.isEmpty()) {
            assertDoesNotThrow(() -> RuleParts.of(text));
        }
    }

    @Test
    void parsesOrRejectsTruncatedRules() {
        List<Integer> ends =
                Stream.iterate(0, end -> end < SAMPLE.length(), end -> end + 1).toList();
        for (int end : Exhaustive.some(ends, 3)) {
            String text = SAMPLE.substring(0, end);
            placed(new UntrustedRuleGate().check(new RuleSource(FILE, text, FIRST_LINE, true)), text);
            placed(RuleCheck.problems(with(text), CACHES), text);
            RuleParts.of(text);
            WrittenRule.of(List.of(new RuleSource(FILE, text, FIRST_LINE)));
        }
        assertEquals(List.of(), new UntrustedRuleGate().check(new RuleSource(FILE, SAMPLE, FIRST_LINE, true)));
    }

    /** The DRL parser silently ignores text after a condition that it cannot read. */
    @Test
    void rejectsTextAfterCondition() {
        String rule = "rule \"house/more\" when NextStep( phase ~= \"x\" ) then insert( new Liable() ); end";
        Problem problem = RuleCheck.problems(with(rule), CACHES).get(0);
        assertEquals("untrusted-code", problem.code());
        assertTrue(problem.message().contains("phase ~= \"x\""), problem.message());
    }

    /** Fails if a new parser version adds a property, because rules could use an unchecked property to bypass the gate. */
    @Test
    void gateKnowsEveryPropertyOfRuleModel() {
        assertEquals(
                Set.of(
                        "getAllBoundIdentifiers",
                        "getBehaviors",
                        "getConstraint",
                        "getDescrs",
                        "getGenericType",
                        "getIdentifier",
                        "getLeftParentCharacter",
                        "getObjectType",
                        "getPositionalConstraints",
                        "getRightParentCharacter",
                        "getSlottedConstraints",
                        "getSource",
                        "isQuery",
                        "isUnification"),
                properties(PatternDescr.class));
        assertEquals(
                Set.of(
                        "getAttributes",
                        "getClassName",
                        "getConsequence",
                        "getConsequenceLine",
                        "getConsequenceOffset",
                        "getConsequencePattern",
                        "getDialect",
                        "getDocumentation",
                        "getEnabled",
                        "getErrors",
                        "getLhs",
                        "getLoadOrder",
                        "getName",
                        "getNamedConsequences",
                        "getParentName",
                        "getSalience",
                        "getUnit",
                        "getUnitQualifiedName",
                        "isQuery",
                        "isRule"),
                properties(RuleDescr.class));
        assertEquals(Set.of("getDescrs", "getAllPatternDescr"), properties(AndDescr.class));
        assertEquals(Set.of("getExpression", "getPosition", "getType"), properties(ExprConstraintDescr.class));
    }

    private static Set<String> properties(Class<?> model) {
        return Stream.of(model.getDeclaredMethods())
                .filter(method -> java.lang.reflect.Modifier.isPublic(method.getModifiers()))
                .filter(method ->
                        method.getParameterCount() == 0 && method.getName().matches("(get|is)[A-Z].*"))
                .map(java.lang.reflect.Method::getName)
                .collect(Collectors.toSet());
    }

    private static Pack with(String text) {
        List<RuleSource> rules = new ArrayList<>(PACK.rules());
        rules.add(new RuleSource(FILE, text, FIRST_LINE));
        return Packs.withRules(PACK, rules);
    }

    /** Checks that every problem states the file and a line of the text, or the line after its end. */
    private static void placed(List<Problem> problems, String text) {
        for (Problem problem : problems) {
            assertEquals(FILE, problem.place().file(), problem.toString());
            long last = FIRST_LINE + text.lines().count();
            assertTrue(problem.place().line() >= FIRST_LINE && problem.place().line() <= last, problem.toString());
        }
    }
}
