package dev.oya;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleLibrary;
import dev.oya.pack.Pack;
import dev.oya.pack.Phases;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What no source may say, wherever it stands. */
class SourcesTest {
    private static final Path HOME = Path.of(System.getProperty("basedir", "")).toAbsolutePath();

    @Test
    void javaNamesNoGame() {
        Pattern game = Pattern.compile("hachi|koi|mulle", Pattern.CASE_INSENSITIVE);
        assertNone("a game is a folder of rules, and Java must not know which there are", game, "src/main/java");
    }

    /** Keys of the files of every pack that some pack has as a name, too. */
    private static final Set<String> EVERYWHERE = Set.of("group");

    /**
     * Names of packs that Java may say, by the folder in which it may: each is a word of Java's own that a pack only shares, or a
     * word that a sentence of scenarios is made of.
     */
    private static final Map<String, Set<String>> SHARED = Map.ofEntries(
            // What a phase may do, and the mark of those who play its cards, are words that every pack is written with.
            Map.entry("play", Set.of("active", "deal", "deal-again", "restock", "settle")),
            // What a pack may say that a phase does, an act is, a field of records holds.
            Map.entry(
                    "pack",
                    Set.of(
                            "active",
                            "active-seats",
                            "build",
                            "deal",
                            "deal-again",
                            "declare",
                            "lay",
                            "lower",
                            "partners",
                            "raise",
                            "restock",
                            "settle",
                            "take")),
            Map.entry("engine", Set.of("active")),
            // Keys of a situation, and of messages.
            Map.entry("situation", Set.of("active", "dealt")),
            Map.entry("say", Set.of("dealt", "build")),
            // Fields of views.
            Map.entry("answers", Set.of("turn", "dealt")),
            Map.entry("RecordedMatch.java", Set.of("turn")),
            // Fields of actions.
            Map.entry("notation", Set.of("build", "take")),
            // Fields of records, and what they may hold; "play" is the id of a match that is saved by the command.
            Map.entry(
                    "record", Set.of("active", "active-seats", "partners", "build", "take", "restock", "play", "deal")),
            // Commands, and keys of messages.
            Map.entry("cli", Set.of("play", "deal", "deal-again", "build")),
            // What a program is told that gave no move; fields of views and of records.
            Map.entry("programs", Set.of("forfeit", "turn", "take", "build")),
            // What OpenAPI calls the body of an answer; what a comparison came to in play; a table that cannot go on.
            Map.entry("service", Set.of("play", "content", "stop")),
            // "seat 1 pays back 60 points" is a sentence about one word of one game.
            Map.entry(
                    "spec",
                    Set.of(
                            "active",
                            "acting-dealer",
                            "forced-out",
                            "four-three",
                            "achievement",
                            "large-field",
                            "sovereign-field",
                            "bid",
                            "cancel",
                            "declare",
                            "draw",
                            "drop",
                            "pass",
                            "play",
                            "repay")));

    @Test
    void javaSaysNoNameOfAPack() throws IOException {
        Set<String> names = namesOfPacks();
        assertTrue(names.contains("acting-dealer") && names.contains("koi-koi"), "the packs were not read");
        List<String> said = new ArrayList<>();
        Path java = HOME.resolve("src/main/java/dev/oya");
        for (Path file : files(java).toList()) {
            String room = java.relativize(file).getName(0).toString();
            Matcher literal = Pattern.compile("\"((?:[^\"\\\\\n]|\\\\.)*)\"").matcher(Files.readString(file));
            while (literal.find()) {
                String text = literal.group(1);
                if (names.contains(text)
                        && !EVERYWHERE.contains(text)
                        && !SHARED.getOrDefault(room, Set.of()).contains(text)) {
                    said.add(HOME.relativize(file) + ": " + text);
                }
            }
        }
        assertEquals(
                List.of(),
                said,
                "what a mark, a phase, a word, an end, a combination or a value of a game means is for rules to say");
    }

    /** Marks, phases, words, ends, combinations and values of every pack that comes with Oya. */
    private static Set<String> namesOfPacks() {
        RuleLibrary oya = RuleLibrary.inJar();
        Set<String> names = new TreeSet<>();
        for (String game : oya.games()) {
            Pack pack = oya.pack(game, null, List.of());
            Phases phases = pack.phases();
            List.of(
                            phases.seatMarks(),
                            phases.roundMarks(),
                            phases.actions(),
                            phases.phases(),
                            pack.values(),
                            pack.yaku())
                    .forEach(some -> names.addAll(some.keySet()));
            pack.yaku().values().forEach(entry -> names.add(entry.id()));
            phases.phases()
                    .values()
                    .forEach(phase -> phase.transitions().values().stream()
                            .map(Phases.Transition::end)
                            .filter(Objects::nonNull)
                            .forEach(names::add));
        }
        return names;
    }

    @Test
    void nothingIsLeftForLater() {
        // In two halves, for this file is searched as well.
        Pattern later = Pattern.compile("\\b(TO" + "DO|FIX" + "ME)\\b");
        assertNone("what is not done is said in docs/problems.md or not at all", later, all());
    }

    @Test
    void nothingPointsIntoOneMachine() {
        // A web address may have such a folder, hence the look behind.
        Pattern folder = Pattern.compile("(?<![\\w.:/-])/(work|root|home|Users|tmp/oya)[/-]\\w");
        assertNone("a clone has to work anywhere", folder, all());
    }

    private static String[] all() {
        return new String[] {"src", "rules", "features", "docs", "README.md", "pom.xml", "oya", ".ci"};
    }

    private static void assertNone(String because, Pattern pattern, String... places) {
        List<String> found = new ArrayList<>();
        for (String place : places) {
            files(HOME.resolve(place)).forEach(file -> find(pattern, file, found));
        }
        assertEquals(List.of(), found, because);
    }

    private static Stream<Path> files(Path place) {
        try (Stream<Path> all = Files.exists(place) ? Files.walk(place) : Stream.empty()) {
            return all.filter(Files::isRegularFile).sorted().toList().stream();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static void find(Pattern pattern, Path file, List<String> found) {
        try {
            // Every byte is a letter here, so that pictures can be searched too.
            String[] lines = Files.readString(file, StandardCharsets.ISO_8859_1).split("\n", -1);
            for (int line = 0; line < lines.length; line++) {
                Matcher matcher = pattern.matcher(lines[line]);
                if (matcher.find()) {
                    found.add(HOME.relativize(file) + ":" + (line + 1) + ": " + matcher.group());
                }
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
