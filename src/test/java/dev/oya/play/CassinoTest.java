package dev.oya.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Exhaustive;
import dev.oya.bots.Luck;
import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.notation.MoveNotation;
import dev.oya.pack.Pack;
import dev.oya.play.fishing.CardPlays;
import dev.oya.play.fishing.FishingTurn;
import dev.oya.play.table.Build;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import dev.oya.play.table.TableBuilder;
import dev.oya.play.table.Verdict;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares Cassino with a reference implementation: legal moves at random tables, and whole random rounds. */
class CassinoTest {
    private static final int TABLES = Exhaustive.times(250, 20);
    private static final int ROUNDS = Exhaustive.times(100, 8);
    /** Maximum number of free cards for comparing legal moves, because the reference implementation is slow. */
    private static final int MOST_FREE = 10;

    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();
    private static final RuleLibrary LIBRARY = RuleLibrary.inJar();
    private static final Pack PACK = LIBRARY.pack("cassino", null, List.of());
    private static final Deck DECK = PACK.deck();
    private static final MoveNotation WRITTEN = new MoveNotation(PACK);
    private static final RuleBook TWO = LIBRARY.rules(PACK, Map.of("players", 2));

    /** Options of the tested variants. */
    private static final List<Map<String, Object>> VARIANTS = List.of(
            Map.of(),
            Map.of("royal", "either-ace"),
            Map.of("royal", "high-ace", "raising-with", "cards"),
            Map.of("royal", "low-ace", "must-take-in", true, "sweeps", false),
            Map.of("pictures", "one", "raising", "others", "raising-with", "cards"),
            Map.of("pictures", "any", "last-sweep", false, "raising", "nobody"),
            Map.of("builds", false, "must-take-in", true),
            Map.of("partner-keeps", false, "lay-beside-a-build", true),
            Map.of("partners", false, "royal", "either-ace", "raising-with", "cards"),
            Map.of("royal", "low-ace", "high-cassinos", true),
            Map.of("royal", "high-ace", "high-cassinos", true, "raising-with", "cards", "drawing", true),
            Map.of("royal", "either-ace", "high-cassinos", true, "counting-out", true, "goal", 11),
            Map.of("high-cassinos", true, "drawing", true, "last-sweep", false),
            Map.of("counting-out", true, "goal", 11, "partners", false),
            Map.of("counting-out", true, "partner-keeps", false, "drawing", true),
            Map.of("spades", "each", "sweeps", false),
            Map.of("spades", "each", "counting-out", true, "partners", false, "pictures", "any"),
            Map.of("spades", "each", "counting-out", true, "goal", 61, "drawing", true));

    static Stream<Arguments> kinds() {
        return IntStream.rangeClosed(2, 4)
                .boxed()
                .flatMap(players -> VARIANTS.stream().map(variant -> Arguments.of(players, variant)));
    }

    private static RuleBook rules(int players, Map<String, Object> variant) {
        Map<String, Object> options = new HashMap<>(variant);
        options.put("players", players);
        if (!variant.getOrDefault("goal", 0).equals(61)) {
            return LIBRARY.rules(PACK, options);
        }
        // Only this profile allows a goal of 61.
        return LIBRARY.rules(LIBRARY.pack("cassino", "spade", List.of()), options);
    }

    /** Every legal move is listed once, and all other moves are refused. */
    @ParameterizedTest
    @MethodSource("kinds")
    void offersExactlyTheLegalMoves(int players, Map<String, Object> variant) {
        RuleBook rules = rules(players, variant);
        SplittableRandom random = new SplittableRandom(players);
        for (int i = 0; i < TABLES; i++) {
            Match match = match(rules, players, random);
            Set<String> right = right(match, variant);
            compare(match, right);
            for (Move move : match.round().moves()) {
                assertNull(match.judge(move), () -> NaiveCassino.signature(move));
                Move other = changed((Move.BySum) move, random);
                boolean open = right.contains(NaiveCassino.signature(other));
                // The signature ignores the grouping of cards, so a move with a legal signature may still be illegal.
                assertTrue(open || match.judge(other) != null, () -> NaiveCassino.signature(other));
            }
        }
    }

