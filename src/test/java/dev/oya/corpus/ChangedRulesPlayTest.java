package dev.oya.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.engine.RuleLibrary;
import dev.oya.input.PackException;
import dev.oya.input.Problem;
import dev.oya.pack.Pack;
import dev.oya.pack.read.RulesFolder;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import dev.oya.properties.RandomRounds;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;

/**
 * Changes one literal, list or name in the rules. The check rejects the changed rules, or they are played without an internal
 * error. The ordinary build tries a few changes of each game.
 */
class ChangedRulesPlayTest {
    private static final int DRL = 2;
    private static final int YAML = 6;
    /** Maximum number of changes per game and kind of file in the exhaustive build. {@code -Dchanges=all} tries all. */
    private static final int MANY = "all".equals(System.getProperty("changes")) ? Integer.MAX_VALUE : 20;

    private static final Pattern LITERALS =
            Pattern.compile("(?<![\\w.])[0-9]+(?![\\w.])|\"[^\"\n]*\"|\\$?\\b[a-z]\\w*");
    private static final Pattern COMMENT = Pattern.compile("//[^\n]*");
    private static final Set<String> PROSE =
            Set.of("what", "says", "because", "cites", "ruling", "note", "title", "aim");
    private static final List<String> NUMBERS = List.of("0", "1", "-1", "7", "64", "1000001", "2000000000");

    @TempDir
    static Path folder;

    private static RuleLibrary oya;

    /** Replaces the text between two positions of a file. */
    private record Change(String game, String file, int from, int to, String by) {
        @Override
        public String toString() {
            return file + "@" + from + " -> " + by;
        }
    }

