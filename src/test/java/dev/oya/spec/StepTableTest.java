package dev.oya.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.spec.run.FeatureFiles;
import dev.oya.spec.run.Scenarios;
import dev.oya.spec.run.StepTable;
import dev.oya.spec.steps.StepVocabulary;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The list of steps in docs/steps.md is up to date. {@code -Dupdate} rewrites it. */
class StepTableTest {
    private static final Path LIST = Path.of("docs/steps.md");
    private static final String BEGIN = "<!-- Written by: mvn -B -q test -Dtest=StepTableTest -Dupdate -->\n";

    @Test
    void documentListsEveryStep() throws IOException {
        String now = Files.readString(LIST);
        int begin = now.indexOf(BEGIN);
        assertTrue(begin > 0, LIST + " lacks the line that precedes the list of steps:\n" + BEGIN);
        String ours = now.substring(0, begin + BEGIN.length());
        String right = ours + StepTable.of(StepVocabulary.all(), FeatureFiles.read(List.of("features"), null), now);
        if (System.getProperty("update") != null) {
            Files.writeString(LIST, right);
            return;
        }
        assertEquals(
                right,
                now,
                "The list of steps in " + LIST
                        + " is stale. Update it with: mvn -B -q test -Dtest=StepTableTest -Dupdate");
    }

    @Test
    void prefersExamplesFromScenarios() {
        String table = StepTable.of(StepVocabulary.all(), FeatureFiles.own("@HH-1"), "");
        String row = table.lines()
                .filter(line -> line.contains("`Then it is the turn of seat {int}`"))
                .findFirst()
                .orElseThrow();
        assertTrue(row.contains("| `Dann ist Platz {int} am Zug` | `Så är plats {int} på tur` | `"), row);
        assertTrue(row.matches(".*`(Så är plats|Then it is the turn of seat|Dann ist Platz) \\d.*` \\|"), row);
    }

    @Test
    void keepsExampleAsLongAsScenarioUsesIt() {
        Scenarios scenarios = FeatureFiles.own(null);
        String table = StepTable.of(StepVocabulary.all(), scenarios, "");
        String other = "| `Then it is the turn of seat 1` |";
        assertTrue(!table.contains(other), table);
        assertTrue(StepTable.of(StepVocabulary.all(), scenarios, other).contains(other));
    }
}
