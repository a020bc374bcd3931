package dev.oya.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleLibrary;
import dev.oya.input.PackException;
import dev.oya.pack.read.RulesFolder;
import dev.oya.say.Wording;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Options and named numbers with the value {@code no-limit}. */
class NoLimitTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();

    @TempDir
    private Path folder;

    @Test
    void writesAndParsesNoLimit() {
        Option limit = OYA.pack("mulle", null, List.of()).options().get("group-limit");
        assertEquals("no-limit, 2", limit.values().allowed().in("en"));
        assertEquals("no-limit", limit.values().text(0));
        assertEquals("2", limit.values().text(2));
        assertEquals(0, limit.values().parse("no-limit"));
        assertEquals(2, limit.values().parse("2"));
        assertEquals(2, limit.values().parse(2));
        assertNull(limit.values().parse("02"));
        assertNull(limit.values().parse(2.0));
        assertNull(limit.values().parse(null));
        Option rounds = OYA.pack("scopa", null, List.of()).options().get("rounds");
        assertEquals("no-limit, 1 or more", rounds.values().allowed().in("en"));
        assertEquals(0, rounds.defaultFor("it"));
    }

    @Test
    void namesOnlyAllowedNumbers() {
        RulesFolder rules = RulesFolder.inJar();
        String file = "mulle/1/options.yaml";
        String options = rules.read(file);
        Pack mulle = OYA.pack("mulle", null, List.of());
        Wording swedish = new Wording("sv", rules, mulle);
        assertEquals(
                Map.of("0", "lika många som spelarna"),
                swedish.names(mulle.options().get("rounds"), mulle));
        assertEquals(Map.of("0", "ingen gräns"), swedish.names(mulle.options().get("group-limit"), mulle));
        String wrong = options.replace("{ \"0\": \"as many", "{ \"-1\": \"as many");
        assertTrue(RuleLibrary.of(rules.with(Map.of(file, wrong))).check("mulle", null, List.of()).stream()
                .anyMatch(one -> one.code().equals("wrong-value")));
    }

    private Pack with(String text) throws IOException {
        Path layer = Files.writeString(
                folder.resolve("limit.yaml"), "layer: limit\ntitle: Limit\nbecause: To see.\n" + text);
        return OYA.pack("scopa", null, List.of(layer));
    }

    @Test
    void layerMayUseNoLimit() throws IOException {
        Pack pack = with("options: { rounds: no-limit }\nvalues: { change: { group: { is: 2 } } }\n");
        assertEquals(0, pack.settings().get("rounds"));
        assertEquals(2, pack.values().get("group").amount().number());
        assertTrue(OYA.pack("scopa", null, List.of())
                .values()
                .get("group")
                .amount()
                .unlimited());
    }

    @Test
    void rejectsNoLimitForBoundedOption() {
        PackException refused = assertThrows(PackException.class, () -> with("options: { goal: no-limit }\n"));
        assertEquals("wrong-value", refused.problems().get(0).code());
    }
}
