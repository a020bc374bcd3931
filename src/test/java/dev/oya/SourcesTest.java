package dev.oya;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
