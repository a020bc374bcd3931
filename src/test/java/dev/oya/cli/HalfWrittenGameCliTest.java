package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The check reports missing parts of an unfinished game as warnings, and the game can be played. */
class HalfWrittenGameCliTest {
    @TempDir
    Path folder;

    @BeforeEach
    void createGame() {
        assertEquals(ExitCode.DONE, run("rules", "new", folder.toString(), "--game", "mine", "--deck", "hanafuda"));
    }

    private Run last;

    private int run(String... words) {
        last = Run.of(words);
        return last.exit();
    }

    private int here(String... words) {
        List<String> all = new ArrayList<>(List.of(words));
        all.addAll(List.of("--rules", folder.toString()));
        return run(all.toArray(String[]::new));
    }

    private void change(String file, String before, String after) throws IOException {
        Path path = folder.resolve("mine/1").resolve(file);
        String text = Files.readString(path);
        assertTrue(text.contains(before), "nothing to change in " + file);
        Files.writeString(path, text.replace(before, after));
    }

    private void isPlayedWith(String... warnings) {
        assertEquals(ExitCode.DONE, here("rules", "check", "mine"), last.err());
        assertTrue(last.out().contains("fine, ") && last.out().contains(warnings.length + " warning"), last.out());
        for (String warning : warnings) {
            assertTrue(last.err().contains(warning), last.err());
        }
        assertEquals(ExitCode.DONE, here("simulate", "mine", "--rounds", "2"), last.err());
    }

    @Test
    void warnsAboutUnusedValueAndMissingName() throws IOException {
        change(
                "values.yaml",
                "values:\n",
                "values:\n  later: { what: Later., unit: cards, is: 3, because: It will be. }\n");
        change("play.drl", "Matches( count == 2 )", "Matches( count == 2, among(\"chaff\") )");
        Files.writeString(
                folder.resolve("mine/1/play.drl"),
                "\n// Brights are not taken by choice.\nrule \"take/no-bright\" @because(\"Try it.\")\nwhen\n"
                        + "    Matches( count == 2, among(\"chaff\") == false, $action : action )\nthen\n"
                        + "    insert( new Refusal($action, \"zu-viel-licht\") );\nend\n",
                java.nio.file.StandardOpenOption.APPEND);
        isPlayedWith("value \"later\"", "\"zu-viel-licht\"");
    }

    @Test
    void summarizesIncompleteTranslation() throws IOException {
        Files.createDirectories(folder.resolve("mine/1/text"));
        Files.writeString(folder.resolve("mine/1/text/ko.yaml"), "pack:\n  title: 놀이\n");
        isPlayedWith("sentences have no ko translation yet", "names have no ko translation yet");
    }

    @Test
    void usesSharedNamesInAnyFolder() {
        Run played = Run.typing(
                "1\n".repeat(4), "play", "mine", "--rules", folder.toString(), "--lang", "sv", "--seed", "x");
        assertTrue(played.out().contains("Bo spelar ") && played.out().contains("Bo vänder upp "), played.out());
    }

    @Test
    void reportsPositionOfDeadEndAndKeepsFinishedRounds() throws IOException {
        change("play.drl", "ToMove( phase == \"draw\", ", "ToMove( phase == \"draw\", round < 2, ");
        Path records = folder.resolve("rounds.jsonl");
        assertEquals(ExitCode.PACK, here("simulate", "mine", "--rounds", "9", "--record", records.toString()));
        assertTrue(last.err().contains("round 2, move 1 (play "), last.err());
        assertEquals(1, Files.readAllLines(records).size());
    }
}
