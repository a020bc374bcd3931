package dev.oya;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.api.GameChoice;
import dev.oya.api.GameInfo;
import dev.oya.api.GameRules;
import dev.oya.api.Hint;
import dev.oya.api.HouseLayer;
import dev.oya.api.LegalMove;
import dev.oya.api.MatchEvent;
import dev.oya.api.MatchView;
import dev.oya.api.MoveAnswer;
import dev.oya.api.Oya;
import dev.oya.api.PlayedMatch;
import dev.oya.api.RecordException;
import dev.oya.api.ReplayStep;
import dev.oya.api.RoundResult;
import dev.oya.api.RulesException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Matches of the library: bots, events, views, hints, saved matches and replays, in every game. */
class ApiMatchTest {
    private static final Oya OYA = Oya.open();
    private static final int MOST_ROUNDS = 3;
    private static final GameChoice TWO = GameChoice.of("koi-koi").option("players", 2);
    private static final GameRules PAIR = OYA.rules(TWO);

    static Stream<String> games() {
        return OYA.games("en").stream().map(GameInfo::id);
    }

    private static GameRules rules(String game) {
        return OYA.rules(GameChoice.of(game));
    }

    private static MoveAnswer.Made random(PlayedMatch match, Random random) {
        List<LegalMove> moves = match.moves();
        MoveAnswer answer = match.play(moves.get(random.nextInt(moves.size())));
        return (MoveAnswer.Made) answer;
    }

    /** Returns everything that is visible to players and spectators of the given match. */
    private static List<String> seen(PlayedMatch match) {
        List<String> seen = new ArrayList<>();
        for (int seat = 0; seat < match.seats(); seat++) {
            seen.add(match.viewJson(seat));
            seen.add(match.view(seat).toString());
        }
        seen.add(match.spectatorJson());
        seen.add(match.moves().toString());
        return seen;
    }

    @ParameterizedTest
    @MethodSource("games")
    void resumedMatchContinuesLikeOriginal(String game) {
        Random random = new Random(11);
        for (int trial = 0; trial < 3; trial++) {
            PlayedMatch match = rules(game).deal("resume " + trial);
            int target = 1 + random.nextInt(MOST_ROUNDS - 1);
            int stop = random.nextInt(24);
            for (int made = 0; match.view(0).round() < target || !match.isRoundOver() && made < stop; ) {
                if (match.isRoundOver()) {
                    match.nextRound();
                } else {
                    random(match, random);
                    made += match.view(0).round() == target ? 1 : 0;
                }
                if (match.isOver()) {
                    return;
                }
            }
            if (match.isRoundOver()) {
                continue;
            }
            String saved = match.save();
            PlayedMatch resumed = OYA.resume(saved, "en");
            assertEquals(saved, resumed.save());
            assertEquals(match.rules().digest(), resumed.rules().digest());
            assertEquals(match.rules().options(), resumed.rules().options());
            continueBoth(match, resumed, random.nextInt());
        }
    }

    private static void continueBoth(PlayedMatch match, PlayedMatch resumed, int seed) {
        Random one = new Random(seed);
        Random other = new Random(seed);
        for (int rounds = 0; rounds < 2 && !match.isOver(); rounds++) {
            while (!match.isRoundOver()) {
                assertEquals(seen(match), seen(resumed));
                assertEquals(
                        random(match, one).events().toString(),
                        random(resumed, other).events().toString());
            }
            assertEquals(match.result(), resumed.result());
            assertEquals(match.records(), resumed.records());
            if (!match.isOver()) {
                assertEquals(match.nextRound().toString(), resumed.nextRound().toString());
            }
        }
        assertEquals(List.of(), OYA.verify(resumed.records()));
    }

    @Test
    void resumesBetweenRoundsWithResult() {
        PlayedMatch match = PAIR.deal("between");
        for (int round = 0; round < 2; round++) {
            while (!match.isRoundOver()) {
                match.play(match.moves().get(0));
            }
            PlayedMatch resumed = OYA.resume(match.save(), "en");
            assertTrue(resumed.isRoundOver());
            assertEquals(match.result(), resumed.result());
            assertEquals(match.save(), resumed.save());
            assertEquals(match.nextRound().toString(), resumed.nextRound().toString());
            assertEquals(match.save(), resumed.save());
        }
        assertEquals("de", OYA.resume(match.save(), "de").rules().choice().language());
    }