    private static Set<String> right(Match match, Map<String, Object> variant) {
        return new NaiveCassino(match.table(), DECK, match.table().turn(), variant).all();
    }

    private static void compare(Match match, Set<String> right) {
        List<Move> moves = match.round().moves();
        assertEquals(right, moves.stream().map(NaiveCassino::signature).collect(Collectors.toCollection(TreeSet::new)));
        assertEquals(right.size(), moves.size(), "a move is listed twice");
    }

    /** Returns the move with a randomly changed action, value or build. */
    private static Move changed(Move.BySum move, SplittableRandom random) {
        Fishing fishing = move.fishing();
        String word = List.of("take", "build", "build-on", "raise").get(random.nextInt(4));
        CardSet take = move.take();
        long builds = fishing.builds();
        int value = fishing.value();
        switch (random.nextInt(3)) {
            case 0 -> value = Math.max(0, value + random.nextInt(3) - 1);
            case 1 -> builds ^= 1L << random.nextInt(2);
            default -> word = move.action();
        }
        boolean takes = word.equals("take") || word.equals("lay");
        value = takes ? 0 : value;
        CardSet with = takes ? CardSet.NONE : fishing.with();
        return new Move.BySum(
                move.seat(), word, move.card(), take, new Fishing(with, builds, value, CardSet.NONE, null));
    }

    /**
     * Compares the legal moves at every turn, the changes to builds, the hands, the scores and the end of each round. A match
     * ends when one side has reached the goal and leads.
     */
    @ParameterizedTest
    @MethodSource("kinds")
    void roundsMatchReferenceImplementation(int players, Map<String, Object> variant) {
        RuleBook rules = rules(players, variant);
        // Sorts the options, because the order of an immutable map differs between runs.
        Luck luck = new Luck("cassino " + players + new TreeMap<>(variant));
        Set<String> words = new TreeSet<>();
        Map<String, Integer> ends = new HashMap<>();
        int turns = 0;
        int compared = 0;
        Match match = null;
        // More rounds, because rounds that end at the goal are shorter.
        int rounds = variant.containsKey("counting-out") ? 2 * ROUNDS : ROUNDS;
        for (int number = 0; number < rounds; number++) {
            String seed = "count " + players + " " + number;
            if (match == null || match.isOver()) {
                match = Match.start(rules, seed);
            } else {
                match.nextRound(CardSource.of(seed, 1));
            }
            CassinoCount count = new CassinoCount(match.table(), DECK, variant);
            while (!match.round().isOver()) {
                turns++;
                assertFalse(count.isOver(), "the round should be over");
                count.compare(match.table());
                for (int seat = 0; seat < players; seat++) {
                    int side = match.table().side(seat);
                    assertEquals(count.score(side), match.view(0).seat(seat).score());
                }
                if (match.table().field().size() <= MOST_FREE) {
                    compared++;
                    compare(match, right(match, variant));
                }
                words.add(play(match, count, luck, variant));
            }
            assertTrue(count.isOver());
            count.settled(match.table());
            assertEquals(ScopaTest.isWon(match, (Integer) variant.getOrDefault("goal", 21)), match.isOver());
            ends.merge(match.table().end(), 1, Integer::sum);
        }
        boolean out = variant.containsKey("counting-out");
        assertEquals(out ? Set.of("goal-reached", "played-out") : Set.of("played-out"), ends.keySet());
        assertTrue(compared > turns * 0.9, compared + " of " + turns + " turns");
        assertTrue(words.containsAll(Set.of("take", "lay")), words.toString());
        assertEquals(variant.get("builds") == null, words.containsAll(Set.of("build", "build-on")), words.toString());
    }

