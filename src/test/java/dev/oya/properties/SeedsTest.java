package dev.oya.properties;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.files.Sha256;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * In every version of Oya, equal seeds produce identical records, except for the digest of the rules. Moves are drawn from the
 * list of legal moves, so the test detects even a change in the order of that list.
 */
class SeedsTest {
    private static final Path KEPT = Path.of("src/test/resources/seeds/records.txt");
    private static final int GAMES = 2;

    @Test
    void recordsOfSeedMatchEarlierVersions() throws IOException {
        List<String> lines = RandomGame.kinds().flatMap(SeedsTest::games).toList();
        if (Boolean.getBoolean("oya.seeds.write")) {
            Files.createDirectories(KEPT.getParent());
            Files.write(KEPT, lines);
        }
        assertEquals(String.join("\n", Files.readAllLines(KEPT)), String.join("\n", lines));
    }

    private static Stream<String> games(RandomGame.Kind kind) {
        return Stream.iterate(1L, seed -> seed + 1)
                .limit(GAMES)
                .map(seed -> kind + ", game " + seed + ": " + Sha256.name(records(kind, seed)));
    }

    private static String records(RandomGame.Kind kind, long seed) {
        StringBuilder records = new StringBuilder();
        new RandomGame(kind, 7_000 + seed).play(new RandomGame.Watcher() {
            @Override
            public void over(RandomGame game) {
                // Removes options that were added later, with the values that correspond to the earlier behaviour.
                records.append(game.record()
                                .replaceAll("\"hash\":\"sha256:[^\"]*\"", "")
                                .replace(",\"jokers\":\"none\"", "")
                                .replace(",\"penalty-without-junk\":true", "")
                                .replace(",\"animal-penalty\":false", "")
                                .replace(",\"pays-without-cards\":true", "")
                                .replace(",\"four-of-a-month-points\":7", "")
                                .replace(",\"piles-pay\":\"none\"", "")
                                .replace(",\"three-piles-win\":false", "")
                                .replace(",\"draws-in-a-row\":1", "")
                                .replace(",\"jokers-steal\":false", "")
                                .replace(",\"jokers-stay-on-piles\":false", "")
                                .replace(",\"bright-price\":2", "")
                                .replace(",\"double-junk-is-sold\":false", "")
                                .replace(",\"high-cassinos\":false", "")
                                .replace(",\"drawing\":false", "")
                                .replace(",\"spades\":\"most\"", "")
                                .replace(",\"counting-out\":false", ""))
                        .append('\n');
            }
        });
        return records.toString();
    }
}
