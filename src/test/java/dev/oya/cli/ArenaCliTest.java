package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class ArenaCliTest {

    @TempDir
    Path folder;

    private static Run arena(String game, String... more) {
        List<String> words = new ArrayList<>(List.of("arena", game, "--seed", "1", "--lang", "en"));
        words.addAll(List.of(more));
        Run run = Run.of(words.toArray(String[]::new));
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        return run;
    }

    /** In duplicate matches against itself, a bot scores exactly half of the points in every game. */
    @ParameterizedTest(name = "{0}, {1} seats")
    @CsvSource({
        "koi-koi, 2",
        "koi-koi, 3",
        "koi-koi, 4",
        "hachi-hachi, 3",
        "hachi-hachi, 5",
        "mulle, 2",
        "mulle, 4",
        "scopa, 2"
    })
    void botAgainstItselfScoresExactlyEven(String game, String players) {
        JsonNode told = arena(
                        game,
                        "--players",
                        players,
                        "--bots",
                        "random,random",
                        "--matches",
                        "8",
                        "--rounds",
                        "2",
                        "--json",
                        "--threads",
                        "2")
                .json();
        JsonNode pairing = told.get("pairings").get(0);
        assertEquals(0.5, pairing.get("score").get("value").doubleValue());
        assertEquals(0, pairing.get("elo").get("value").doubleValue(), 1e-9);
        assertEquals(0, pairing.get("pointsPerRound").get("value").doubleValue());
        assertEquals(pairing.get("wins"), pairing.get("losses"));
        assertEquals(0, told.get("ratings").get(0).get("elo").get("value").doubleValue(), 1e-9);
    }

    @Test
    void resultDoesNotDependOnThreadsOrInterruptions() throws IOException {
        String[] words = {"--bots", "greedy,random,cautious", "--matches", "8", "--rounds", "1", "--json"};
        String alone = arena("koi-koi", with(words, "--threads", "1")).out();
        Path file = folder.resolve("half.arena");
        String kept = file.toString();
        assertEquals(
                alone,
                arena("koi-koi", with(words, "--threads", "3", "--resume", kept))
                        .out());
        // Simulates a process that was killed while it wrote a line.
        List<String> lines = Files.readAllLines(file);
        assertEquals(1 + 2 * 3, lines.size(), "one line for the pairing and one for each meeting");
        String half =
                String.join("\n", lines.subList(0, 3)) + "\n" + lines.get(3).substring(0, 10);
        Files.writeString(file, half);
        assertEquals(alone, arena("koi-koi", with(words, "--resume", kept)).out());
        assertEquals(lines, Files.readAllLines(file));
        // The arena is finished, so no match is played. The seed is read from the file.
        Run again = Run.of(with(with(new String[] {"arena", "koi-koi", "--lang", "en"}, words), "--resume", kept));
        assertEquals(alone, again.out(), again.err());
    }

    private static String[] with(String[] words, String... more) {
        List<String> all = new ArrayList<>(List.of(words));
        all.addAll(List.of(more));
        return all.toArray(String[]::new);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"arena\":\"sha256:0\",\"checksum\":\"5dd3afca\"} | contains another arena",
                "{\"arena\":\"sha256:1\",\"checksum\":\"5dd3afca\"} | line 1 was changed",
                "{\"oya\":1}                | contains no arena",
                "hello                      | contains no arena",
            })
    void rejectsProgressFileOfAnotherArena(String line, String said) throws IOException {
        Path file = folder.resolve("other");
        Files.writeString(file, line + "\n");
        Run run = Run.of("arena", "koi-koi", "--bots", "greedy,random", "--seed", "1", "--resume", file.toString());
        assertEquals(ExitCode.COMMAND, run.exit());
        assertTrue(run.err().contains(said), run.err());
        assertEquals(line + "\n", Files.readString(file), "the file has changed");
    }

    @Test
    void stopsWhenSequentialTestIsDecided() {
        JsonNode told = arena(
                        "koi-koi",
                        "--players",
                        "2",
                        "--bots",
                        "greedy,bold",
                        "--matches",
                        "2000",
                        "--sprt",
                        "0,50",
                        "--json")
                .json();
        assertEquals("sure", told.get("ended").stringValue());
        assertEquals("h1", told.get("sprt").get("verdict").stringValue());
        assertTrue(told.get("sprt").get("llr").doubleValue() >= 2.94);
        assertTrue(told.get("deals").intValue() < 100, told.toString());
        JsonNode other = arena(
                        "koi-koi",
                        "--players",
                        "2",
                        "--bots",
                        "bold,greedy",
                        "--matches",
                        "2000",
                        "--sprt",
                        "0,50",
                        "--json")
                .json();
        assertEquals("h0", other.get("sprt").get("verdict").stringValue());
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "sv", "de"})
    void fitsEightyColumns(String language) throws IOException {
        Path page = folder.resolve("page.html");
        Run run = Run.of(
                "arena",
                "hachi-hachi",
                "--bots",
                "greedy,random,strong:2",
                "--matches",
                "12",
                "--rounds",
                "1",
                "--lang",
                language,
                "--seed",
                "1",
                "--html",
                page.toString());
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        assertTrue(run.width() <= 80, run.out());
        assertTrue(run.out().contains("strong:2"), run.out());
        Document html = Jsoup.parse(Files.readString(page));
        assertEquals(language, html.select("html").attr("lang"));
        assertEquals(4, html.select("svg").size(), "one chart for the ratings and one per pairing");
        assertEquals(3, html.select("svg").get(0).select("circle").size());
        assertTrue(html.select("script, link, img").isEmpty(), "the page loads other files");
        assertFalse(html.outerHtml().contains("NaN"), "a point has no coordinates");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--bots greedy                            | at least two bots",
                "--bots greedy,gredy                      | did you mean \"greedy\"",
                "--matches 9                              | Missing --bots",
                "--bots greedy,bold --matches 0           | 1 to",
                "--bots greedy,bold --rounds 0            | 1 or more",
                "--bots greedy,bold --sprt 5,0            | ascending order",
                "--bots greedy,bold --sprt x,0            | ascending order",
                "--bots greedy,bold --sprt 0              | ascending order",
                "--bots greedy,bold,random --sprt 0,5     | two bots",
                "--bots greedy,bold --html no/such/x.html | Cannot write",
                "--bots greedy,bold --players 9           | allowed",
            })
    void reportsInvalidArguments(String words, String said) {
        Run run = Run.of(with(new String[] {"arena", "koi-koi"}, words.split(" ")));
        assertEquals(ExitCode.COMMAND, run.exit());
        assertTrue(run.err().contains(said), run.err());
        assertEquals("", run.out());
    }
}
