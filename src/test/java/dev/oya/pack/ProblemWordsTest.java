package dev.oya.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.input.Place;
import dev.oya.input.Problem;
import dev.oya.vocabulary.NameKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every problem code in the source has a message in every language, and every message is used. */
class ProblemWordsTest {
    private static final Path SOURCES = Path.of(System.getProperty("basedir", ""), "src/main/java");
    /** The message key in a call that reports a problem. */
    private static final Pattern TOLD = Pattern.compile(
            "(?:(?<!feed\\.)\\b(?:tell|report)|\\b(?:Problem|RuleFault)\\.of|\\bwrong\\.is|InvalidScenarioException)\\((?:[^()\";]|\\((?:[^()\"]|\"[^\"]*\"|\\([^()]*\\))*\\))*?"
                    + "\"([a-z-]+(?:\\.[a-z-]+)?)\"");

    private static final Pattern ADVICE = Pattern.compile("Advice\\.of\\(\\s*\"([a-z-]+)\"\\s*[,)]");

    private static final Pattern COUNTED = Pattern.compile("Advice\\.counted\\(\\s*\"([a-z-]+)\"");

    private static final Pattern TEXT = Pattern.compile("\"([a-z-]+(?:\\.[a-z-]+)?)\"");

    @ParameterizedTest
    @ValueSource(strings = {"", "sv", "de"})
    void adviceIsTranslatedIntoEveryLanguage(String language) throws IOException {
        ResourceBundle english = ResourceBundle.getBundle("dev.oya.input.advice", Locale.ROOT);
        ResourceBundle words = ResourceBundle.getBundle("dev.oya.input.advice", Locale.forLanguageTag(language));
        Set<String> given = new TreeSet<>();
        Set<String> counted = new TreeSet<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String text = Files.readString(file);
                all(ADVICE, text, given);
                all(COUNTED, text, counted);
            }
        }
        counted.forEach(key -> given.addAll(List.of(key, key + "-one")));
        Stream.of(NameKind.values()).map(kind -> kind.noun().key()).forEach(given::add);
        assertEquals(given, english.keySet());
        for (String key : given) {
            assertEquals(parts(english.getString(key)), parts(words.getString(key)), key);
            assertEquals(
                    language.isEmpty(), words.getString(key).equals(english.getString(key)), key + " in " + language);
        }
    }

    @Test
    void everyProblemHasMessage() throws IOException {
        Set<String> words = new TreeSet<>(
                ResourceBundle.getBundle("dev.oya.input.problems", Locale.ROOT).keySet());
        Set<String> told = new TreeSet<>();
        Set<String> said = new TreeSet<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String text = Files.readString(file);
                all(TOLD, text, told);
                all(TEXT, text, said);
            }
        }
        assertFalse(told.size() < words.size() / 2, "too few calls were found");
        told.removeAll(words);
        assertEquals(Set.of(), told, "problems without a message");
        words.removeAll(said);
        assertEquals(Set.of(), words, "messages without a problem");
    }

    @ParameterizedTest
    @CsvSource({
        "sv, Alternativet \"roundz\" finns inte, menade du \"rounds\"?",
        "de, Die Option \"roundz\" gibt es nicht, meinst du \"rounds\"?"
    })
    void reportsProblemsInRequestedLanguage(String language, String message, String advice) {
        Problem problem = Problem.unknown(new Place("layer", 1), "unknown-option.name", "roundz", List.of("rounds"));
        assertEquals(message, problem.in(language).message());
        assertEquals(advice, problem.in(language).advice());
        assertEquals(problem, problem.in("en"));
        ResourceBundle english = ResourceBundle.getBundle("dev.oya.input.problems", Locale.ROOT);
        ResourceBundle other = ResourceBundle.getBundle("dev.oya.input.problems", Locale.forLanguageTag(language));
        assertEquals(new TreeSet<>(english.keySet()), new TreeSet<>(other.keySet()), language);
        for (String key : other.keySet()) {
            assertTrue(parts(other.getString(key)) <= parts(english.getString(key)), key);
        }
    }

    /** Returns the number of parameters that the given message uses. */
    private static int parts(String sentence) {
        int[] next = {0};
        return Pattern.compile("%(?:([0-9])\\$)?s")
                .matcher(sentence)
                .results()
                .mapToInt(part -> part.group(1) == null ? ++next[0] : Integer.parseInt(part.group(1)))
                .max()
                .orElse(0);
    }

    private static void all(Pattern pattern, String text, Set<String> found) {
        Matcher matcher = pattern.matcher(text);
        while (matcher.find()) {
            found.add(matcher.group(1));
        }
    }
}
