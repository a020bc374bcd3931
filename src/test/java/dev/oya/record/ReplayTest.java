package dev.oya.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.Exhaustive;
import dev.oya.cards.Deck;
import dev.oya.notation.RecordReader;
import dev.oya.play.Match;
import dev.oya.properties.EveryField;
import dev.oya.properties.RandomGame;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Replaying a record reproduces its table and the record itself. */
class ReplayTest {
    private static final JsonMapper JSON = new JsonMapper();

    static Stream<Arguments> games() {
        return RandomGame.games(301, Exhaustive.times(306, 301));
    }

    @ParameterizedTest(name = "{0}, game {1}")
    @MethodSource("games")
    void replayReproducesMatch(RandomGame.Kind kind, long seed) {
        new RandomGame(kind, seed).play(new RandomGame.Watcher() {
            private Match.Start start;

            @Override
            public void afterDeal(RandomGame game) {
                if (start == null) {
                    var table = game.match().table();
                    start = new Match.Start(
                            table.round(), table.dealer(), new int[kind.seats()], table.carriedIn(), table.potIn());
                }
            }

            @Override
            public void over(RandomGame game) {
                String text = game.record();
                RecordReader fields = new RecordReader(JSON.readTree(text), 1);
                RoundRecord read = Verifier.read(fields, RandomGame.finder());
                assertEquals(List.of(), fields.problems());
                Match again = Replay.play(game.rules(), read, start, null, true, new ArrayList<>());
                Deck deck = game.rules().settings().pack().deck();
                // With two packs, equal cards may be swapped, so only the records of such tables are compared.
                if (!deck.hasCopies()) {
                    EveryField.assertSame(game.match().table(), again.table());
                }
                String second = new RecordWriter(game.rules()).write(again, game.seed(), game.seed(), read.actions());
                JsonNode first = anyCopy(JSON.readTree(text));
                JsonNode derived = anyCopy(JSON.readTree(second));
                first.properties()
                        .forEach(field -> assertEquals(field.getValue(), derived.get(field.getKey()), field.getKey()));
                assertEquals(first, derived);
                start = game.match().next();
            }
        });
    }

    /**
     * Sorts the cards within each group and then the groups, because their order depends on the copies of equal cards.
     */
    private static JsonNode anyCopy(JsonNode record) {
        for (JsonNode action : record.get("actions")) {
            for (String groups : List.of("free", "pack")) {
                if (action.get(groups) instanceof ArrayNode all) {
                    List<String> sorted = new ArrayList<>();
                    all.forEach(group -> sorted.add(group.valueStream()
                            .map(JsonNode::stringValue)
                            .sorted()
                            .toList()
                            .toString()));
                    sorted.sort(null);
                    ((ObjectNode) action).set(groups, JSON.valueToTree(sorted));
                }
            }
        }
        return record;
    }
}
