package dev.oya.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class ChangedRulesTest {
    private static String rule(String name, String condition) {
        return "rule \"" + name + "\" when " + condition + " then insert( new Mark(0, \"active\") ); end";
    }

    /** Regression test: the compiler reports no line for an unbound name, so Oya removed a correct rule instead. */
    @Test
    void keepsOtherRulesIfOneDoesNotCompile() {
        String good = "NextStep( phase == \"play\" )";
        String bad = "Player( seat != $first )";
        List<String> texts = new ArrayList<>();
        List<Boolean> expected = new ArrayList<>();
        for (String condition : List.of(good, good, bad, good, "NextStep( phase == )", good, bad, good)) {
            texts.add(rule("rule " + texts.size(), condition));
            expected.add(condition.equals(good));
        }
        assertEquals(
                expected,
                ChangedRules.compile(texts).stream().map(Objects::nonNull).toList());
    }
}
