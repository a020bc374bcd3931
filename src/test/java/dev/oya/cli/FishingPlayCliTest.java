package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import dev.oya.cli.text.Text;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Fishing games at the terminal, with moves entered step by step and announcements of players. */
class FishingPlayCliTest {
    @ParameterizedTest
    @CsvSource({
        "2, sv, båten, bygger till, Partiet är slut.",
        "3, en, the boat, builds to, The match is over.",
        "4, de, das Boot, baut auf, Die Partie ist zu Ende."
    })
    void playsWholeMatch(String seats, String language, String boat, String builds, String end) {
        Run run =
                Run.typing("1\n".repeat(2000), "play", "mulle", "--seed", "x", "--players", seats, "--lang", language);
        assertAll(
                () -> assertEquals(ExitCode.DONE, run.exit(), run.err()),
                () -> assertTrue(run.out().contains(boat), "the last deal is not announced"),
                () -> assertTrue(run.out().contains(builds), "builds are not announced"),
                () -> assertTrue(run.out().contains(end), run.out()),
                () -> assertTrue(run.width() <= Text.WIDTH, "width " + run.width()));
    }

    @Test
    void resumesSavedMatchUnchanged(@TempDir Path folder) throws IOException {
        Path half = folder.resolve("half.jsonl");
        Path rest = folder.resolve("rest.jsonl");
        Path whole = folder.resolve("whole.jsonl");
        String[] play = {"play", "mulle", "--seed", "autumn", "--set", "rounds=1"};
        Run.typing(("1\n" + "s " + whole + "\n").repeat(150), play);
        Run.typing("1\n1\n1\n1\n1\nq\n" + half + "\n", play);
        assertTrue(Files.exists(half));
        Run second = Run.typing(("1\n" + "s " + rest + "\n").repeat(150), "play", "--resume", half.toString());
        assertEquals(ExitCode.DONE, second.exit(), second.err());
        assertEquals(ExitCode.DONE, Run.of("verify-record", rest.toString()).exit());
        assertEquals(ExitCode.DONE, Run.of("verify-record", whole.toString()).exit());
    }

    @Test
    void listsCapturedCardsNextToEachChoice() {
        Run run = Run.typing("1\n".repeat(60), "play", "scopa", "--seed", "x", "--lang", "en");
        assertTrue(
                Pattern.compile("(?m)^ *\\d+ +s4 4 of swords \\(takes d4\\)$")
                        .matcher(run.out())
                        .find(),
                run.out());
    }

    @Test
    void acceptsCardCodesAndUndoesStepsAndMoves() {
        Run run = Run.typing("C10\n0\nd3\n1\nu\nq\n\n", "play", "mulle", "--seed", "x", "--hotseat", "--lang", "sv");
        assertAll(
                () -> assertEquals(ExitCode.DONE, run.exit(), run.err()),
                () -> assertTrue(run.out().contains("0  tillbaka"), run.out()),
                () -> assertTrue(run.out().contains("Draget är ångrat."), run.out()));
    }
}
