package dev.oya.bots;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.Exhaustive;
import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.experiment.SeatedBots;
import dev.oya.notation.MoveNotation;
import dev.oya.play.CardSource;
import dev.oya.play.Match;
import dev.oya.play.table.Move;
import dev.oya.properties.RandomGame;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

/**
 * With equal seeds, bots make the same moves in every version at every kind of table. The moves are stored as digests, which
 * {@code -Dupdate} rewrites after a change of rules.
 */
class SameMovesTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();
    private static final Path FILE = Path.of("src/test/resources/bots/moves.txt");
    private static final List<String> PLAYERS =
            List.of("greedy", "cautious", "bold", "random", "steady", "greedy random");
    private static final int ROUNDS = 4;

    @Test
    void movesOfSeedMatchEarlierVersions() throws Exception {
        List<Supplier<String>> all = RandomGame.kinds()
                .flatMap(kind -> PLAYERS.stream()
                        .<Supplier<String>>map(bots -> () -> kind + ", " + bots + ": " + moves(kind, bots)))
                .toList();
        if (System.getProperty("update") != null) {
            Files.write(FILE, all.stream().map(Supplier::get).toList());
        }
        List<String> kept = Files.readAllLines(FILE);
        assertEquals(all.size(), kept.size());
        // A quick run compares a sample. Its step size is chosen so that all bots and all kinds of tables occur.
        assertEquals(
                Exhaustive.some(kept, PLAYERS.size() - 1),
                Exhaustive.some(all, PLAYERS.size() - 1).stream()
                        .map(Supplier::get)
                        .toList());
    }

    /** Plays up to four rounds. Returns all moves, including those that records omit, and the results. */
    private static String moves(RandomGame.Kind kind, String bots) {
        Map<String, Object> options = new HashMap<>(kind.fixed());
        options.put("players", kind.seats());
        RuleBook rules = OYA.rules(OYA.pack(kind.game(), kind.profile(), List.of()), options);
        String seed = "the same moves";
        List<String> names = List.of(bots.split(" "));
        List<String> seats = IntStream.range(0, kind.seats())
                .mapToObj(seat -> names.get(seat % names.size()))
                .toList();
        SeatedBots players = new SeatedBots(
                seats.stream().map(name -> Bots.named(name, rules)).toList(), seed);
        MoveNotation told = new MoveNotation(rules.settings().pack());
        Match match = Match.start(rules, seed);
        StringBuilder text = new StringBuilder();
        for (int deal = 1; deal <= ROUNDS && !match.isOver(); deal++) {
            if (deal > 1) {
                match.nextRound(CardSource.of(seed, deal));
            }
            while (!match.round().isOver()) {
                Move move = players.play(match);
                ObjectNode action = told.write(rules.fishing().divided(move));
                text.append(action == null ? move.seat() + " " + move.action() : action)
                        .append('\n');
            }
            text.append(Arrays.toString(match.table().scores())).append('\n');
        }
        return digest(text.toString());
    }

    private static String digest(String text) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, 8);
        } catch (NoSuchAlgorithmException never) {
            throw new AssertionError(never);
        }
    }
}
