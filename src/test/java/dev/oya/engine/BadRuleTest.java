package dev.oya.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.input.PackException;
import dev.oya.input.Problem;
import dev.oya.pack.Pack;
import dev.oya.pack.read.PackReader;
import dev.oya.pack.read.RulesFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** If a layer's rule does not compile, the problem states its file and line, and no rules are loaded. */
class BadRuleTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ToMove( phase == \"turn\"; ToMove( phaze == \"turn\"; 9; phaze; unknown-member",
                "new Offer(; new Offfer(; 11; Offfer; unknown-conclusion",
                "phase == \"turn\"; phase ==; 9; ','; drl-does-not-compile",
                "ToMove(; ToMooove(; 9; ToMooove; unknown-fact"
            })
    void reportsInvalidRuleWithItsLine(String line) throws IOException {
        String[] part = line.split(";\\s*");
        PackException problems = assertThrows(PackException.class, () -> rules(layer().replace(part[0], part[1])));
        Problem first = problems.problems().get(0);
        assertEquals(part[4], first.code());
        assertTrue(first.place().file().endsWith("layer.yaml"), first.toString());
        assertEquals(Integer.parseInt(part[2]), first.place().line(), first.toString());
        assertTrue(first.message().contains(part[3]), first.toString());
    }

    @Test
    void acceptsLayerRuleWithoutHeader() throws IOException {
        assertEquals("rests", rules(layer()).cite("house/rests").because());
    }

    private RuleBook rules(String layer) throws IOException {
        Path file = Files.writeString(folder.resolve("layer.yaml"), layer);
        Pack pack = PackReader.read(RulesFolder.inJar(), "hachi-hachi", "sv", List.of(file), source -> List.of());
        return new RuleBook(pack, Map.of());
    }

    private static String layer() {
        return """
                layer: try
                title: Try
                because: A test.
                rules:
                  add: |
                    // The seat on turn may rest.
                    rule "house/rests" @because("rests")
                    when
                        ToMove( phase == "turn", $seat : turn )
                    then
                        insert( new Offer($seat, "pass") );
                    end
                """;
    }
}
