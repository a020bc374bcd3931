package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.text.Text;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The game in docs/how-to-add-a-game.md is whole: its files, laid beside the shared ones, are checked and played. */
class AddAGameCliTest {
    private static final Path RULES = Path.of("rules");
    private static final Path PAGE = Path.of("docs/how-to-add-a-game.md");

    @TempDir
    static Path folder;

    private static String page;

    @BeforeAll
    static void takeTheGameFromThePage() throws IOException {
        page = Files.readString(PAGE);
        for (String shared : new String[] {"decks", "glossary.yaml", "sources.yaml"}) {
            try (Stream<Path> files = Files.walk(RULES.resolve(shared))) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    write(RULES.relativize(file).toString(), Files.readString(file));
                }
            }
        }
        Matcher block = Pattern.compile("`(broom/1/[^`]+)`:\n\n```\\w+\n(.*?)```", Pattern.DOTALL)
                .matcher(page);
        int count = 0;
        while (block.find()) {
            write(block.group(1), block.group(2));
            count++;
        }
        assertEquals(10, count, "files of the game");
    }

    private static void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private static String[] at(String... command) {
        String[] all = java.util.Arrays.copyOf(command, command.length + 2);
        all[command.length] = "--rules";
        all[command.length + 1] = folder.toString();
        return all;
    }

    @Test
    void itIsCheckedWithoutAProblem() {
        Run run = Run.of(at("rules", "check", "broom"));
        assertEquals(Exit.DONE, run.exit(), run.err() + run.out());
        assertTrue(run.out().contains("fine"), run.out());
    }

    @Test
    void aPersonPlaysItToItsEnd() {
        for (String seats : new String[] {"2", "3", "4"}) {
            Run run = Run.typing("1\n".repeat(400), at("play", "broom", "--seed", "x", "--players", seats));
            assertEquals(Exit.DONE, run.exit(), run.err());
            assertTrue(run.out().contains("The match is over."), run.out());
            assertTrue(run.width() <= Text.WIDTH, "width " + run.width());
        }
    }

    @Test
    void botsPlayItAndTheirRoundsAreVerified() {
        String records = folder.resolve("rounds.jsonl").toString();
        Run run = Run.of(at("simulate", "broom", "--rounds", "20", "--seed", "x", "--record", records));
        assertEquals(Exit.DONE, run.exit(), run.err());
        Run verified = Run.of(at("verify-record", records));
        assertEquals(Exit.DONE, verified.exit(), verified.out() + verified.err());
    }

    @Test
    void aRoundIsCounted() throws IOException {
        Matcher told =
                Pattern.compile("```yaml\n(game: broom.*?)```", Pattern.DOTALL).matcher(page);
        assertTrue(told.find());
        Path file = folder.resolve("round.yaml");
        Files.writeString(file, told.group(1));
        Run run = Run.of(at("score", file.toString(), "--json"));
        assertEquals(Exit.DONE, run.exit(), run.err());
        // Three spades and two sweeps; one spade.
        assertEquals("[5,1]", run.json().get("totals").toString());
    }
}
