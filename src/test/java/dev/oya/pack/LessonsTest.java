package dev.oya.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.bots.Bot;
import dev.oya.bots.BotSeats;
import dev.oya.bots.Bots;
import dev.oya.bots.Luck;
import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.files.Sha256;
import dev.oya.pack.read.RulesFolder;
import dev.oya.pack.words.Lessons;
import dev.oya.play.Match;
import dev.oya.play.MatchLog;
import dev.oya.play.table.Move;
import dev.oya.play.table.Verdict;
import dev.oya.record.FairDeal;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Lessons for a first round: content and validation of lessons.yaml, and the chance to win the round. */
class LessonsTest {
    private static final String FILE = "koi-koi/1/lessons.yaml";
    /** Number of random sequences of moves tried for each game. */
    private static final int ORDERS = Exhaustive.ON ? 200 : 40;

    private static final int WON = ORDERS * 6 / 10;
    private static final int MOST_MOVES = 1_000;

    private static RulesFolder folder(String text) {
        return RulesFolder.inJar().with(Map.of(FILE, text));
    }

    private static List<String> problems(String text) {
        return RuleLibrary.of(folder(text)).check("koi-koi", null, List.of()).stream()
                .map(one -> one.code() + " " + one.place().line())
                .toList();
    }

    @Test
    void findsLessonBySubject() {
        RuleLibrary oya = RuleLibrary.of(
                folder(
                        "order: 3\nfront: [3B, 9A, 8B]\nseed: moon\noptions: { players: 2 }\nactions:\n  stop: { en: Enough. }\n"));
        Lessons lessons = Lessons.of(oya.folder(), oya.pack("koi-koi", null, List.of()));
        assertEquals(3, lessons.order());
        assertEquals(List.of("3B", "9A", "8B"), lessons.front());
        assertEquals("moon", lessons.seed());
        assertEquals(Map.of("players", 2), lessons.options());
        assertEquals("Enough.", lessons.says("actions", "stop", "en"));
        assertNull(lessons.says("actions", "stop", "sv"));
        assertNull(lessons.says("actions", "koi-koi", "en"));
    }

    @Test
    void reportsUnknownSubject() {
        assertEquals(
                List.of("unknown-sentence 2"), problems("actions:\n  stopp: { en: Enough., sv: Nog., de: Genug. }\n"));
        assertEquals(
                List.of("not-in-schema 2"), problems("moments:\n  beginning: { en: Look., sv: Se., de: Schau. }\n"));
    }

    @Test
    void reportsUnknownCardOfHomePage() {
        assertEquals(List.of("unknown-card 1"), problems("front: [3B, 9X, 8B]\n"));
    }

    @Test
    void gamesShowDifferentCardsOnHomePage() {
        RuleLibrary oya = RuleLibrary.of(RulesFolder.inJar());
        List<List<String>> fronts = oya.games().stream()
                .map(game -> Lessons.of(oya.folder(), oya.pack(game, null, List.of()))
                        .front())
                .toList();
        assertEquals(fronts.size(), fronts.stream().distinct().count(), fronts.toString());
    }

    @Test
    void reportsUnknownOfferedLayer() {
        assertEquals(
                List.of("unknown-sentence 2"),
                problems("house:\n  common-apps: { en: App rules., sv: App-regler., de: App-Regeln. }\n"));
    }

    static List<String> taught() {
        RuleLibrary oya = RuleLibrary.of(RulesFolder.inJar());
        return oya.games().stream()
                .filter(game -> !Lessons.of(oya.folder(), oya.pack(game, null, List.of()))
                        .isEmpty())
                .toList();
    }

    /** The first round of a lesson is always won by greedy moves and mostly by random moves. */
    @ParameterizedTest
    @MethodSource("taught")
    void greedyMovesAlwaysAndRandomMovesMostlyWinFirstRound(String game) {
        RuleLibrary oya = RuleLibrary.of(RulesFolder.inJar());
        Lessons lessons = Lessons.of(oya.folder(), oya.pack(game, null, List.of()));
        RuleBook book = oya.rules(oya.pack(game, null, List.of()), lessons.options());
        int won = 0;
        for (int order = 0; order < ORDERS; order++) {
            won += firstRound(book, lessons.seed(), "any " + order, false) ? 1 : 0;
            assertTrue(firstRound(book, lessons.seed(), "greedy " + order, true), game + " was lost with greedy moves");
        }
        assertTrue(won >= WON, game + ": won " + won + " of " + ORDERS + " rounds");
    }

    /** Plays the first round of a lesson against the weakest bots. Returns whether the player has the most points. */
    private static boolean firstRound(RuleBook book, String seed, String order, boolean well) {
        int seats = book.settings().players();
        FairDeal deal = new FairDeal(Sha256.of(seed), Collections.nCopies(seats, ""));
        MatchLog log = new MatchLog("lesson", book, deal, any -> "");
        Match match = log.match();
        Luck luck = new Luck(order);
        Bot weak = Bots.named(Bots.levels().get(0), book);
        Bot greedy = Bots.named("greedy", book);
        List<Integer> others = IntStream.range(1, seats).boxed().toList();
        for (int moves = 0; !match.round().isOver(); moves++) {
            assertTrue(moves < MOST_MOVES, "the round does not end");
            Move move = BotSeats.next(match.round(), others, seat -> weak.choose(match.view(seat), luck));
            if (move == null) {
                move = well ? greedy.choose(match.view(0), luck) : match.view(0).any(luck::below);
            }
            assertInstanceOf(Verdict.Accepted.class, log.act(move));
        }
        int best = others.stream().mapToInt(match.table()::score).max().orElseThrow();
        return match.table().score(0) > best;
    }

    @Test
    void reportsMissingTranslation() {
        assertEquals(List.of("no-sentence 2"), problems("actions:\n  stop: { en: Enough., sv: Nog. }\n"));
    }

    @Test
    void reportsInvalidValuesWithTheirPlace() {
        List<String> found = problems("order: first\nactions: stop\n");
        assertTrue(found.contains("not-in-schema 1") && found.contains("not-in-schema 2"), found.toString());
    }
}