    @ParameterizedTest
    @MethodSource("games")
    void resumesFinishedMatchWithResult(String game) {
        PlayedMatch match = rules(game).deal("finished");
        Random random = new Random(5);
        while (!match.isOver()) {
            if (match.isRoundOver()) {
                match.nextRound();
            } else {
                random(match, random);
            }
        }
        PlayedMatch resumed = OYA.resume(match.save(), "en");
        assertTrue(resumed.isOver());
        assertEquals(match.result(), resumed.result());
        assertEquals(match.records(), resumed.records());
        assertEquals(match.save(), resumed.save());
        assertThrows(IllegalStateException.class, resumed::nextRound);
    }

    @Test
    void openingShowsFieldAfterJokersAreReplaced() {
        GameRules jokers = OYA.rules(GameChoice.of("go-stop").option("jokers", "three"));
        for (int seed = 0; seed < 60; seed++) {
            PlayedMatch match = jokers.deal("jokers " + seed);
            assertEquals(match.spectate().field(), dealt(match.opening(), 1).field());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void openingContainsDealOfCurrentRound(String game) {
        for (int seed = 0; seed < 20; seed++) {
            PlayedMatch match = rules(game).deal("opening " + seed);
            List<MatchEvent> first = match.opening();
            assertEquals(match.spectate().field(), dealt(first, 1).field());
            Random random = new Random(seed);
            while (!match.isRoundOver()) {
                random(match, random);
            }
            assertEquals(first, match.opening());
            if (!match.isOver()) {
                List<MatchEvent> next = match.nextRound();
                assertEquals(next, match.opening());
                assertEquals(match.spectate().field(), dealt(next, 2).field());
                assertEquals(List.of(), OYA.resume(match.save(), "en").opening());
            }
        }
    }

    private static MatchEvent.Dealt dealt(List<MatchEvent> events, int round) {
        List<MatchEvent.Dealt> deals = events.stream()
                .filter(MatchEvent.Dealt.class::isInstance)
                .map(MatchEvent.Dealt.class::cast)
                .filter(deal -> deal.round() == round)
                .toList();
        assertEquals(1, deals.size(), events.toString());
        return deals.get(0);
    }

    @Test
    void rejectsNullFromBotThatMustMove() {
        PlayedMatch match = PAIR.deal("silent");
        match.bot(match.moves().get(0).seat(), (view, moves) -> null);
        String message =
                assertThrows(IllegalStateException.class, match::playBot).getMessage();
        assertTrue(message.contains("returned null"), message);
    }

    @Test
    void resumedMatchKeepsBuiltInBotsAndTheirMoves() {
        PlayedMatch match = PAIR.deal("bots");
        match.bot(0, "greedy");
        match.bot(1, "random");
        for (int moves = 0; moves < 5; moves++) {
            assertNotNull(match.playBot());
        }
        PlayedMatch resumed = OYA.resume(match.save(), "en");
        assertEquals(match.playBots().toString(), resumed.playBots().toString());
        assertEquals(match.records(), resumed.records());
    }

    @Test
    void resumesMatchWithHouseLayer() {
        HouseLayer layer = new HouseLayer(
                "friday.yaml",
                "layer: friday\ntitle: Friday\nbase: koi-koi\nbecause: A test.\noptions: { rounds: 5 }\n");
        PlayedMatch match = OYA.rules(TWO.layer(layer)).deal("layer");
        match.play(match.moves().get(0));
        assertEquals(match.save(), OYA.resume(match.save(), "en", layer).save());
        assertThrows(RecordException.class, () -> OYA.resume(match.save(), "en"));
    }

    @Test
    void rejectsChangedSavedMatches() {
        PlayedMatch match = PAIR.deal("changed");
        for (int moves = 0; moves < 6; moves++) {
            match.play(match.moves().get(0));
        }
        String saved = match.save();
        int other = 1 - match.view(0).dealer();
        List<String> wrong = new ArrayList<>(List.of(
                "",
                "{",
                "[]",
                "{\"play\":{}}",
                saved.substring(0, saved.length() / 2),
                saved.replace("\"seed\":\"changed\"", "\"seed\":\"other\""),
                saved.replace("\"dealer\":" + (1 - other), "\"dealer\":" + other),
                saved.replaceFirst("\"do\":\"play\"", "\"do\":\"draw\""),
                saved.replaceFirst("\"take\":\\[[^]]*]", "\"take\":[\"12B\"]"),
                saved.replace("\"round\":1", "\"round\":2"),
                saved.replace("sha256:", "sha256:0")));
        for (String text : wrong) {
            RecordException thrown =
                    assertThrows(RecordException.class, () -> OYA.resume(text, "en"), text.isEmpty() ? "empty" : text);
            assertFalse(thrown.faults().isEmpty());
            assertFalse(thrown.getMessage().contains("--"), thrown.getMessage());
        }
    }

    /** A randomly changed saved match is either rejected or still valid. Most of the changed texts must be rejected. */
    @ParameterizedTest
    @MethodSource("games")
    void rejectsRandomlyChangedSavedMatchesWithErrors(String game) {
        PlayedMatch match = rules(game).deal("fuzz");
        Random random = new Random(13);
        for (int moves = 0; moves < 10 && !match.isRoundOver(); moves++) {
            random(match, random);
        }
        match.bot(0, "greedy");
        String saved = match.save();
        int rejected = 0;
        for (int trial = 0; trial < 60; trial++) {
            int at = random.nextInt(saved.length() - 1);
            String other = List.of("", "9", "x", "\"", "null", "{").get(random.nextInt(6));
            try {
                OYA.resume(saved.substring(0, at) + other + saved.substring(at + 1), "en");
            } catch (RecordException wrong) {
                rejected++;
            }
        }
        assertTrue(rejected > 30, "only " + rejected + " of 60 rejected");
    }

    @ParameterizedTest
    @MethodSource("games")
    void botsPlayWholeRounds(String game) {
        PlayedMatch match = rules(game).deal("bots");
        match.bot(0, (view, moves) -> {
            assertEquals(0, view.seat());
            return moves.get(moves.size() - 1);
        });
        for (int seat = 1; seat < match.seats(); seat++) {
            match.bot(seat, seat % 2 == 0 ? "random" : "greedy");
        }
        List<MatchEvent> events = match.playBots();
        assertTrue(match.isRoundOver());
        assertNull(match.playBot());
        assertTrue(events.stream().anyMatch(MatchEvent.RoundOver.class::isInstance));
        assertEquals(List.of(), OYA.verify(match.records()));
    }

    @Test
    void waitsForPersonsAndRejectsIllegalMovesOfBots() {
        PlayedMatch match = PAIR.deal("persons");
        for (String name : Oya.bots()) {
            match.bot(1, name);
        }
        match.bot(1, "strong:40");
        match.playBots();
        assertTrue(match.moves().stream().anyMatch(move -> move.seat() == 0));
        LegalMove used = match.moves(0).get(0);
        assertTrue(match.play(used).isMade());
        match.playBots();
        match.bot(0, (view, moves) -> used);
        assertThrows(IllegalStateException.class, match::playBots);
        match.person(0);
        match.person(1);
        assertNull(match.playBot());
        RulesException unknown = assertThrows(
                RulesException.class,
                () -> OYA.rules(TWO.language("sv")).deal("").bot(0, "greedi"));
        assertEquals("unknown-bot", unknown.faults().get(0).code());
        assertTrue(unknown.getMessage().contains("finns inte"), unknown.getMessage());
    }

    @ParameterizedTest
    @MethodSource("games")
    void eventsAgreeWithViews(String game) {
        Set<Class<?>> kinds = comparedWithViews(rules(game).deal("events"), new Random(5));
        assertTrue(kinds.containsAll(Set.of(MatchEvent.Moved.class, MatchEvent.RoundOver.class)), kinds.toString());
    }

    /** With this seed, a joker that was turned over gets stuck on a pile. */
    @Test
    void eventsReportCardsThatReturnToField() {
        GameChoice jokers = GameChoice.of("go-stop").option("jokers", "three").option("jokers-stay-on-piles", true);
        Set<Class<?>> kinds = comparedWithViews(OYA.rules(jokers).deal("stuck joker 69"), new Random(1));
        assertTrue(kinds.contains(MatchEvent.Returned.class), kinds.toString());
    }

    /** Plays a random round and compares its events with the captured cards in views. Returns the types of the events. */
    private static Set<Class<?>> comparedWithViews(PlayedMatch match, Random random) {
        Map<Integer, Map<String, Integer>> captured = new HashMap<>();
        List<RoundResult.Paid> paid = new ArrayList<>();
        Set<Class<?>> kinds = new HashSet<>();
        MatchView begun = match.spectate();
        begun.seats().forEach(seat -> count(captured, seat.seat(), seat.captured(), 1));
        while (!match.isRoundOver()) {
            for (MatchEvent event : random(match, random).events()) {
                kinds.add(event.getClass());
                JsonNode json = new ObjectMapper().readTree(event.toJson());
                assertTrue(json.has("happened") != event instanceof MatchEvent.Moved, event.toJson());
                if (event instanceof MatchEvent.Taken taken) {
                    count(captured, taken.seat(), taken.cards(), 1);
                } else if (event instanceof MatchEvent.HandedOver given) {
                    count(captured, given.seat(), given.cards(), -1);
                    count(captured, given.to(), given.cards(), 1);
                } else if (event instanceof MatchEvent.Returned some) {
                    count(captured, some.seat(), some.cards(), -1);
                } else if (event instanceof MatchEvent.Paid payment) {
                    paid.add(payment.payment());
                    assertEquals(
                            payment.payment().from().seat() != null,
                            json.get("from").isNumber(),
                            event.toJson());
                } else if (event instanceof MatchEvent.RoundOver over) {
                    assertEquals(match.result(), over.result());
                } else if (event instanceof MatchEvent.Completed completed) {
                    assertTrue(
                            match
                                    .rules()
                                    .inCaptured(match.spectate()
                                            .seats()
                                            .get(completed.seat())
                                            .captured())
                                    .stream()
                                    .anyMatch(one ->
                                            one.id().equals(completed.yaku().id())));
                }
            }
            for (MatchView.SeatState seat : match.spectate().seats()) {
                Map<String, Integer> now = new HashMap<>();
                seat.captured().forEach(card -> now.merge(card, 1, Integer::sum));
                assertEquals(now, captured.getOrDefault(seat.seat(), Map.of()));
            }
        }
        assertTrue(match.result().payments().size() >= paid.size());
        return kinds;
    }

    private static void count(Map<Integer, Map<String, Integer>> all, int seat, List<String> cards, int times) {
        Map<String, Integer> own = all.computeIfAbsent(seat, any -> new HashMap<>());
        for (String card : cards) {
            own.merge(card, times, Integer::sum);
            own.remove(card, 0);
        }
    }

    /** No view contains a card of another player's hand. The hands are read from a replay of the saved match. */
    @ParameterizedTest
    @MethodSource("games")
    void viewsContainNoHiddenCards(String game) {
        PlayedMatch match = rules(game).deal("hidden");
        Map<String, Integer> copies = new HashMap<>();
        match.rules().cards().forEach(card -> copies.merge(card, 1, Integer::sum));
        Random random = new Random(3);
        for (int moves = 0; !match.isRoundOver(); moves++) {
            if (moves % 5 == 0) {
                List<ReplayStep> steps = OYA.replay(match.save().lines().toList(), "en");
                List<MatchView.SeatState> hands = steps.isEmpty()
                        ? List.of()
                        : steps.get(steps.size() - 1).view().seats();
                for (int seat = -1; seat < match.seats() && !hands.isEmpty(); seat++) {
                    assertHides(seat < 0 ? match.spectate() : match.view(seat), hands, copies);
                }
            }
            random(match, random);
        }
    }

    private static void assertHides(MatchView view, List<MatchView.SeatState> hands, Map<String, Integer> copies) {
        Map<String, Integer> counts = new HashMap<>();
        List<String> visible = new ArrayList<>(view.hand());
        visible.addAll(view.field());
        view.builds().forEach(build -> visible.addAll(build.cards()));
        view.seats().forEach(seat -> {
            visible.addAll(seat.captured());
            assertEquals(List.of(), seat.cards());
        });
        Stream.concat(
                        visible.stream(),
                        hands.stream()
                                .filter(seat -> view.seat() == null || seat.seat() != view.seat())
                                .flatMap(seat -> seat.cards().stream()))
                .forEach(card -> counts.merge(card, 1, Integer::sum));
        counts.forEach((card, times) -> assertTrue(times <= copies.get(card), () -> card + " in " + view));
    }

    @Test
    void hintsRankLegalMovesWithoutChangingMatch() {
        PlayedMatch match = PAIR.deal("hints");
        String before = match.save();
        int seat = match.moves().get(0).seat();
        List<Hint> hints = match.hints(seat, 40, Duration.ofSeconds(20));
        assertEquals(
                hints,
                hints.stream()
                        .sorted(Comparator.comparingDouble(Hint::points).reversed())
                        .toList());
        assertTrue(hints.size() > 1 && hints.stream().allMatch(hint -> hint.playouts() > 1));
        assertTrue(match.moves().containsAll(hints.stream().map(Hint::move).toList()));
        assertEquals(List.of(), match.hints(1 - seat, 40, Duration.ofSeconds(20)));
        assertEquals(before, match.save());
    }

    @ParameterizedTest
    @MethodSource("games")
    void legalMovesListTheirCardsAndBuilds(String game) {
        PlayedMatch match = rules(game).deal("moves");
        Random random = new Random(2);
        boolean takes = false;
        while (!match.isRoundOver()) {
            MatchView view = match.spectate();
            for (LegalMove move : match.moves().stream().limit(40).toList()) {
                takes |= !move.take().isEmpty();
                assertTrue(view.field().containsAll(move.take()), move + " in " + view);
                assertTrue(
                        view.builds().stream()
                                .map(MatchView.Build::number)
                                .toList()
                                .containsAll(move.builds()),
                        move.toJson());
                assertFalse(move.says().isEmpty());
                assertEquals(move.card() != null, move.toJson().contains("\"card\""));
            }
            random(match, random);
        }
        assertTrue(takes);
    }

    @Test
    void acceptsMoveObjectsOfEqualMatch() {
        PlayedMatch match = PAIR.deal("equal");
        PlayedMatch other = OYA.resume(match.save(), "sv");
        assertTrue(other.play(match.moves().get(0)).isMade());
        LegalMove foreign = rules("scopa").deal("equal").moves().get(0);
        assertFalse(match.play(foreign).isMade());
    }

    @ParameterizedTest
    @MethodSource("games")
    void replaysRecordMoveByMove(String game) {
        PlayedMatch match = rules(game).deal("replay");
        List<String> made = new ArrayList<>();
        while (!match.isRoundOver()) {
            LegalMove move = match.moves().get(0);
            made.add(summary(move));
            match.play(move);
        }
        List<ReplayStep> steps = OYA.replay(match.records(), "de");
        assertEquals(
                made,
                steps.stream()
                        .filter(step -> step.move() != null)
                        .map(step -> summary(step.move()))
                        .toList());
        MatchView last = steps.get(steps.size() - 1).view();
        assertEquals(
                match.result().scores(),
                IntStream.range(0, match.seats())
                        .mapToObj(seat -> last.seats().get(seat).score())
                        .toList());
        assertThrows(
                RecordException.class,
                () -> OYA.replay(List.of(match.records().get(0).replaceFirst("\"end\":\"", "\"end\":\"un")), "en"));
    }

    @Test
    void roundResultStaysUnchangedDuringNextRound() {
        String told = null;
        RoundResult before = null;
        PlayedMatch match = OYA.rules(GameChoice.of("koi-koi")).deal("lazy");
        for (int round = 0; round < 2; round++) {
            while (!match.isRoundOver()) {
                match.play(match.moves().get(0));
            }
            if (round == 0) {
                before = match.result();
                told = match.result().toJson();
                match.nextRound();
            }
        }
        assertEquals(told, before.toJson());
        assertNotEquals(told, match.result().toJson());
    }

    private static String summary(LegalMove move) {
        return move.seat() + " " + move.action() + " " + move.card() + " "
                + move.take().stream().sorted().toList() + move.builds() + move.yaku();
    }

    @Test
    void undoesMoveIfNoHiddenCardWasRevealed() {
        PlayedMatch match = PAIR.deal("undo");
        String before = match.save();
        LegalMove move = match.moves().get(0);
        match.play(move);
        assertFalse(match.undo(1 - move.seat()));
        if (match.undo(move.seat())) {
            assertEquals(before, match.save());
        }
    }
}
