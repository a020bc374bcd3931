package dev.oya.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cards.Deck;
import dev.oya.engine.RuleLibrary;
import dev.oya.input.PackException;
import dev.oya.input.Problem;
import dev.oya.pack.read.PackReader;
import dev.oya.pack.read.RulesFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games that do not use all ranks or months of their deck. */
class LeftOutGroupsTest {
    private static final Path RULES = Path.of("rules");

    @TempDir
    private Path folder;

    @Test
    void deckOfGameDoesNotContainUnusedGroups() {
        Deck deck = RuleLibrary.inJar().pack("cuarenta", null, List.of()).deck();
        assertEquals(40, deck.cards().size());
        assertEquals(40, deck.parse("all").size());
        assertEquals(
                List.of(1, 2, 3, 4, 5, 6, 7, 11, 12, 13),
                IntStream.rangeClosed(1, 13)
                        .filter(group -> deck.cards().stream().anyMatch(card -> card.group() == group))
                        .boxed()
                        .toList());
        assertTrue(deck.groupNames().contains("jack"));
        assertFalse(deck.groupNames().contains("nine"));
        assertThrows(Deck.UnknownCard.class, () -> deck.parse("s8"));
        for (int index = 0; index < 40; index++) {
            assertEquals(index, deck.card(index).index());
        }
    }

    @Test
    void reportsUnusedGroupsThatDeckDoesNotHave() throws IOException {
        try (Stream<Path> files = Files.walk(RULES)) {
            files.forEach(this::copy);
        }
        Path pack = folder.resolve("cuarenta/1/pack.yaml");
        Files.writeString(pack, Files.readString(pack).replace("without: [8, 9, 10]", "without: [8, 14]"));
        PackException wrong = assertThrows(
                PackException.class,
                () -> PackReader.read(RulesFolder.of(folder), "cuarenta", null, List.of(), source -> List.of()));
        assertEquals(
                List.of("unknown-group"),
                wrong.problems().stream().map(Problem::code).toList());
    }

    private void copy(Path file) {
        try {
            Path to = folder.resolve(RULES.relativize(file));
            if (!Files.isDirectory(to)) {
                Files.copy(file, to);
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