    /** Makes a random move and compares its effect. Also checks that the move can be written and read. */
    private static String play(Match match, CassinoCount count, Luck luck, Map<String, Object> variant) {
        List<Move> takes = match.round().moves().stream()
                .filter(move -> !move.action().equals("lay"))
                .toList();
        // Prefers captures and builds, because otherwise the table gets too large for the reference implementation.
        List<Move> some = takes.isEmpty() || luck.below(4) == 0 ? match.round().moves() : takes;
        Move.BySum move = (Move.BySum) some.get(luck.below(some.size()));
        Move.BySum divided = match.rules().fishing().divided(move);
        assertEquals(
                divided,
                WRITTEN.read(WRITTEN.write(divided), new ArrayList<>()),
                "the move changes when written and read");
        String built = new NaiveCassino(match.table(), DECK, move.seat(), variant).built(move);
        count.play(move, match.table());
        assertInstanceOf(Verdict.Accepted.class, match.act(divided));
        if (move.fishing().value() > 0) {
            Build build = match.table().builds().stream()
                    .filter(one -> one.cards().contains(move.card()))
                    .findFirst()
                    .orElseThrow();
            assertEquals(built, NaiveCassino.told(build));
            build.parts().forEach(part -> assertEquals(build.value(), pips(part), build.toString()));
        }
        return move.action();
    }

    @ParameterizedTest
    @ValueSource(ints = {11, 21})
    void matchEndsWhenOneSideLeadsAtGoal(int goal) {
        Luck luck = new Luck("goal " + goal);
        for (int players = 2; players <= 4; players++) {
            Match match = Match.start(rules(players, Map.of("goal", goal)), "goal " + goal);
            while (!match.isOver()) {
                if (match.round().isOver()) {
                    assertFalse(ScopaTest.isWon(match, goal), "the match should be over");
                    match.nextRound(CardSource.of("goal " + goal, match.table().round() + 1));
                }
                match.act(match.round().any(luck::below));
            }
            assertTrue(ScopaTest.isWon(match, goal));
        }
    }

    private static int pips(CardSet cards) {
        return cards.stream().map(DECK::groupOf).sum();
    }

    /** In the fastest of 30 runs, listing moves among 44 free cards takes at most 50 ms of processor time. */
    @ParameterizedTest
    @ValueSource(strings = {"c7 c8 c9 c10", "cA c2 c9 c10", "c10 d10 h10 s10", "cA dA c9 d9"})
    void listsMovesOnLargeTableQuickly(String hand) {
        CardSet cards = DECK.parse(hand);
        CardSet free = DECK.parse("all").minus(cards).minus(DECK.parse("hQ dQ hK dK"));
        TableBuilder position = TableBuilder.of(TWO, 2, 1);
        position.mark(0, "active")
                .mark(1, "active")
                .hand(0, cards)
                .hand(1, DECK.parse("hQ"))
                .field(free);
        Match match = match(TWO, position, 2, 0);
        long quickest = Long.MAX_VALUE;
        for (int i = 0; i < 30; i++) {
            FishingTurn turn = new FishingTurn(TWO.fishing(), DECK, match.table(), 0);
            long began = CLOCK.getCurrentThreadCpuTime();
            boolean cut = false;
            for (int card = cards.first(); card >= 0; card = cards.next(card)) {
                CardPlays plays = turn.plays(card);
                assertTrue(plays.size() > 0);
                cut |= plays.isCut();
            }
            quickest = Math.min(quickest, CLOCK.getCurrentThreadCpuTime() - began);
            assertTrue(cut, "the list is not marked as truncated");
        }
        assertTrue(quickest < 50_000_000, quickest / 1_000_000 + " ms");
    }

    /** A face card takes one card of its rank or all three, but not two. */
    @ParameterizedTest
    @CsvSource({"sK, 1", "sK hK, 2", "sK hK dK, 4"})
    void faceCardTakesOneOrThreeOfItsRank(String free, int takes) {
        Match match = match(TWO, free, "cK c2", List.of());
        assertEquals(
                takes,
                match.round().moves().stream()
                        .filter(move -> move.action().equals("take"))
                        .count());
    }

