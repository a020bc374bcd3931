package dev.oya.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.cli.io.ExitCode;
import dev.oya.pack.words.Messages;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PropertyResourceBundle;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** Commands, layers, situations and example files in README and the docs work as shown. Every language has all messages. */
class DocsCliTest {
    /** A command on its own line or in inline code. */
    private static final Pattern COMMAND = Pattern.compile("(?m)^    (?:\\$ )?\\./oya (.*)$|`\\./oya\\s+([^`]+)`");

    private static final Pattern SNIPPET = Pattern.compile("```yaml\\n(.*?)```", Pattern.DOTALL);

    /** Commands of pages that other tests cover: AddAGameCliTest and StudiesDocTest. */
    private static final Pattern TRIED_ELSEWHERE = Pattern.compile("my-rules");

    /** Commands that are only parsed, because they start a service, erase data, need Spark or a build, or take minutes. */
    private static final Pattern ONLY_PARSED = Pattern.compile(
            "^serve|^erase|--on|^rules coverage|^rules matrix$|^rules mutate GAME|^verify$|^verify \\S+/sv --profile|--all$|^bench");

    /** Placeholders in a command, such as {@code GAME}. */
    private static final Pattern FILLED_IN = Pattern.compile("\\b[A-Z]{4,}\\b|<\\w+>|…");

    /** File names without a folder. The test adds a temporary folder, so that no command writes into the working directory. */
    private static final Pattern FILES = Pattern.compile(
            "(?<![\\w/.*-])([\\w*-]+\\.(?:yaml|feature|jsonl\\.gz|jsonl|py|html|study|arena|json))(?![\\w/.])");

    private static final String HEAD =
            "layer: snippet\ntitle: Snippet\nbase: hachi-hachi@1\nbecause: The page shows it.\n";

    private static final Path TUTORIAL = Path.of("docs/tutorial-house-rule.md");

    @TempDir
    static Path folder;

    private static Map<Path, String> pages() throws IOException {
        List<Path> pages = new ArrayList<>(
                List.of(Path.of("README.md"), Path.of("rules", "README.md"), Path.of("features", "README.md")));
        try (Stream<Path> docs = Files.list(Path.of("docs"))) {
            docs.filter(page -> page.toString().endsWith(".md") && !page.endsWith("changelog.md"))
                    .sorted()
                    .forEach(pages::add);
        }
        Map<Path, String> texts = new LinkedHashMap<>();
        for (Path page : pages) {
            texts.put(page, Files.readString(page));
        }
        return texts;
    }

    private static List<String> snippets(String text, String beginning) {
        return SNIPPET.matcher(text)
                .results()
                .map(snippet -> snippet.group(1))
                .filter(snippet -> snippet.startsWith(beginning))
                .toList();
    }

    @BeforeAll
    static void writeFilesNamedInPages() throws IOException {
        String layer = snippets(Files.readString(Path.of("docs/how-to-change-a-rule.md")), "layer:")
                .get(0);
        Files.writeString(folder.resolve("friday.yaml"), layer);
        Files.writeString(folder.resolve("saturday.yaml"), HEAD + "options: { rounds: 6 }\n");
        Matcher feature = Pattern.compile("```gherkin\\n(Feature: Our Friday.*?)```", Pattern.DOTALL)
                .matcher(Files.readString(Path.of("docs/how-to-change-a-rule.md")));
        assertTrue(feature.find());
        Files.writeString(folder.resolve("friday.feature"), feature.group(1));
        Path other = Files.createDirectory(folder.resolve("hachi-hachi"));
        Files.writeString(other.resolve("mine.feature"), feature.group(1));
        Files.writeString(
                folder.resolve("moon.yaml"),
                snippets(Files.readString(TUTORIAL), "game:").get(0));
        Files.writeString(folder.resolve("round.json"), "{\"game\":\"koi-koi\",\"captured\":[\"1B\"]}");
        for (String bot : List.of("my_bot.py", "mine.py")) {
            Files.copy(Path.of("docs/examples/bot.py"), folder.resolve(bot));
        }
        Run saved = Run.typing("1\n1\ns " + folder + "/match.jsonl\nq\n", "play", "hachi-hachi", "--seed", "x");
        assertEquals(ExitCode.DONE, saved.exit(), saved.err());
    }

    @TestFactory
    Stream<DynamicTest> documentedCommandsSucceed() throws IOException {
        Set<String> commands = new TreeSet<>();
        for (String text : pages().values()) {
            String joined = text.replaceAll(" \\\\\n\\s+", " ");
            for (MatchResult command : COMMAND.matcher(joined).results().toList()) {
                String written = command.group(1) != null ? command.group(1) : command.group(2);
                commands.add(written.replaceAll("\\s+#.*", "")
                        .replaceAll("\\s+", " ")
                        .replaceFirst(" &$", ""));
            }
        }
        return Exhaustive.some(List.copyOf(commands), 3).stream()
                .filter(command -> !TRIED_ELSEWHERE.matcher(command).find())
                .filter(command -> !FILLED_IN.matcher(command).find())
                .filter(command -> command.contains(" ") || command.startsWith("completion"))
                .map(command -> DynamicTest.dynamicTest(command, () -> runs(command)));
    }

