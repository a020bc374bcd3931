package dev.oya.engine.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.input.Problem;
import dev.oya.pack.Pack;
import dev.oya.pack.RuleGate;
import dev.oya.pack.read.PackReader;
import dev.oya.pack.read.RulesFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A combination without a display name is reported where it is defined: once in a game, and not again in its layers. */
class DisplayNamesTest {
    private static final String YAKU = "koi-koi/1/yaku.yaml";

    @TempDir
    Path folder;

    private List<String> warnings(String more, List<Path> layers) {
        RulesFolder rules = RulesFolder.inJar();
        Pack pack = PackReader.read(
                rules.with(Map.of(YAKU, rules.read(YAKU) + more)), "koi-koi", "de", layers, RuleGate.SHUT);
        return RuleCheck.problems(pack, id -> !id.endsWith("-and-crane"), rules.caches()).stream()
                .filter(problem -> problem.code().equals("no-word"))
                .map(Problem::toString)
                .map(line -> line.replace(folder + "/", "").lines().findFirst().orElseThrow())
                .toList();
    }

    @Test
    void reportsCombinationOfGameOnce() throws IOException {
        String more = """
                  boar-and-crane:
                    group: dekiyaku
                    what: The boar and the crane.
                    because: To see.
                    needs: [7A, 1B]
                    worth: { points: 2 }
                """;
        int line = (int) RulesFolder.inJar().read(YAKU).lines().count() + 1;
        assertEquals(
                List.of(YAKU + ":" + line
                        + ": warning: The combination \"boar-and-crane\" has no display name [no-word]"),
                warnings(more, List.of()));
        Path layer = Files.writeString(folder.resolve("other.yaml"), """
                layer: other
                title: Another combination
                because: To see.
                yaku:
                  add:
                    deer-and-crane:
                      group: dekiyaku
                      what: The deer and the crane.
                      needs: [10A, 1B]
                      worth: { points: 2 }
                """);
        assertEquals(
                List.of("other.yaml:6: warning: The combination \"deer-and-crane\" has no display name [no-word]"),
                warnings(more, List.of(layer)));
    }
}
