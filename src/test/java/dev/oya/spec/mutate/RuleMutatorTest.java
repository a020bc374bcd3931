package dev.oya.spec.mutate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.engine.RuleLibrary;
import dev.oya.pack.Pack;
import dev.oya.spec.RulesUnderTest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RuleMutatorTest {
    private static Pack pack;

    @BeforeAll
    static void read() {
        RulesUnderTest rules = new RulesUnderTest(RuleLibrary.inJar(), List.of(), null, null, any -> Map.of());
        pack = rules.pack(new RulesUnderTest.Subject("koi-koi", "de"));
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
    void changesModifiersMarksAndEnds(Mutation.Kind kind, String rule, String changes) {
        List<String> found = RuleMutator.of(pack, file -> file.startsWith("koi-koi/")).stream()
                .filter(change -> change.kind() == kind && change.of().equals(rule))
                .map(Mutation::said)
                .sorted()
                .toList();
        assertEquals(List.of(changes.split(";")), found);
    }
}
