package dev.oya.cli.play;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.bots.Bot;
import dev.oya.bots.Bots;
import dev.oya.cli.LanguageOption;
import dev.oya.cli.text.Colours;
import dev.oya.engine.RuleLibrary;
import dev.oya.pack.Pack;
import dev.oya.play.MatchLog;
import dev.oya.play.Rules;
import dev.oya.record.SavedMatch;
import dev.oya.say.SeatNames;
import dev.oya.say.Wording;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import org.jline.terminal.Size;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A match on a terminal that is redrawn in place. */
class FullScreenTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();

    /**
     * A match and its output.
     *
     * @param drawn all output sent to the terminal
     * @param after output after the terminal was closed
     */
    private record Played(String drawn, String after, MatchLog log) {}

    private static Played play(String game, int players, String language, Colours colours, String typed)
            throws IOException {
        Pack pack = OYA.pack(game, null, List.of());
        MatchLog log = SavedMatch.begin(OYA.rules(pack, Map.of("players", players)), "a");
        Set<Integer> persons = Set.of(0);
        Wording speech = new Wording(language, OYA.folder(), pack, LanguageOption.SENTENCES)
                .with(SeatNames.of(players, persons));
        ByteArrayOutputStream drawn = new ByteArrayOutputStream();
        StringWriter after = new StringWriter();
        DumbTerminal terminal = new DumbTerminal(
                "test",
                "xterm-256color",
                new ByteArrayInputStream(typed.replace('\n', '\r').getBytes(StandardCharsets.UTF_8)),
                drawn,
                StandardCharsets.UTF_8);
        terminal.setSize(new Size(80, 24));
        BiFunction<String, Rules, Bot> bots = Bots::named;
        PrintWriter out = new PrintWriter(after);
        try (FullScreen screen = new FullScreen(terminal, colours, out)) {
            new PlayLoop(log, persons, List.of("greedy"), bots, screen, out, speech, null).run();
        }
        return new Played(drawn.toString(StandardCharsets.UTF_8), after.toString(), log);
    }

    @ParameterizedTest
    @CsvSource({"en, You, Your hand, takes", "de, Du, Deine Hand, nimmt", "sv, Du, Din hand, tar"})
    void namesPlayersAndCaptures(String language, String you, String hand, String takes) throws IOException {
        String drawn = play("koi-koi", 2, language, Colours.OFF, "1\n1\n").drawn();
        assertAll(
                () -> assertTrue(drawn.contains(you), drawn),
                () -> assertTrue(drawn.contains("Bo"), drawn),
                () -> assertTrue(drawn.contains(hand), drawn),
                () -> assertTrue(drawn.contains(" " + takes + " "), drawn),
                () -> assertFalse(drawn.matches("(?s).*(seat|Platz|plats) [0-9].*"), drawn));
    }

    @Test
    void makesForcedMovesWithoutAsking() throws IOException {
        Played played = play("koi-koi", 2, "en", Colours.OFF, "1\n");
        assertFalse(played.drawn().contains("turn the top card of the stock"), played.drawn());
        // One line of input makes two moves, because the card from the stock has only one legal move.
        assertTrue(
                played.log().moves().stream().filter(move -> move.seat() == 0).count() >= 2,
                played.log().moves().toString());
    }

    @Test
    void logsForcedMove() throws IOException {
        String drawn = play("hachi-hachi", 3, "en", Colours.OFF, "1\n").drawn();
        assertTrue(drawn.contains("You say nothing (the only move)."), drawn);
    }

    @Test
    void explainsHint() throws IOException {
        String drawn = play("koi-koi", 2, "en", Colours.OFF, "h\n").drawn();
        assertAll(
                () -> assertTrue(drawn.contains("Hint: play "), drawn),
                // The search is limited by time, so the move and its reason may differ.
                () -> assertTrue(
                        drawn.matches("(?s).*(Then (\\d+ cards are|only [^.]+ is) missing|You need [^.]+) for .*"),
                        drawn),
                () -> assertTrue(drawn.contains(" simulated rounds"), drawn));
    }

    @Test
    void showsStepsOfSettlement() throws IOException {
        Played played = play("hachi-hachi", 3, "en", Colours.OFF, "1\n".repeat(7) + "q\n");
        assertAll(
                () -> assertTrue(played.drawn().contains("Round 1 has ended"), played.drawn()),
                () -> assertTrue(played.drawn().contains("captured cards"), played.drawn()),
                () -> assertTrue(played.drawn().contains(" → "), played.drawn()));
    }

    @Test
    void returnsFromHelpToTable() throws IOException {
        String drawn = play("koi-koi", 2, "en", Colours.OFF, "?\n\n1\n").drawn();
        int help = drawn.indexOf("u = undo");
        assertTrue(help > 0, drawn);
        assertTrue(drawn.indexOf("Enter: back to the table", help) > 0, drawn);
        assertTrue(drawn.indexOf("Your hand", help) > 0, drawn);
    }

    @Test
    void sendsNoColoursIfTheyAreOff() throws IOException {
        assertTrue(play("koi-koi", 2, "en", new Colours(true), "1\n").drawn().contains("\033[38;5;172"));
        assertFalse(play("koi-koi", 2, "en", Colours.OFF, "1\n").drawn().contains("\033[38;5;"));
        assertEquals(new Colours(true), Colours.of(true, Map.of("TERM", "xterm")::get));
        assertEquals(Colours.OFF, Colours.of(true, Map.of("TERM", "xterm", "NO_COLOR", "1")::get));
        assertEquals(Colours.OFF, Colours.of(true, Map.of("TERM", "dumb")::get));
        assertEquals(Colours.OFF, Colours.of(false, Map.of("TERM", "xterm")::get));
    }

    @Test
    void restoresScreenAtEndOfInput() throws IOException {
        Played played = play("koi-koi", 2, "en", Colours.OFF, "");
        int entered = played.drawn().indexOf("\033[?1049h");
        int left = played.drawn().lastIndexOf("\033[?1049l");
        assertTrue(entered >= 0 && left > entered, played.drawn());
        assertTrue(played.after().contains("End of input"), played.after());
    }

    @Test
    void savesMatch(@org.junit.jupiter.api.io.TempDir Path folder) throws IOException {
        Path file = folder.resolve("match.jsonl");
        Played played = play("mulle", 2, "sv", Colours.OFF, "s " + file + "\nq\nn\n");
        assertTrue(Files.readString(file).startsWith("{\"record\":1"), played.drawn());
    }

    @Test
    void botsHaveSameNamesAsOnPage() throws IOException {
        String page = Files.readString(Path.of("src/main/resources/page/lib/names.js"));
        Map<Integer, String> names = SeatNames.of(7, Set.of()).known();
        String list = "['" + String.join("', '", new java.util.TreeMap<>(names).values()) + "']";
        assertTrue(page.contains(list), list);
    }
}