    /** Each line has the free cards, the hand, the builds, and a move that must be legal. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                // Makes a build of several cards or groups.
                "sA h2 d3; c3 c9; ; build c3 [sA h2 d3] 0 9",
                "sA h2 d5 h9; c2 c10; ; build c2 [sA h2 d5] 0 10",
                "s2 h4 d6 c4; s4 c10; ; build s4 [s2 h4 d6 c4] 0 10",
                // Adds groups to a build and combines it with another build of the same value.
                "s3 h2 d4 c5; s4 c9; h9; build-on s4 [s3 h2 d4 c5] 1 9",
                "s3 h2; s4 c9; h9 d9; build-on s4 [s3 h2] 11 9",
                // Raises a build, and combines it with a group or a build of the new value.
                "h9; s3 c9; h6; raise s3 [h9] 1 9",
                "s4 h5; s3 c9; h6 d9; raise s3 [s4 h5] 11 9"
            })
    void offersEveryKindOfBuild(String free, String hand, String builds, String move) {
        List<Build> lying = new ArrayList<>();
        for (String card : builds == null ? new String[0] : builds.split(" ")) {
            CardSet cards = DECK.parse(card);
            lying.add(Build.of(lying.size() + 1, List.of(cards), pips(cards), 1));
        }
        Match match = match(TWO, free, hand, lying);
        assertTrue(
                match.round().moves().stream()
                        .map(Move.BySum.class::cast)
                        .anyMatch(one -> move.equals(one.action() + " "
                                + DECK.card(one.card()).code() + " [" + codes(free, one.take()) + "] "
                                + Long.toBinaryString(one.fishing().builds()) + " "
                                + one.fishing().value())),
                () -> match.round().moves().stream()
                        .map(NaiveCassino::signature)
                        .toList()
                        .toString());
    }

    private static String codes(String free, CardSet take) {
        return Arrays.stream(free.split(" "))
                .filter(code -> take.contains(DECK.card(code).index()))
                .collect(Collectors.joining(" "));
    }

    private static Match match(RuleBook rules, String free, String hand, List<Build> builds) {
        TableBuilder position = TableBuilder.of(rules, 2, 1);
        position.mark(0, "active").mark(1, "active");
        position.hand(0, DECK.parse(hand)).hand(1, DECK.parse("hQ")).field(DECK.parse(free));
        builds.forEach(position::build);
        return match(rules, position, 2, 0);
    }

    private static Match match(RuleBook rules, TableBuilder position, int seats, int turn) {
        return new Match(
                rules,
                position.stock(new int[0]).match(new int[seats], 1, seats).table(),
                "turn",
                turn,
                CardSource.of("x", 1));
    }

    /** Returns a random table. Low cards are more likely to be on it, because they allow more builds. */
    private static Match match(RuleBook rules, int seats, SplittableRandom random) {
        List<Integer> cards = new ArrayList<>();
        DECK.cards().forEach(card -> cards.add(card.index()));
        double[] order = random.doubles(cards.size()).toArray();
        cards.sort(Comparator.comparing(card -> DECK.groupOf(card) * order[card]));
        int[] next = {0};
        int turn = random.nextInt(seats);
        TableBuilder position = TableBuilder.of(rules, seats, random.nextInt(seats));
        int highest = rules.settings().is("royal", "plain") ? 10 : 16;
        CardSet field = some(cards, next, random.nextInt(7));
        CardSet[] hands = new CardSet[seats];
        for (int seat = 0; seat < seats; seat++) {
            hands[seat] = some(cards, next, 4);
            position.mark(seat, "active").hand(seat, hands[seat]);
        }
        for (int number = 1, last = random.nextInt(4); number <= last; number++) {
            CardSet part = some(cards, next, 1 + random.nextInt(2));
            while (pips(part) > highest) {
                part = part.without(part.first());
            }
            if (!part.isEmpty()) {
                Build build = Build.of(number, List.of(part), pips(part), random.nextInt(seats));
                build = random.nextInt(4) == 0 ? build.with(List.of(), build.creator()) : build;
                // The seat that last changed the build must hold a card that takes it.
                int worth = build.value();
                for (int seat = random.nextInt(seats), tries = 0; tries < seats; tries++, seat = (seat + 1) % seats) {
                    if (hands[seat].stream().anyMatch(card -> rules.fishing().counts(card, worth))) {
                        position.build(build.left(seat, random.nextBoolean()));
                        break;
                    }
                }
            }
        }
        return match(rules, position.field(field), seats, turn);
    }

    private static CardSet some(List<Integer> cards, int[] next, int count) {
        CardSet some = CardSet.NONE;
        for (int i = 0; i < count; i++) {
            some = some.with(cards.get(next[0]++));
        }
        return some;
    }
}