    private static void runs(String command) throws IOException {
        String[] parts = command.split(" < ");
        String here = FILES.matcher(shortened(parts[0])).replaceAll(file -> {
            String name = Map.of("rounds-*.jsonl.gz", "match.jsonl", "mine.feature", "hachi-hachi/mine.feature")
                    .getOrDefault(file.group(1), file.group(1));
            return Matcher.quoteReplacement(folder.resolve(name).toString());
        });
        if (command.startsWith("rules new ")) {
            here = here.replaceFirst("\\w+\\.yaml", "new.yaml") + " --force";
        }
        String[] words = Pattern.compile("((?:'[^']*'|[^ '])+)")
                .matcher(here)
                .results()
                .map(word -> word.group().replace("'", ""))
                .toArray(String[]::new);
        if (ONLY_PARSED.matcher(command).find()) {
            new CommandLine(Main.line(InputStream.nullInputStream()).getCommandSpec()).parseArgs(words);
            return;
        }
        String typed = parts.length > 1 ? Files.readString(folder.resolve(parts[1])) : "1\n1\n";
        Run run = Run.typing(typed, words);
        // This documented command fails, because the page shows a mutant that no scenario detects.
        int exit = command.startsWith("rules mutate friday.yaml") ? ExitCode.REFUSED : ExitCode.DONE;
        assertEquals(exit, run.exit(), run.err() + run.out());
        if (exit == ExitCode.REFUSED) {
            String page = Files.readString(Path.of("docs/how-to-change-a-rule.md"));
            String shown = page.replaceFirst("(?s).*```\\n(friday\\.yaml:.*?)```.*", "$1");
            assertTrue(run.out().replace(folder + "/", "").contains(shown), run.out());
        }
        assertTrue(run.out().length() > 0 || here.matches(".* --(html|out) .*"), command + " prints nothing");
    }

    @Test
    void houseRuleTutorialShowsRealOutput() throws IOException {
        String page = Files.readString(TUTORIAL);
        Path layer = Files.createDirectories(folder.resolve("tutorial")).resolve("friday.yaml");
        Files.writeString(layer, snippets(page, "layer:").get(0));
        Run score = Run.of("score", folder.resolve("moon.yaml").toString(), "--house", layer.toString());
        // Ignores line breaks, because the longer path wraps lines differently.
        String shown = score.out().replace(layer.getParent() + "/", "").replaceAll("\\s+", " ");
        assertTrue(page.replaceAll("\\s+", " ").contains(shown.strip()), shown);
        Run diff = Run.of("rules", "diff", "hachi-hachi/sv", layer.toString(), "--rounds", "100");
        String line = diff.out()
                .lines()
                .filter(one -> one.startsWith("dekiyaku: moon and sake"))
                .findFirst()
                .orElseThrow();
        assertTrue(page.contains("    " + line), line);
        Files.writeString(layer, snippets(page, "layer:").get(0).replace("9A", "9L"));
        Run check = Run.of("rules", "check", layer.toString());
        assertTrue(check.err().contains(":12: ") && check.err().contains("[unknown-card]"), check.err());
    }

    /** Returns the command with fewer rounds and weaker bots, so that it takes less time. */
    private static String shortened(String command) {
        String kind = command.replaceFirst(" .*", "");
        String fewer = command.replaceFirst("--(rounds|matches|iterations) \\d+", "--$1 2")
                .replaceAll("(strong|club|easy)(:\\w+)?(?=[,'\\s]|$)", "strong:1")
                .replaceFirst("--sprt \\S+", "--sprt 0,400")
                .replaceFirst("--precision \\S+", "--precision 1000");
        boolean needsRounds = List.of("simulate", "study").contains(kind) && !fewer.contains("--rounds");
        return fewer + (needsRounds ? " --rounds 2" : "");
    }

