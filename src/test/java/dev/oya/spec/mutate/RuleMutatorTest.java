package dev.oya.spec.mutate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.engine.RuleLibrary;
import dev.oya.pack.Pack;
import dev.oya.spec.RulesUnderTest;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RuleMutatorTest {
    private static RulesUnderTest rules;

    @BeforeAll
    static void read() {
        rules = new RulesUnderTest(RuleLibrary.inJar(), List.of(), null, null, any -> Map.of());
    }

    private static String changes(String game, String profile, Mutation.Kind kind, String rule) {
        Pack pack = rules.pack(new RulesUnderTest.Subject(game, profile));
        return RuleMutator.of(pack, file -> file.startsWith(game + "/")).stream()
                .filter(change -> change.kind() == kind && change.of().equals(rule))
                .map(Mutation::description)
                .sorted()
                .collect(Collectors.joining(";"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '#',
            quoteCharacter = '`',
            value = {
                "MODIFIER # settle/caller-pays-for-both # .twice()",
                "NARROWED # settle/caller-pays-for-both # \"called\" -> \"called latest-call\";"
                        + "\"called\" -> \"called latest-call\"",
                "NARROWED # settle/latest-caller-pays-for-both # \"called\" -> \"called latest-call\"",
                "WIDENED # next-dealer/ryu-kyoku # end == \"exhausted\" -> (end == \"exhausted\" || end == \"hand-win\");"
                        + "end == \"exhausted\" -> (end == \"exhausted\" || end == \"stop\")",
            })
    void mutatesModifiersMarksAndEnds(Mutation.Kind kind, String rule, String changes) {
        assertEquals(changes, changes("koi-koi", "de", kind, rule));
    }

    @Test
    void widensAlternativeEndsAsOneCondition() {
        String ends = "end == \"split\" || end == \"dissolved\" || end == \"sole-player\" || end == \"nobody\"";
        String expected = Stream.of("cancel", "exhausted", "four-three", "shoubu")
                .map(end -> ends + " -> (" + ends + " || end == \"" + end + "\")")
                .collect(Collectors.joining(";"));
        assertEquals(expected, changes("hachi-hachi", "sv", Mutation.Kind.WIDENED, "scheme/none"));
    }
}
