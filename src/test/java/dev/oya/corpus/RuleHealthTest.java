package dev.oya.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.oya.engine.RuleLibrary;
import dev.oya.pack.read.PackReader;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Checks the style, length and citations of each hand-written rule. */
class RuleHealthTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();
    private static final Pattern CITES = Pattern.compile("@cites\\(\"([^\"]*)\"\\)");
    private static final Pattern RULING = Pattern.compile("@ruling\\(\"([^\"]*)\"\\)");
    private static final Pattern STEERING =
            Pattern.compile("\\b(salience|no-loop|lock-on-active|agenda-group|activation-group|ruleflow-group)\\b");
    private static final Pattern NUMBER = Pattern.compile("(?<![\\w.$])\\d+(\\.\\d+)?(?![\\w.])");
    /** Number of rulings by prefix of their ids. */
    private static final Map<String, Integer> RULINGS = Map.of("HH", 24, "KK", 12, "MU", 14);
    /**
     * Rules that may contain numbers, because the numbers are part of the game: cards of a month on the field, or the two seats
     * of a duel.
     */
    private static final Set<String> MAY_COUNT = Set.of(
            "capture/one-of-two",
            "capture/pile-of-three",
            "participation-to-split",
            "settle/card-points-of-two",
            "participation-to-dissolved");

    private static Stream<DynamicTest> each(java.util.function.Consumer<RuleTexts.Rule> test) {
        return RuleTexts.rules().stream().map(rule -> dynamicTest(rule.toString(), () -> test.accept(rule)));
    }

    @TestFactory
    Stream<DynamicTest> everyRuleCitesExistingStatement() {
        Set<String> statements = RuleTexts.statements();
        Set<String> withoutText = withoutText();
        return each(rule -> {
            List<String> cited = cited(rule);
            List<String> rulings = rulings(rule);
            String file = RuleTexts.RULES.relativize(rule.file()).toString();
            boolean said = withoutText.contains(file) && rule.head().contains("@because(\"");
            assertFalse(
                    cited.isEmpty() && rulings.isEmpty() && !said, "the rule cites neither a statement nor a ruling");
            cited.forEach(id -> assertTrue(statements.contains(id), "unknown statement " + id));
            rulings.forEach(id -> assertTrue(isRuling(id), "unknown ruling " + id));
        });
    }

    /** Returns the rule files that only games without a rule text use. Their rules state reasons instead of citations. */
    private static Set<String> withoutText() {
        Set<String> files = new HashSet<>();
        Set<String> ofTexts = new HashSet<>();
        for (String game : OYA.games()) {
            boolean texts =
                    PackReader.profiles(OYA.folder(), game).stream().anyMatch(profile -> profile.text() != null);
            OYA.pack(game, null, List.of()).rules().forEach(source -> (texts ? ofTexts : files).add(source.file()));
        }
        files.removeAll(ofTexts);
        return files;
    }

    @TestFactory
    Stream<DynamicTest> everyRuleHasSentence() {
        return each(rule -> assertFalse(rule.sentence().isEmpty(), "the rule has no comment above it"));
    }

    @TestFactory
    Stream<DynamicTest> noRuleControlsItsOrder() {
        return each(rule -> assertFalse(
                STEERING.matcher(withoutTexts(rule.head() + "\n" + rule.body())).find(),
                "if the order matters, a fact is missing"));
    }

    @TestFactory
    Stream<DynamicTest> rulesContainNoNumbers() {
        return each(rule -> {
            Set<String> numbers = new TreeSet<>();
            Matcher matcher = NUMBER.matcher(withoutTexts(rule.body()));
            while (matcher.find()) {
                numbers.add(matcher.group());
            }
            numbers.removeAll(Set.of("0", "1"));
            if (!MAY_COUNT.contains(rule.name())) {
                assertEquals(Set.of(), numbers, "move these numbers to values.yaml");
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> rulesAreShort() {
        return each(rule -> {
            long lines = rule.body().lines().count() + 1;
            assertTrue(lines <= 15, () -> lines + " lines are more than 15");
        });
    }

    @TestFactory
    Stream<DynamicTest> filesAreShort() {
        return RuleTexts.files(".drl").stream()
                .map(file -> dynamicTest(name(file), () -> {
                    int lines = RuleTexts.lines(file).size();
                    assertTrue(lines <= 150, lines + " lines are more than 150");
                }));
    }

    @TestFactory
    Stream<DynamicTest> yamlCitesExistingStatements() {
        Set<String> statements = RuleTexts.statements();
        Pattern cites = Pattern.compile("cites: *\\[([^\\]]*)\\]");
        Pattern ruling = Pattern.compile("ruling: *([\\w-]+)");
        return RuleTexts.files(".yaml").stream()
                .map(file -> dynamicTest(name(file), () -> {
                    String text = String.join("\n", RuleTexts.lines(file));
                    cites.matcher(text)
                            .results()
                            .forEach(found -> Stream.of(found.group(1).split("[,\\s]+"))
                                    .filter(id -> !id.isBlank())
                                    .forEach(id -> assertTrue(statements.contains(id), "unknown statement " + id)));
                    ruling.matcher(text)
                            .results()
                            .forEach(found -> assertTrue(isRuling(found.group(1)), "unknown ruling " + found.group(1)));
                }));
    }

    private static List<String> cited(RuleTexts.Rule rule) {
        return CITES.matcher(rule.head())
                .results()
                .flatMap(found -> Stream.of(found.group(1).trim().split("\\s+")))
                .filter(id -> !id.isBlank())
                .toList();
    }

    private static List<String> rulings(RuleTexts.Rule rule) {
        return RULING.matcher(rule.head())
                .results()
                .flatMap(found -> Stream.of(found.group(1).trim().split("\\s+")))
                .toList();
    }

    private static boolean isRuling(String id) {
        Matcher matcher = Pattern.compile("([A-Z]{2})-([1-9]\\d?)").matcher(id);
        return matcher.matches() && Integer.parseInt(matcher.group(2)) <= RULINGS.getOrDefault(matcher.group(1), 0);
    }

    private static String withoutTexts(String rule) {
        return rule.replaceAll("\"[^\"]*\"", "\"\"").replaceAll("//.*", "");
    }

    private static String name(Path file) {
        return RuleTexts.RULES.relativize(file).toString();
    }
}
