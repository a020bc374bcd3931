package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every command in docs/studies runs, with fewer rounds. */
class StudiesDocTest {
    private static final Path DOCS = Path.of("docs/studies");
    private static final String COMMAND = "    ./oya study ";

    private static List<Path> pages() throws IOException {
        try (Stream<Path> files = Files.list(DOCS)) {
            return files.sorted().toList();
        }
    }

    @TestFactory
    Stream<DynamicTest> documentedCommandsSucceed() throws IOException {
        List<String> commands = new ArrayList<>();
        for (Path page : pages()) {
            Files.readAllLines(page).stream()
                    .filter(line -> line.startsWith(COMMAND))
                    .map(line -> line.substring(COMMAND.length()))
                    .forEach(commands::add);
        }
        return commands.stream()
                .map(command -> DynamicTest.dynamicTest(command, () -> {
                    assertTrue(command.matches(".* --rounds \\d+( .*)?"), "the command has no number of rounds");
                    List<String> words = new ArrayList<>(List.of("study"));
                    words.addAll(List.of(
                            command.replaceFirst("--rounds \\d+", "--rounds 8").split(" ")));
                    words.add("--json");
                    Run run = Run.of(words.toArray(String[]::new));
                    assertEquals(ExitCode.DONE, run.exit(), run.err());
                    assertTrue(run.json().at("/answer/0").stringValue().length() > 20);
                }));
    }

    @Test
    void everyStudyIsListedAndStatesItsCertainty() throws IOException {
        String list = Files.readString(DOCS.resolve("README.md"));
        List<Path> pages =
                pages().stream().filter(page -> !page.endsWith("README.md")).toList();
        assertEquals(3, pages.size());
        for (Path page : pages) {
            String text = Files.readString(page);
            assertTrue(list.contains("(" + page.getFileName() + ")"), page + " is not listed");
            assertTrue(text.contains(COMMAND), page + " has no command");
            assertTrue(text.contains("## How sure this is"), page + " does not state its certainty");
        }
    }
}
