package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import dev.oya.cli.text.Text;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlayCliTest {
    private static final String[] HOTSEAT = {
        "play", "hachi-hachi", "--seed", "spring", "--hotseat", "--set", "rounds=3", "--lang", "en"
    };

    private static String[] with(String... more) {
        String[] all = java.util.Arrays.copyOf(HOTSEAT, HOTSEAT.length + more.length);
        System.arraycopy(more, 0, all, HOTSEAT.length, more.length);
        return all;
    }

    @Test
    void playsWholeMatchFromScript(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("match.jsonl");
        String typed = "1\n".repeat(1000);
        Run run = Run.typing(typed, HOTSEAT);
        assertAll(
                () -> assertEquals(ExitCode.DONE, run.exit(), run.err()),
                () -> assertTrue(run.out().contains("Seed: spring."), run.out()),
                () -> assertTrue(run.out().contains("Round 3 has ended: "), run.out()),
                () -> assertTrue(run.out().contains("The match is over."), run.out()),
                () -> assertTrue(run.width() <= Text.WIDTH, "width " + run.width()));
        // Types as many lines as the whole match took, and then saves the match.
        long lines = run.out().lines().filter(line -> line.matches(".*> 1$")).count();
        Run saved = Run.typing("1\n".repeat((int) lines - 1) + "s " + file + "\nq\n", HOTSEAT);
        assertEquals(ExitCode.DONE, saved.exit(), saved.err());
        Run verified = Run.of("verify-record", file.toString());
        assertEquals(ExitCode.DONE, verified.exit(), verified.out());
        assertTrue(verified.out().contains("3 rounds, no errors"), verified.out());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 4, 15, 22, 30})
    void resumesSavedMatchUnchanged(int before, @TempDir Path folder) throws IOException {
        String[] play = {"play", "hachi-hachi", "--seed", "autumn", "--set", "rounds=3", "--players", "4", "--seat", "2"
        };
        Path whole = folder.resolve("whole.jsonl");
        Path half = folder.resolve("half.jsonl");
        Path rest = folder.resolve("rest.jsonl");
        String save = "s " + whole + "\n";
        // Saves after each move, so that the last save contains the finished match.
        Run.typing(("1\n" + save).repeat(300), play);
        Run first = Run.typing("1\n".repeat(before) + "q\n" + half + "\n", play);
        assertTrue(Files.exists(half), first.out());
        Run second = Run.typing(("1\n" + "s " + rest + "\n").repeat(300), "play", "--resume", half.toString());
        assertEquals(ExitCode.DONE, second.exit(), second.err());
        assertEquals(Files.readString(whole), Files.readString(rest));
        assertEquals(ExitCode.DONE, Run.of("verify-record", whole.toString()).exit());
    }

    @Test
    void keepsSeedOutOfFinishedRoundsUntilMatchIsOver(@TempDir Path folder) throws IOException {
        String[] play = {"play", "koi-koi", "--seed", "the-seed", "--set", "rounds=2", "--lang", "en"};
        Path file = folder.resolve("half.jsonl");
        StringBuilder typed = new StringBuilder();
        String saved = "";
        while (saved.lines().count() < 2) {
            typed.append("1\n");
            Run run = Run.typing(typed + "s! " + file + "\n", play);
            assertFalse(run.out().contains("the-seed"), run.out());
            saved = Files.readString(file);
        }
        String finished = saved.lines().findFirst().orElseThrow();
        String last = saved.lines().skip(1).findFirst().orElseThrow();
        assertFalse(finished.contains("the-seed"), finished);
        assertTrue(last.contains("\"play\":{\"persons\":[0],\"bot\":\"greedy\",\"seed\":\"the-seed\""), last);
        assertFalse(Run.of("verify-record", "--json", file.toString()).out().contains("the-seed"));
        // Files written by earlier versions contain the seed on every line.
        Path earlier = folder.resolve("earlier.jsonl");
        Files.writeString(
                earlier,
                saved.replaceAll("\"match\":\"[^\"]*\",\"seed\":null", "\"match\":\"the-seed\",\"seed\":\"the-seed\"")
                        .replace(",\"seed\":\"the-seed\",\"moves\"", ",\"moves\""));
        Path whole = folder.resolve("whole.jsonl");
        Path again = folder.resolve("again.jsonl");
        for (Path[] one : new Path[][] {{file, whole}, {earlier, again}}) {
            Run.typing(("1\ns " + one[1] + "\n").repeat(100), "play", "--resume", one[0].toString());
        }
        assertEquals(Files.readString(whole), Files.readString(again));
        assertTrue(Files.readString(whole).lines().allMatch(line -> line.contains("\"seed\":\"the-seed\"")));
        assertEquals(ExitCode.DONE, Run.of("verify-record", whole.toString()).exit());
    }

    @Test
    void allowsUndoUntilHiddenCardIsRevealed() {
        Run run = Run.typing("1\n1\n1\n2\nu\n", HOTSEAT);
        assertTrue(run.out().contains("Move undone."), run.out());
        Run late = Run.typing("1\n1\n1\n2\n1\n1\nu\n", HOTSEAT);
        assertTrue(late.out().contains("Cannot undo: "), late.out());
        Run none = Run.typing("u\n", HOTSEAT);
        assertTrue(none.out().contains("Cannot undo: "), none.out());
    }

    @Test
    void hidesNextStockCardUntilItIsTurned() {
        Run run = Run.typing("1\n1\n1\n1\n", HOTSEAT);
        String last = run.out().substring(run.out().lastIndexOf("Seat 0 plays "));
        assertTrue(last.contains("turn the top card of the stock"), last);
        assertFalse(last.contains("5C2"), last);
    }

    @Test
    void answersHelpAndUnknownInput() {
        Run run = Run.typing("?\nxyzzy\n99\nwhy\nt\ns\nq\n\n", HOTSEAT);
        assertAll(
                () -> assertEquals(ExitCode.DONE, run.exit()),
                () -> assertTrue(run.out().contains("u = undo"), run.out()),
                () -> assertTrue(run.out().contains("Choose a move from 1 to "), run.out()),
                () -> assertTrue(run.out().contains("No payments."), run.out()),
                () -> assertTrue(run.out().contains("Type s FILE."), run.out()),
                () -> assertTrue(run.out().contains("Save to which file?"), run.out()));
    }

    @Test
    void refusesToOverwriteUnrelatedFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("letter.txt");
        Files.writeString(file, "Dear all\n");
        Run run = Run.typing("s " + file + "\ns " + folder + "/no/where\ns! " + file + "\n", HOTSEAT);
        assertTrue(run.out().contains("already a different file"), run.out());
        assertTrue(run.out().contains("Cannot write"), run.out());
        assertTrue(run.out().contains("Saved."), run.out());
        assertTrue(Files.readString(file).startsWith("{\"record\":1"), Files.readString(file));
    }

    @ParameterizedTest
    @CsvSource({"en, n", "en, No", "sv, nej", "de, N", "de, nein"})
    void answeringNoSavesNothing(String language, String no) {
        Run run = Run.typing("q\n" + no + "\n1\n", "play", "koi-koi", "--seed", "a", "--lang", language);
        assertEquals(ExitCode.DONE, run.exit());
        assertFalse(Files.exists(Path.of(no)), no + " was written");
        assertTrue(run.out().stripTrailing().endsWith(" " + no), run.out());
    }

    @Test
    void asksForFileNameAgainWhenSavingFails(@TempDir Path folder) {
        Path file = folder.resolve("match.jsonl");
        Run run = Run.typing("q\n" + folder + "/no/where\nq\ny\n" + file + "\n", "play", "koi-koi", "--seed", "a");
        assertTrue(run.out().contains("Cannot write"), run.out());
        assertTrue(run.out().contains("File name?"), run.out());
        assertTrue(Files.exists(file), run.out());
    }

    @Test
    void paymentForWinNamesCombinations() {
        String out = Run.typing("1\n".repeat(60), "play", "koi-koi", "--seed", "a", "--lang", "en")
                .out();
        String paid = out.lines()
                .filter(line -> line.matches(" *(You|Bo|Cleo) +-> (You|Bo|Cleo) .*"))
                .findFirst()
                .orElseThrow();
        assertTrue(paid.matches(".* win: [a-z].* = \\d.*"), paid);
    }

    @Test
    void exitsSuccessfullyAtEndOfInput() {
        Run run = Run.typing("1\n", HOTSEAT);
        assertEquals(ExitCode.DONE, run.exit());
        assertTrue(run.out().contains("End of input"), run.out());
        assertEquals("", run.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "sv", "de"})
    void playsInThreeLanguages(String language) {
        Run run = Run.typing("1\n".repeat(500), with("--lang", language));
        assertEquals(ExitCode.COMMAND, run.exit());
        Run once = Run.typing(
                "1\n".repeat(500),
                "play",
                "hachi-hachi",
                "--seed",
                "x",
                "--hotseat",
                "--set",
                "rounds=3",
                "--lang",
                language);
        assertEquals(ExitCode.DONE, once.exit(), once.err());
        assertTrue(
                once.out().contains(language.equals("en") ? "Round 1" : language.equals("sv") ? "Giv 1" : "Runde 1"));
        assertTrue(once.width() <= Text.WIDTH, "width " + once.width());
    }

    @Test
    void reportsInvalidArguments(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("wrong.jsonl");
        Files.writeString(file, "{\"record\":1}\n");
        assertAll(
                () -> assertEquals(ExitCode.COMMAND, Run.of("play").exit()),
                () -> assertEquals(
                        ExitCode.COMMAND,
                        Run.of("play", "hachi-hachi", "--players", "9").exit()),
                () -> assertEquals(
                        ExitCode.COMMAND,
                        Run.of("play", "hachi-hachi", "--seat", "3").exit()),
                () -> assertEquals(
                        ExitCode.COMMAND,
                        Run.of("play", "hachi-hachi", "--bot", "greedo").exit()),
                () -> assertEquals(
                        ExitCode.COMMAND,
                        Run.of("play", "hachi-hachi", "--lang", "fr").exit()),
                () -> assertEquals(
                        ExitCode.COMMAND,
                        Run.of("play", "--resume", folder + "/none").exit()),
                () -> assertEquals(
                        ExitCode.REFUSED,
                        Run.of("play", "--resume", file.toString()).exit()),
                () -> assertTrue(
                        Run.of("play", "--resume", file.toString()).err().contains("wrong.jsonl:1: "),
                        Run.of("play", "--resume", file.toString()).err()));
    }
}
