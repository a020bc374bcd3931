package dev.oya.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.input.PackException;
import dev.oya.input.Problem;
import dev.oya.pack.read.PackReader;
import dev.oya.pack.read.RulesFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Each invalid layer produces exactly the messages in the file next to it. */
class BadPacksTest {
    private static final Path FOLDER = Path.of("src/test/resources/bad-packs");

    @TestFactory
    Stream<DynamicTest> reportsEveryProblem() throws IOException {
        List<Path> layers;
        try (Stream<Path> all = Files.list(FOLDER)) {
            layers = all.filter(file -> file.toString().endsWith(".yaml"))
                    .sorted()
                    .toList();
        }
        return layers.stream().map(file -> DynamicTest.dynamicTest(name(file), () -> told(file)));
    }

    private static String name(Path file) {
        return file.getFileName().toString().replace(".yaml", "");
    }

    private static void told(Path file) throws IOException {
        String told = problems(file).stream()
                .map(Problem::toString)
                .map(line -> line.replace(FOLDER.toString().replace('\\', '/') + "/", ""))
                .collect(Collectors.joining("\n", "", "\n"));
        assertEquals(Files.readString(FOLDER.resolve(name(file) + ".expected.txt")), told);
    }

    private static List<Problem> problems(Path file) {
        try {
            PackReader.read(RulesFolder.inJar(), "hachi-hachi", "sv", List.of(file), source -> List.of());
            return List.of();
        } catch (PackException wrong) {
            return wrong.problems();
        }
    }
}
