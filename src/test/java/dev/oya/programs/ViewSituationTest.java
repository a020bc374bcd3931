package dev.oya.programs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.cards.Shuffle;
import dev.oya.engine.RuleLibrary;
import dev.oya.notation.Json;
import dev.oya.play.Match;
import dev.oya.play.MatchSoFar;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import dev.oya.play.table.Build;
import dev.oya.play.table.Move;
import dev.oya.properties.EveryField;
import dev.oya.properties.RandomGame;
import dev.oya.say.Wording;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What a program is shown is enough to see what its seat sees, in every game. */
class ViewSituationTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();
    private static final int GAMES = Integer.getInteger("oya.games", 1);
    /** At one of so many moves it is tried. */
    private static final int SELDOM = 4;

    static Stream<Arguments> games() {
        return RandomGame.games(701, 700 + GAMES);
    }

    /** A round as it is played. */
    private static final class Table implements RandomGame.Watcher {
        private final Random random = new Random(7);
        private final List<Move> moves = new ArrayList<>();
        private BotView views;
        private ViewSituation reader;
        private int tried;

        @Override
        public void dealt(RandomGame game) {
            moves.clear();
            if (views == null) {
                Rules rules = game.match().rules();
                Wording speech =
                        new Wording("en", OYA.folder(), rules.settings().pack());
                views = new BotView(rules, Json.object(), speech);
                reader = new ViewSituation(rules);
            }
        }

        @Override
        public void before(RandomGame game, Move move) {
            if (random.nextInt(SELDOM) == 0) {
                tried++;
                look(game.match(), move.seat());
            }
            moves.add(move);
        }

        private void look(Match match, int seat) {
            MatchSoFar played = new MatchSoFar() {
                @Override
                public Match match() {
                    return match;
                }

                @Override
                public List<Move> moves() {
                    return moves;
                }
            };
            ObjectNode shown = views.of(played, "table", seat);
            SeatView view = match.view(seat);
            SeatView read = reader.read(shown);
            Deck deck = match.rules().settings().pack().deck();
            assertEquals(actions(view), actions(reader.resumed(shown)), shown.toString());
            assertEquals(seen(deck, view), seen(deck, read), shown.toString());
            assertEquals(actions(view), actions(read));
            boolean matched = match.rules().settings().pack().phases().words().values().stream()
                    .allMatch(word -> word.act() == null);
            // With the blank card, which no view shows, other cards are taken for hidden.
            if (matched && match.table().seats() < 7) {
                assertEquals(guessed(view), guessed(read), shown.toString());
            }
            bare(shown);
            assertEquals(actions(view), actions(reader.read(shown)), "with the fields of the contract alone");
        }

        /** What is known of a round that may be, so far as a bot that thinks ahead looks at it. */
        private static Map<String, Object> guessed(SeatView view) {
            Map<String, Object> fields =
                    EveryField.of(view.guess(new Shuffle("guess")).table());
            // What an earlier turn began with, what rules decided the multiplier, and books that are not shown.
            List.of(
                            "pileAtTurn",
                            "factorRules",
                            "shown",
                            "scores",
                            "scoresIn",
                            "payments",
                            "restocked",
                            "dealt",
                            "replacements",
                            "kept",
                            "pot",
                            "potIn")
                    .forEach(fields::remove);
            List.of("tallies", "talliesIn", "carriedIn", "liable", "tender", "awards")
                    .forEach(fields::remove);
            return fields;
        }

        /** Leaves what the contract names. */
        private static void bare(ObjectNode view) {
            view.remove("roundMarks");
            for (JsonNode seat : view.get("seats")) {
                ((ObjectNode) seat).remove(List.of("sweeps", "claimed", "prizes", "worth"));
            }
        }

        private Set<JsonNode> actions(SeatView view) {
            Set<JsonNode> actions = new HashSet<>();
            view.moves().forEach(move -> actions.add(ViewSituation.plain(reader.action(move))));
            return actions;
        }

        private static List<Object> seen(Deck deck, SeatView view) {
            List<Object> seen = new ArrayList<>(List.of(
                    view.seat(),
                    codes(deck, view.hand()),
                    codes(deck, view.field()),
                    view.stock(),
                    view.turn(),
                    view.dealer(),
                    view.round(),
                    view.phase(),
                    view.factor(),
                    view.pot(),
                    view.held(),
                    codes(deck, view.unseen())));
            for (SeatView.Seat seat : view.seats()) {
                seen.addAll(List.of(seat.handSize(), seat.sweeps(), seat.prizes(), seat.declared(), seat.marks()));
                Stream.of(seat.pile(), seat.claimed(), seat.shown()).forEach(cards -> seen.add(codes(deck, cards)));
            }
            for (Build build : view.builds()) {
                seen.addAll(List.of(
                        build.number(),
                        build.value(),
                        build.compound(),
                        build.creator(),
                        build.last(),
                        build.changed()));
                build.parts().forEach(part -> seen.add(codes(deck, part)));
            }
            return seen;
        }

        private static List<String> codes(Deck deck, CardSet cards) {
            return cards.stream()
                    .mapToObj(card -> deck.card(card).code())
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest(name = "{0}, game {1}")
    @MethodSource("games")
    void theViewIsThatOfTheSeat(RandomGame.Kind kind, long seed) {
        Table table = new Table();
        new RandomGame(kind, seed).play(table);
        assertTrue(table.tried > 0);
    }
}
