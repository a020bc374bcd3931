package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import dev.oya.cli.text.Text;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Follows docs/how-to-add-a-game.md step by step: runs its commands in order, writes its files, and plays the resulting games.
 */
class AddAGameCliTest {
    private static final Path PAGE = Path.of("docs/how-to-add-a-game.md");

    /** A step of the page: a command, or a file with its text, which may be appended to an existing file. */
    private static final Pattern STEP =
            Pattern.compile("(?m)^`([\\w./-]+)`(, at its end)?:\\n\\n```\\w+\\n(?s:(.*?))```|^    \\./oya (.*)$");

    @TempDir
    static Path folder;

    private static final List<String> DONE = new ArrayList<>();

    @BeforeAll
    static void followDocumentedSteps() throws IOException {
        Matcher step = STEP.matcher(Files.readString(PAGE));
        while (step.find()) {
            if (step.group(4) != null) {
                run(step.group(4));
            } else {
                Path file = folder.resolve(step.group(1));
                Files.createDirectories(file.getParent());
                Files.writeString(
                        file,
                        step.group(3),
                        step.group(2) == null ? StandardOpenOption.CREATE_NEW : StandardOpenOption.APPEND);
            }
        }
    }

    private static void run(String command) {
        String here = command.replaceAll("(?<= )(my-rules|round\\.yaml|broom\\.html)", folder + "/$1");
        String[] words = here.split(" ");
        Run run = words[0].equals("play") ? Run.typing("1\n".repeat(400), words) : Run.of(words);
        assertEquals(ExitCode.DONE, run.exit(), command + "\n" + run.err() + run.out());
        DONE.add(command + "\n" + run.out());
    }

    private static String answer(String command) {
        return DONE.stream().filter(done -> done.startsWith(command)).reduce("", (first, last) -> last);
    }

    private static String[] at(String... command) {
        List<String> all = new ArrayList<>(List.of(command));
        all.addAll(List.of("--rules", folder.resolve("my-rules").toString()));
        return all.toArray(String[]::new);
    }

    @Test
    void documentedCommandsPrintDocumentedOutput() {
        assertTrue(DONE.size() >= 11, DONE.size() + " commands");
        assertTrue(answer("rules check broom").contains("fine"));
        // Side 0 has 8 points: three spades, three sweeps, and the bonus of two points.
        assertTrue(answer("score").contains("8"), answer("score"));
        assertTrue(answer("explain points/rare-sweeps").contains("Tre rensade bord"), answer("explain"));
        assertTrue(answer("verify").contains("broom/home: 1 scenario, no failures"), answer("verify"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"2", "3", "4"})
    void playsNewGameInteractivelyToTheEnd(String seats) {
        Run run = Run.typing("1\n".repeat(400), at("play", "broom", "--seed", "x", "--players", seats));
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        assertTrue(run.out().contains("The match is over."), run.out());
        assertTrue(run.width() <= Text.WIDTH, "width " + run.width());
    }

    @ParameterizedTest
    @ValueSource(strings = {"broom", "little-broom"})
    void simulatedRoundsOfNewGamePassVerification(String game) {
        String records = folder.resolve(game + ".jsonl").toString();
        Run run = Run.of(at("simulate", game, "--rounds", "20", "--seed", "x", "--record", records));
        assertEquals(ExitCode.DONE, run.exit(), run.err());
        Run verified = Run.of(at("verify-record", records));
        assertEquals(ExitCode.DONE, verified.exit(), verified.out() + verified.err());
    }

    /** A new game with any deck passes the check, is played to the end, and has a complete rule book. */
    @ParameterizedTest
    @ValueSource(strings = {"french", "hanafuda", "italian"})
    void createsGameWithEveryDeck(String deck) {
        Path rules = folder.resolve("with-" + deck);
        Run begun = Run.of("rules", "new", rules.toString(), "--game", "mine", "--deck", deck);
        assertEquals(ExitCode.DONE, begun.exit(), begun.err());
        for (String command : new String[] {"rules check mine", "simulate mine --rounds 5 --seed x"}) {
            Run run = Run.of((command + " --rules " + rules).split(" "));
            assertEquals(ExitCode.DONE, run.exit(), run.err() + run.out());
        }
        Run book = Run.of("rules", "book", "mine", "--lang", "sv", "--rules", rules.toString());
        assertEquals(ExitCode.DONE, book.exit(), book.err());
        Document page = Jsoup.parse(book.out());
        assertTrue(page.select(".told").size() > 4, "the book contains too few rules");
        assertTrue(page.select(".turn li").size() > 0, "the book shows no turn");
        assertTrue(page.select("[id^=" + deck + "-]").size() > 0, "the book has no pictures of cards");
    }

    @Test
    void refusesToOverwriteAndLeavesNoPartialGame() throws IOException {
        assertRefused(
                "already exists",
                "rules",
                "new",
                folder.resolve("my-rules").toString(),
                "--game",
                "broom",
                "--deck",
                "french");
        assertRefused(
                "did you mean \"french\"?",
                "rules",
                "new",
                folder.resolve("none").toString(),
                "--game",
                "x",
                "--deck",
                "frensh");
        assertRefused(
                "available: french", "rules", "new", folder.resolve("none").toString(), "--game", "x");
        assertRefused(
                "is not a valid game id",
                "rules",
                "new",
                folder.resolve("none").toString(),
                "--game",
                "../x",
                "--deck",
                "french");
        assertRefused("--game with --deck", "rules", "new", "friday.yaml");
        assertTrue(Files.notExists(folder.resolve("none")));
    }

    private static void assertRefused(String why, String... command) {
        Run run = Run.of(command);
        assertEquals(ExitCode.COMMAND, run.exit(), run.err());
        assertTrue(run.err().contains(why), run.err());
    }
}