    @TestFactory
    Stream<DynamicTest> layersAndSituationsAreValid() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        pages().forEach((page, text) -> {
            // AddAGameCliTest creates the games of that page.
            if (page.endsWith("how-to-add-a-game.md")) {
                return;
            }
            for (String snippet : snippets(text, "")) {
                String name = page + ": " + snippet.lines().findFirst().orElse("");
                boolean situation = snippet.startsWith("game:");
                String layer = snippet.startsWith("layer:") ? snippet : HEAD + snippet;
                tests.add(DynamicTest.dynamicTest(name, () -> {
                    Path file = folder.resolve("snippet.yaml");
                    Files.writeString(file, layer);
                    Run run = situation
                            ? Run.typing(snippet, "score", "-")
                            : Run.of("rules", "check", file.toString(), "--allow-drl");
                    // A snippet may add a transition without its rule.
                    String wrong = run.err()
                            .lines()
                            .filter(line ->
                                    line.matches(".*\\[[a-z-]+]$") && !line.endsWith("[transition-without-rule]"))
                            .collect(Collectors.joining("\n"));
                    assertEquals("", wrong);
                    assertTrue(
                            run.exit() == ExitCode.DONE || run.err().contains("[transition-without-rule]"), run.err());
                }));
            }
        });
        assertTrue(tests.size() >= 11, tests.size() + " snippets");
        return tests.stream();
    }

    /** Other tests run the example programs: ExampleClientsTest, ProgramsCliTest, HttpDocTest and LibraryIT. */
    @Test
    void commandsAcceptExampleFiles() throws IOException {
        Map<String, String> commands = new TreeMap<>(Map.of(
                "friday.yaml", "rules check",
                "koi-koi.yaml", "score",
                "round.yaml", "score",
                "rounds.jsonl", "verify-record",
                "shoubu.yaml", "score"));
        Set<String> others = Set.of(
                "Bot.java",
                "README.md",
                "bot.py",
                "check_deals.py",
                "library",
                "open-round.json",
                "play-table.mjs",
                "play_table.py");
        try (Stream<Path> examples = Files.list(Path.of("docs/examples"))) {
            for (Path example : examples.sorted().toList()) {
                String command = commands.remove(example.getFileName().toString());
                if (command == null) {
                    assertTrue(others.contains(example.getFileName().toString()), "no test runs " + example);
                } else {
                    Run run = Run.of((command + " " + example).split(" "));
                    assertEquals(
                            ExitCode.DONE,
                            run.exit(),
                            run.out() + run.err()
                                    + "If the rules of Koi-Koi have changed: oya simulate koi-koi --players 2"
                                    + " --rounds 2 --seed doc --record docs/examples/rounds.jsonl");
                }
            }
        }
        assertEquals(Map.of(), commands, "these examples are missing");
    }

    private static Map<String, PropertyResourceBundle> messages(String area) throws IOException {
        Map<String, PropertyResourceBundle> bundles = new TreeMap<>();
        for (String language : Messages.LANGUAGES) {
            Path file = Path.of("src/main/resources/dev/oya/" + area + "/messages_" + language + ".properties");
            try (var reader = Files.newBufferedReader(file)) {
                bundles.put(language, new PropertyResourceBundle(reader));
            }
        }
        return bundles;
    }

    @ParameterizedTest
    @ValueSource(strings = {"cli", "say", "experiment"})
    void messagesExistInEveryLanguage(String area) throws IOException {
        Map<String, PropertyResourceBundle> bundles = messages(area);
        assertEquals(bundles.get("en").keySet(), bundles.get("sv").keySet());
        assertEquals(bundles.get("en").keySet(), bundles.get("de").keySet());
    }

    /**
     * A message with a number and a plural noun needs a variant for the number one. Words in {@code verbs} look like plurals
     * but are verbs. Messages in {@code never} never contain the number one.
     */
    @ParameterizedTest
    @ValueSource(strings = {"cli", "say", "experiment"})
    void everyCountHasSingularSentence(String area) throws IOException {
        Set<String> verbs = Set.of(
                "deals", "gives", "has", "holds", "ms", "is", "wants", "lies", "goes", "makes", "shows", "plays",
                "puts", "stays", "takes", "needs");
        Set<String> never =
                Set.of("how-many", "build-parts", "arena-head", "analysis-mistake", "analysis-perhaps", "twin-choices");
        PropertyResourceBundle english = messages(area).get("en");
        for (String key : new TreeSet<>(english.keySet())) {
            boolean counts = Pattern.compile("%(?:1\\$)?[sd] (?!and |of )(?:\\w+ )?([a-z]+s)\\b")
                    .matcher(english.getString(key))
                    .results()
                    .anyMatch(found -> !verbs.contains(found.group(1)));
            assertTrue(
                    !counts || key.endsWith("-one") || never.contains(key) || english.containsKey(key + "-one"),
                    key + " says \"1 things\": " + english.getString(key));
        }
    }

    @ParameterizedTest
    @CsvSource({"sv_SE.UTF-8, '', sv", "en_US.UTF-8, de_DE, de", "C.UTF-8, '', en", "fr_FR, '', en"})
    void readsLanguageFromEnvironment(String lang, String all, String spoken) {
        assertEquals(spoken, LanguageOption.machine(Map.of("LANG", lang, "LC_ALL", all)));
    }
}
