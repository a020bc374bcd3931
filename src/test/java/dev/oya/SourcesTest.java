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

/** Checks that source files do not contain certain texts: names of games, unfinished work and machine paths. */
class SourcesTest {
    private static final Path HOME = Path.of(System.getProperty("basedir", "")).toAbsolutePath();

    @Test
    void javaDoesNotNameGames() {
        Pattern game = Pattern.compile("hachi|koi|mulle", Pattern.CASE_INSENSITIVE);
        assertNone("Java code must not depend on particular games", game, "src/main/java");
    }

    /** Names in packs that are also keys of pack files. */
    private static final Set<String> EVERYWHERE = Set.of("group");

    /**
     * Names in packs that Java code may contain, by package or file. They have a fixed meaning in the program, or are part of
     * scenario steps.
     */
    private static final Map<String, Set<String>> SHARED = Map.ofEntries(
            // Tasks of phases, and the mark of active seats, which every pack has.
            Map.entry("play", Set.of("active", "deal", "deal-again", "restock", "settle")),
            // Values in pack files: tasks of phases, acts, and contents of record fields.
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
            // Keys of situations and messages.
            Map.entry("situation", Set.of("active", "dealt")),
            Map.entry("say", Set.of("dealt", "build")),
            // Fields of views.
            Map.entry("answers", Set.of("turn", "dealt")),
            Map.entry("RecordedMatch.java", Set.of("turn")),
            // Fields of actions.
            Map.entry("notation", Set.of("build", "take")),
            // Fields of records and their values. "play" is a field of saved matches.
            Map.entry(
                    "record", Set.of("active", "active-seats", "partners", "build", "take", "restock", "play", "deal")),
            // Names of commands and keys of messages.
            Map.entry("cli", Set.of("play", "deal", "deal-again", "build")),
            // Messages to programs, and fields of views and records.
            Map.entry("programs", Set.of("forfeit", "turn", "take", "build")),
            // Names in OpenAPI, in comparisons and for the end of tables.
            Map.entry("service", Set.of("play", "content", "stop")),
            // Steps such as "seat 1 pays back 60 points" are about a particular action.
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
                            "repay",
                            "take")));

    @Test
    void javaContainsNoNamesDefinedByPacks() throws IOException {
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
        assertEquals(List.of(), said, "only rules may define the meaning of these names");
    }

    /** Returns the names of the marks, phases, actions, ends, combinations and values of all shipped packs. */
    private static Set<String> namesOfPacks() {
        RuleLibrary oya = RuleLibrary.inJar();
        Set<String> names = new TreeSet<>();
        for (String game : oya.games()) {
            Pack pack = oya.pack(game, null, List.of());
            Phases phases = pack.phases();
            List.of(
                            phases.marks().seats(),
                            phases.marks().round(),
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
    void containsNoUnfinishedWork() {
        // The markers are split, because this file is searched too.
        Pattern later = Pattern.compile("\\b(TO" + "DO|FIX" + "ME)\\b");
        assertNone("describe unfinished work in docs/problems.md instead", later, all());
    }

    @Test
    void containsNoMachinePaths() {
        // The lookbehind excludes URLs that contain such a folder.
        Pattern folder = Pattern.compile("(?<![\\w.:/-])/(work|root|home|Users|tmp/oya)[/-]\\w");
        assertNone("paths of one machine do not exist on others", folder, all());
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
            // In ISO 8859-1 every byte is a character, so binary files can be searched too.
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
