package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import dev.oya.experiment.Cluster;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class StudyCliTest {
    private static JsonNode json(String... words) {
        List<String> all = new ArrayList<>(List.of("study"));
        all.addAll(List.of(words));
        all.add("--json");
        Run run = Run.of(all.toArray(String[]::new));
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        return run.json();
    }

    private static List<String> names(JsonNode study) {
        return study.get("arms")
                .valueStream()
                .map(arm -> arm.get("name").stringValue())
                .toList();
    }

    @Test
    void comparesProfilesHouseRulesAndOptionsAsArms(@TempDir Path folder) throws IOException {
        Path house = folder.resolve("long.yaml");
        Files.writeString(
                house,
                "layer: long\ntitle: Six rounds\nbase: hachi-hachi\nbecause: The evening is short.\noptions:\n  rounds: 6\n");
        JsonNode study = json(
                "hachi-hachi",
                "-p",
                "sv,en",
                "--house",
                house.toString(),
                "--set",
                "kan=12+rounds=3",
                "--rounds",
                "10");
        assertEquals(
                List.of("sv", "sv long.yaml", "sv kan=12+rounds=3", "en", "en long.yaml", "en kan=12+rounds=3"),
                names(study));
        assertEquals(6, study.at("/arms/1/options/rounds").intValue());
        assertEquals(3, study.at("/arms/5/options/rounds").intValue());
        assertEquals(12, study.at("/arms/5/options/kan").intValue());
        assertEquals(48, study.get("rounds").intValue(), "the study did not play whole matches in groups of four");
        assertEquals("rounds", study.get("ended").stringValue());
    }

    @Test
    void gridCoversEveryCombination() {
        JsonNode study = json("hachi-hachi", "--grid", "kan=10,12", "--grid", "rounds=3,6", "--rounds", "10");
        assertEquals(
                List.of("sv kan=10 rounds=3", "sv kan=10 rounds=6", "sv kan=12 rounds=3", "sv kan=12 rounds=6"),
                names(study));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "sv", "de"})
    void fitsEightyColumns(String language) {
        for (List<String> arms : List.of(List.of("-p", "sv"), List.of("-p", "sv,en"), List.of("-p", "sv,en,de"))) {
            List<String> words = new ArrayList<>(List.of("study", "hachi-hachi", "--rounds", "30", "--lang", language));
            words.addAll(arms);
            Run run = Run.of(words.toArray(String[]::new));
            assertEquals(ExitCode.DONE, run.exit(), run.err());
            assertTrue(run.width() <= 80, run.out());
            assertFalse(run.out().contains("measure-"), run.out());
            assertEquals("", run.err());
        }
    }

    @Test
    void resumesStudyWhereItStopped(@TempDir Path folder) throws IOException {
        String file = folder.resolve("half.study").toString();
        String[] all = {"koi-koi", "--grid", "rounds=2,3", "--rounds", "60", "--bots", "random"};
        JsonNode once = json(all);
        json("koi-koi", "--grid", "rounds=2,3", "--rounds", "20", "--bots", "random", "--resume", file);
        JsonNode more = json("koi-koi", "--grid", "rounds=2,3", "--rounds", "60", "--bots", "random", "--resume", file);
        assertEquals(once.get("totals"), more.get("totals"));
        assertEquals(once.get("measures"), more.get("measures"));
        Run other = Run.of("study", "koi-koi", "--rounds", "60", "--resume", file);
        assertEquals(ExitCode.COMMAND, other.exit());
        assertTrue(other.err().contains("contains another study"), other.err());
        Files.writeString(Path.of(file), "{\"study\":");
        Run broken = Run.of("study", "koi-koi", "--rounds", "60", "--resume", file);
        assertEquals(ExitCode.COMMAND, broken.exit());
        assertTrue(broken.err().contains("contains no study"), broken.err());
        assertEquals("{\"study\":", Files.readString(Path.of(file)));
    }

    @ParameterizedTest
    @CsvSource({
        "--rounds,0,1 or more",
        "--precision,0,greater than 0",
        "--precision,NaN,greater than 0",
        "--threads,0,1 to 256",
        "--bots,gredy,did you mean \"greedy\"?",
        "--bots,strong,time limit",
        "--bots,strong:50ms,time limit",
        "--question,delaer,did you mean \"dealer\"?",
        "--question,end:nothing-of-it,unknown measure",
        "--grid,kan,write --grid option=value",
        "--grid,'kan=10,x','allowed: '",
        "--set,kann=10,did you mean \"kan\"?",
        "--house,nowhere.yaml,File not found: nowhere.yaml",
        "--resume,no/such/folder/file,Cannot write"
    })
    void reportsInvalidArguments(String option, String value, String said) {
        Run run = Run.of("study", "hachi-hachi", option, value);
        assertEquals(ExitCode.COMMAND, run.exit());
        assertTrue(run.err().contains(said), run.err());
        assertEquals("", run.out());
    }

    @Test
    void reportsGridAsHeatMap(@TempDir Path folder) throws IOException {
        Path page = folder.resolve("report.html");
        Run run = Run.of(
                "study",
                "koi-koi",
                "--grid",
                "rounds=1,2",
                "--grid",
                "viewing=true,false",
                "--rounds",
                "8",
                "--html",
                page.toString(),
                "--plots",
                folder.toString(),
                "--bots",
                "random");
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        assertTrue(Files.readString(page).contains("rounds&#x3D;1 viewing&#x3D;true"));
        assertEquals(4, Files.readString(folder.resolve("grid.svg")).split("<rect", -1).length - 1, "not 4 cells");
        Run nowhere =
                Run.of("study", "koi-koi", "--plots", folder.resolve("none").toString());
        assertEquals(ExitCode.COMMAND, nowhere.exit());
        assertTrue(nowhere.err().contains("Folder not found"), nowhere.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"study koi-koi", "verify-record docs/examples/rounds.jsonl"})
    void explainsHowToInstallMissingSpark(String command) {
        Assumptions.assumeTrue(Cluster.opener() == null, "built with Spark");
        Run run = Run.of((command + " --on local[2]").split(" "));
        assertEquals(ExitCode.COMMAND, run.exit());
        assertTrue(run.err().startsWith("--on local[2]: Apache Spark is not installed\n"), run.err());
        assertTrue(run.err().contains("mvn -Pcluster"), run.err());
    }
}
