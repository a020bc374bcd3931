package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cli.io.ExitCode;
import dev.oya.pack.words.Messages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.PropertyResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What docs/cli.md shows works as it stands there, and every sentence is there in every language. */
class DocsCliTest {
    private static final Path DOC = Path.of("docs/cli.md");
    /** Commands that need files which are not here, or that take long. */
    private static final Pattern ELSEWHERE = Pattern.compile(
            "friday|my-rules|match\\.jsonl|rounds-|round\\.json|coverage|simulate|study|play|oya bot|oya arena");

    @TestFactory
    Stream<DynamicTest> situationsAreSettled() throws IOException {
        List<String> blocks = new ArrayList<>();
        Matcher block =
                Pattern.compile("```yaml\\n(game:.*?)```", Pattern.DOTALL).matcher(Files.readString(DOC));
        while (block.find()) {
            blocks.add(block.group(1));
        }
        assertEquals(5, blocks.size());
        return blocks.stream()
                .map(text ->
                        DynamicTest.dynamicTest(text.lines().skip(1).findFirst().orElse(""), () -> {
                            Run run = Run.typing(text, "score", "-");
                            assertEquals(ExitCode.DONE, run.exit(), run.err());
                        }));
    }

    @TestFactory
    Stream<DynamicTest> commandsRun() throws IOException {
        return Files.readAllLines(DOC).stream()
                .filter(line -> line.startsWith("    ./oya ")
                        && !ELSEWHERE.matcher(line).find())
                .map(line -> line.strip().substring("./oya ".length()))
                .map(line -> DynamicTest.dynamicTest(line, () -> {
                    Run run = Run.of(line.split(" "));
                    assertEquals(ExitCode.DONE, run.exit(), run.err());
                    assertTrue(run.out().length() > 0);
                }));
    }

    @ParameterizedTest
    @ValueSource(strings = {"cli", "say", "experiment"})
    void everySentenceIsThereInEveryLanguage(String room) throws IOException {
        Map<String, Set<String>> keys = new java.util.TreeMap<>();
        for (String language : Messages.LANGUAGES) {
            Path file = Path.of("src/main/resources/dev/oya/" + room + "/messages_" + language + ".properties");
            try (var reader = Files.newBufferedReader(file)) {
                keys.put(language, new TreeSet<>(new PropertyResourceBundle(reader).keySet()));
            }
        }
        assertEquals(keys.get("en"), keys.get("sv"));
        assertEquals(keys.get("en"), keys.get("de"));
    }

    @ParameterizedTest
    @CsvSource({"sv_SE.UTF-8, '', sv", "en_US.UTF-8, de_DE, de", "C.UTF-8, '', en", "fr_FR, '', en"})
    void theShellSaysWhichLanguage(String lang, String all, String spoken) {
        assertEquals(spoken, LanguageOption.machine(Map.of("LANG", lang, "LC_ALL", all)));
    }
}
