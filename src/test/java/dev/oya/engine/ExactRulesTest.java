package dev.oya.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.input.PackException;
import dev.oya.input.Problem;
import dev.oya.pack.read.RulesFolder;
import dev.oya.vocabulary.PackedMoment;
import dev.oya.vocabulary.ToMove;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Arithmetic in rules is checked for overflow. The problem names the rule that overflows. */
class ExactRulesTest {
    /** Conditions, each of which overflows only if the seat to move equals the index of the condition. */
    private static final List<String> TOO_MUCH = List.of(
            "turn + 2147483647 == 2147483647",
            "turn * 2147483647 + turn > 0",
            "-2147483647 - turn < 0",
            "-(turn - turn - 2147483647 - 1) > 0",
            "(turn - turn - 2147483647 - 1) / (turn - turn - 1) > 0",
            "turn * turn * 1000000000 > 0");

    private static String layer() {
        StringBuilder layer = new StringBuilder("layer: exact\ntitle: Exact\nbecause: A test.\nrules:\n  add: |\n");
        for (int i = 0; i < TOO_MUCH.size(); i++) {
            layer.append("    rule \"house/exact-" + i + "\" @because(\"a test\") when ToMove( turn == " + i
                    + ", $seat : turn, " + TOO_MUCH.get(i) + " ) then insert( new Offer($seat, \"pass\") ); end\n");
        }
        return layer.toString();
    }

    private static RuleBook own(String layer) {
        RuleLibrary oya = RuleLibrary.of(RulesFolder.inJar().with(Map.of("house/exact.yaml", layer)));
        return oya.rules(oya.pack("hachi-hachi", "sv", List.of(Path.of("exact"))), Map.of());
    }

    private static RuleBook foreign(String layer, Path folder) throws IOException {
        RuleLibrary oya = RuleLibrary.inJar();
        Path file = Files.writeString(folder.resolve("exact.yaml"), layer);
        return oya.rules(oya.pack("hachi-hachi", "sv", List.of(file), true), Map.of());
    }

    private static Problem told(RuleBook rules, int turn) {
        ToMove question =
                new ToMove(rules.settings(), PackedMoment.of(1, 7, 0).turn(turn).done());
        return assertThrows(PackException.class, () -> rules.ask(question), TOO_MUCH.get(turn))
                .problems()
                .get(0);
    }

    @Test
    void reportsRuleThatOverflows(@TempDir Path folder) throws IOException {
        for (RuleBook rules : List.of(own(layer()), foreign(layer(), folder))) {
            for (int turn = 1; turn < TOO_MUCH.size(); turn++) {
                Problem told = told(rules, turn);
                assertEquals("too-many-points", told.code(), told.toString());
                assertEquals(6 + turn, told.place().line(), told.toString());
                assertTrue(told.message().contains("house/exact-" + turn), told.toString());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2147483647 + 2147483647 > 0",
                "turn < 65536 * 65536",
                "-2147483647 - 2 < turn",
                "turn > 1 << 31",
                "turn == (2147483647 + 1) / 2"
            })
    void reportsConstantOverflowBeforePlay(String condition) {
        String layer = "layer: exact\ntitle: Exact\nbecause: A test.\nrules:\n  add: |\n    rule \"house/exact\""
                + " @because(\"a test\")\n    when\n        ToMove( $seat : turn, " + condition
                + " )\n    then\n        insert( new Offer($seat, \"pass\") );\n    end\n";
        Problem told =
                assertThrows(PackException.class, () -> own(layer)).problems().get(0);
        assertEquals(condition.contains("<<") ? "untrusted-code" : "too-many-points", told.code(), told.toString());
        assertEquals(8, told.place().line(), told.toString());
    }

    @Test
    void namesRuleThatConcludesUnknownSeat() {
        RuleBook rules = own("layer: exact\ntitle: Exact\nbecause: A test.\nrules:\n  add: |\n"
                + "    rule \"house/wrong\" @because(\"a test\") when ToMove( turn == 1, $one : turn )"
                + " then insert( new Offer($one - 2, \"pass\") ); end\n"
                + "    rule \"house/right\" @because(\"a test\") when Offer( $seat : seat, 5 / (seat + 1) > 9 )"
                + " then insert( new Offer($seat, \"pass\") ); end\n");
        Problem told = told(rules, 1);
        assertEquals("wrong-conclusion", told.code(), told.toString());
        assertTrue(told.message().contains("house/wrong"), told.toString());
    }
}
