package dev.oya.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.play.Match;
import dev.oya.properties.RandomGame;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A record that is read and played again gives the same record, field by field. */
class ReplayTest {
    private static final JsonMapper JSON = new JsonMapper();

    static Stream<Arguments> games() {
        return Stream.of(2, 3, 4, 5, 6, 7)
                .flatMap(seats -> LongStream.rangeClosed(301, 340).mapToObj(seed -> Arguments.of(seats, seed)));
    }

    @ParameterizedTest(name = "{0} seats, game {1}")
    @MethodSource("games")
    void playedAgainItIsTheSame(int seats, long seed) {
        new RandomGame(new RandomGame.Kind("hachi-hachi", "sv", seats), seed).play(new RandomGame.Watcher() {
            private Match.Start start;

            @Override
            public void dealt(RandomGame game) {
                if (start == null) {
                    var table = game.match().table();
                    start = new Match.Start(
                            table.round(), table.dealer(), new int[seats], table.carriedIn(), table.potIn());
                }
            }

            @Override
            public void over(RandomGame game) {
                String text = game.record();
                Fields fields = new Fields(JSON.readTree(text), 1);
                RoundRecord read = Verifier.read(fields, RandomGame.finder());
                assertEquals(java.util.List.of(), fields.problems());
                Match again = Replay.play(game.rules(), read, start, null);
                String second = new RecordWriter(game.rules()).write(again, game.seed(), game.seed(), read.actions());
                JsonNode derived = JSON.readTree(second);
                JSON.readTree(text)
                        .properties()
                        .forEach(field -> assertEquals(field.getValue(), derived.get(field.getKey()), field.getKey()));
                assertEquals(text, second);
                start = game.match().next();
            }
        });
    }
}