    @BeforeAll
    static void copyRules() throws IOException {
        try (Stream<Path> files = Files.walk(RuleTexts.RULES)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = folder.resolve(RuleTexts.RULES.relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy);
            }
        }
        oya = RuleLibrary.of(RulesFolder.of(folder));
    }

    @ParameterizedTest(name = "{1}: {2} -> {3}")
    @CsvSource(delimiter = '|', textBlock = """
            cassino | cassino/1/phases.yaml | act: raise | act: lay                           | phases.yaml:10: "raise" and "lay" have the same act "lay" [actions-do-not-fit]
            cassino | cassino/1/phases.yaml | card: hand, act: raise | act: raise                | phases.yaml:9: The action "raise" has an act but plays no card of the hand [actions-do-not-fit]
            hachi-hachi | hachi-hachi/1/phases.yaml | choice: agree | choice: agree, card: hand | phases.yaml:15: The action "split" has both "card" and "choice" [actions-do-not-fit]
            hachi-hachi | hachi-hachi/1/phases.yaml | `start: seating` | `start: seating\nrunning: true` | phases.yaml:8: The game has "running", but its phase "settle" has "does: settle", so no side scores points [running-without-score]
            cassino | cassino/1/phases.yaml | running: { option: counting-out } | running: { option: counted } | phases.yaml:12: Unknown option "counted" [unknown-option]
            cassino | cassino/1/profiles/en.yaml | `layer: en\n` | `layer: en\nlimits: { most: { what: A limit., because: To see., worth: { points: 40 } } }\n` | profiles/en.yaml:4: "limits" needs a round in which seats pay each other (does: settle), but this game counts points (does: score) [payments-without-settle]
            go-stop | go-stop/1/phases.yaml | `card: stock, kept: true` | `card: stock, kept: true, replaced: true` | phases.yaml:16: The action "keep" replaces a card of the hand but plays none [actions-do-not-fit]
            scopa   | scopa/1/taking.drl    | `end\n\n// `  | `\n\n// `                          | taking.drl:4: The rule "pips/on-the-table" has no end [drl-does-not-compile]
            scopa   | scopa/1/points.drl    | `@because("The game is named after it.")` | `` | points.drl:4: The rule "points/scope" has no source [no-cite]
            scopa   | scopa/1/options.yaml  | `2..4\n    default: 2` | `[true, false]\n    default: true` | options.yaml:4: The option "players" must be a number [wrong-value]
            """, quoteCharacter = '`')
    void reportsPlaceOfChange(String game, String file, String from, String to, String told) throws IOException {
        List<Problem> problems = changed(file, from.translateEscapes(), to.translateEscapes(), () -> wrong(game));
        assertEquals(1, problems.size(), problems.toString());
        assertEquals(
                game + "/1/" + told,
                problems.get(0).toString().lines().findFirst().orElseThrow());
    }

    @Test
    void allowsOnlyListedNumbersOfPlayers() throws IOException {
        changed("koi-koi/1/options.yaml", "values: 2..4\n    default: 3", "values: [2, 4]\n    default: 2", () -> {
            assertEquals(List.of(), wrong("koi-koi"));
            Pack pack = oya.pack("koi-koi", null, List.of());
            assertThrows(IllegalArgumentException.class, () -> oya.rules(pack, Map.of("players", 3)));
            Match match = RandomRounds.play(oya.rules(pack, Map.of("players", 4)), "four", 1);
            assertEquals(4, match.table().seats());
            return null;
        });
    }

    /** A house rule that concludes a second sweep doubles the sweeps. */
    @Test
    void countsEverySweepThatRulesConclude() throws IOException {
        int once = sweeps();
        String rule = "rule \"take/scopa\"";
        String again = "rule \"take/again\" @because(\"A scopa counts double.\") when"
                + " Acted( action == \"take\", tableEmpty, handsEmpty == false || dealsLeft > 0,"
                + " on(\"asso-piglia-tutto\") == false || among(\"aces\") == false, $seat : turn )"
                + " then insert( new Sweeps($seat) ); end\n";
        int twice = changed("scopa/1/taking.drl", rule, again + rule, ChangedRulesPlayTest::sweeps);
        assertTrue(once > 0);
        assertEquals(2 * once, twice);
    }

    private static int sweeps() {
        int sweeps = 0;
        for (int seed = 0; seed < 10; seed++) {
            Rules rules = oya.rules(oya.pack("scopa", null, List.of()), Map.of());
            Match match = RandomRounds.play(rules, "sweep " + seed, 1);
            sweeps += match.table().sweeps(0) + match.table().sweeps(1);
        }
        return sweeps;
    }

    @TestFactory
    Stream<DynamicTest> rejectsOrPlaysEveryChange() {
        return oya.games().stream()
                .map(game -> DynamicTest.dynamicTest(game, () -> {
                    List<String> faults = new ArrayList<>();
                    for (Change change : some(changes(game, ".drl"), DRL)) {
                        faults.addAll(fault(change));
                    }
                    for (Change change : some(changes(game, ".yaml"), YAML)) {
                        faults.addAll(fault(change));
                    }
                    assertEquals(List.of(), faults);
                }));
    }

    private static List<Change> some(List<Change> all, int few) {
        Collections.shuffle(all, new Random(1));
        return all.subList(0, Math.min(all.size(), Exhaustive.times(MANY, few)));
    }

    private static List<Change> changes(String game, String ending) throws IOException {
        List<Change> changes = new ArrayList<>();
        for (String file : oya.folder().files()) {
            boolean ofGame = file.startsWith(game + "/")
                    && !file.matches(".*/(text|profiles)/.*|.*(glossary|phrases|lessons).yaml");
            boolean shared = file.startsWith("common/")
                    && oya.pack(game, null, List.of()).rules().stream()
                            .anyMatch(source -> source.file().equals(file));
            if (file.endsWith(ending) && (ofGame || shared)) {
                String text = Files.readString(folder.resolve(file));
                if (ending.equals(".drl")) {
                    ofRules(game, file, text, changes);
                } else {
                    ofYaml(game, file, new Yaml().compose(new StringReader(text)), changes);
                }
            }
        }
        return changes;
    }

    /**
     * Adds the changes of the given rule file. Each replaces a number with another number, or a text or name with the next one
     * of its kind in the file.
     */
    private static void ofRules(String game, String file, String text, List<Change> changes) {
        String rules = COMMENT.matcher(text)
                .replaceAll(comment -> " ".repeat(comment.group().length()));
        List<MatchResult> found = LITERALS.matcher(rules).results().toList();
        for (int i = 0; i < found.size(); i++) {
            String said = found.get(i).group();
            String by =
                    another(said, found.subList(i + 1, found.size()).stream().map(MatchResult::group));
            changes.add(
                    new Change(game, file, found.get(i).start(), found.get(i).end(), by));
        }
    }

    private static String another(String said, Stream<String> others) {
        if (Character.isDigit(said.charAt(0))) {
            return NUMBERS.get(Math.floorMod(said.hashCode(), NUMBERS.size()));
        }
        return others.filter(other -> !other.equals(said) && kind(other) == kind(said))
                .findFirst()
                .orElse(said + "x");
    }

    private static char kind(String said) {
        return Character.isLetter(said.charAt(0)) ? 'a' : said.charAt(0);
    }

    /**
     * Adds the changes of the given YAML file. Each replaces a value or name with the next one, replaces a boolean with its
     * opposite, or removes an item of a list.
     */
    private static void ofYaml(String game, String file, Node node, List<Change> changes) {
        List<ScalarNode> scalars = new ArrayList<>();
        collect(game, file, node, scalars, changes);
        for (int i = 0; i < scalars.size(); i++) {
            ScalarNode scalar = scalars.get(i);
            String said = scalar.getValue();
            String by = said.equals("true")
                    ? "false"
                    : said.equals("false")
                            ? "true"
                            : said.matches("[0-9]+")
                                    ? NUMBERS.get((said.hashCode() + i) % NUMBERS.size())
                                    : scalars.get((i + 1) % scalars.size()).getValue();
            changes.add(new Change(
                    game,
                    file,
                    scalar.getStartMark().getIndex(),
                    scalar.getEndMark().getIndex(),
                    by));
        }
    }

    private static void collect(String game, String file, Node node, List<ScalarNode> scalars, List<Change> changes) {
        if (node instanceof MappingNode map) {
            map.getValue().forEach(entry -> {
                collect(game, file, entry.getKeyNode(), scalars, changes);
                if (!PROSE.contains(((ScalarNode) entry.getKeyNode()).getValue())) {
                    collect(game, file, entry.getValueNode(), scalars, changes);
                }
            });
        } else if (node instanceof SequenceNode list) {
            List<Node> items = list.getValue();
            for (int i = 1; i < items.size(); i++) {
                int from = items.get(i - 1).getStartMark().getIndex();
                changes.add(
                        new Change(game, file, from, items.get(i).getStartMark().getIndex(), ""));
            }
            items.forEach(item -> collect(game, file, item, scalars, changes));
        } else if (node instanceof ScalarNode scalar && !scalar.getValue().isEmpty()) {
            scalars.add(scalar);
        }
    }

    /**
     * Returns the fault that the given change causes, or an empty list if the rules are rejected with a place or are played.
     */
    private static List<String> fault(Change change) throws IOException {
        Path path = folder.resolve(change.file());
        String text = Files.readString(path);
        String other = text.substring(0, change.from()) + change.by() + text.substring(change.to());
        try {
            return changed(change.file(), text, other, () -> {
                List<Problem> wrong = wrong(change.game());
                if (wrong.isEmpty()) {
                    Pack pack = oya.pack(change.game(), null, List.of());
                    RandomRounds.play(oya.rules(pack, Map.of()), "changed", 1);
                }
                return wrong.stream()
                        .filter(problem -> problem.place().file().isEmpty())
                        .map(problem -> change + ": " + problem)
                        .toList();
            });
        } catch (PackException refused) {
            return List.of();
        } catch (RuntimeException | Error internal) {
            return List.of(change + ": " + internal + " at "
                    + List.of(internal.getStackTrace()).subList(0, 3));
        }
    }

    private static List<Problem> wrong(String game) {
        return oya.check(game, null, List.of()).stream()
                .filter(problem -> !problem.isWarning())
                .toList();
    }

    /** Replaces the first occurrence of a text in a file, calls {@code what}, and restores the file. */
    private static <T> T changed(String file, String from, String to, Supplier<T> what) throws IOException {
        Path path = folder.resolve(file);
        String text = Files.readString(path);
        int at = text.indexOf(from);
        assertTrue(at >= 0, from);
        try {
            Files.writeString(path, text.substring(0, at) + to + text.substring(at + from.length()));
            return what.get();
        } finally {
            Files.writeString(path, text);
        }
    }
}
