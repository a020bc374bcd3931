package dev.oya.properties;

import dev.oya.Exhaustive;
import dev.oya.engine.RuleLibrary;
import dev.oya.pack.Option;
import dev.oya.pack.Pack;
import dev.oya.pack.read.PackReader;
import dev.oya.play.CardSource;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import dev.oya.play.table.Move;
import dev.oya.play.table.Verdict;
import dev.oya.record.RecordWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/**
 * A few rounds of a match with options, cards and moves drawn from a seed. Watchers are called before and after each move. If a
 * watcher fails, the record of the round is written to {@code target/counter-examples}.
 */
public final class RandomGame {
    /** Checks a game while it is played. */
    public interface Watcher {
        /** Called after a round is dealt. */
        default void afterDeal(RandomGame game) {}

        /** Called before a move. */
        default void before(RandomGame game, Move move) {}

        /** Called after a move. */
        default void after(RandomGame game, Move move, Verdict.Accepted verdict) {}

        /** Called after a round is settled. */
        default void over(RandomGame game) {}
    }

    private static final RuleLibrary OYA = RuleLibrary.inJar();
    private static final int ROUNDS = 2;

    private final String seed;
    /** Number of the first round. Earlier rounds are skipped. */
    private final int first;

    private final SplittableRandom random;
    private final WatchedRules rules;
    private final Match match;
    private final List<Move> actions = new ArrayList<>();

    /**
     * A game with a profile, a number of players and fixed options.
     *
     * @param game id of the game
     * @param profile profile of the game
     * @param seats number of players
     * @param fixed options that are not drawn at random
     */
    public record Kind(String game, String profile, int seats, Map<String, Object> fixed) {
        public Kind(String game, String profile, int seats) {
            this(game, profile, seats, Map.of());
        }

        @Override
        public String toString() {
            return game + " " + profile + ", " + seats + " seats" + (fixed.isEmpty() ? "" : " " + fixed);
        }
    }

    /** Kinds of tables with options that lengthen matches, change the deal, or would otherwise never be set. */
    private static final List<Kind> APART = List.of(
            new Kind("hachi-hachi", "en", 6, Map.of("barter", true)),
            new Kind("hachi-hachi", "en", 3, Map.of("match", "campaign")),
            new Kind("hachi-hachi", "de", 4, Map.of("match", "credit")),
            new Kind("koi-koi", "de", 2, Map.of("two-player-deal", "modern")),
            new Kind("koi-koi", "de", 2, Map.of("two-player-deal", "toppa")),
            new Kind("go-stop", "ko", 2, Map.of("jokers", "three")),
            new Kind("go-stop", "ko", 3, Map.of("jokers", "two")),
            new Kind("cassino", "royal", 3, Map.of("high-cassinos", true)),
            new Kind("go-stop", "ko", 4, Map.of("double-junk-is-sold", true)));

    /** Options that are never drawn at random. Some are set by {@link #APART}. */
    private static final Set<String> NOT_DRAWN = Set.of(
            "jokers",
            "penalty-without-junk",
            "animal-penalty",
            "pays-without-cards",
            "four-of-a-month-points",
            "piles-pay",
            "three-piles-win",
            "draws-in-a-row",
            "jokers-steal",
            "jokers-stay-on-piles",
            "bright-price",
            "double-junk-is-sold",
            "high-cassinos",
            "drawing",
            "spades",
            "counting-out");

    /** Returns every kind of table: each game with each profile and number of players, and {@link #APART}. */
    public static Stream<Kind> kinds() {
        Stream<Kind> all = OYA.games().stream()
                .flatMap(game -> PackReader.profiles(OYA.folder(), game).stream()
                        .map(profile -> OYA.pack(game, profile.id(), List.of())))
                .flatMap(pack -> IntStream.rangeClosed(pack.leastSeats(), pack.mostSeats())
                        .filter(seats -> pack.options().get("players").values().allows(seats))
                        .mapToObj(seats -> new Kind(pack.id(), pack.profile(), seats)));
        return Stream.concat(all, APART.stream());
    }

    /** Returns every kind of table, or in a quick run every third one, with each seed from {@code first} to {@code last}. */
    public static Stream<Arguments> games(long first, long last) {
        return Exhaustive.some(kinds().toList(), 3).stream()
                .flatMap(kind -> LongStream.rangeClosed(first, last).mapToObj(seed -> Arguments.of(kind, seed)));
    }

    /**
     * @param kind kind of the table
     * @param seed source of all random choices
     */
    public RandomGame(Kind kind, long seed) {
        int seats = kind.seats();
        this.seed = "property " + kind.game() + "/" + seats + "/" + seed;
        this.random = new SplittableRandom(31 * seed + seats);
        Pack pack = OYA.pack(kind.game(), kind.profile(), List.of());
        this.rules = new WatchedRules(OYA.rules(pack, options(pack, kind, random)));
        int rounds = rules.rounds(seats);
        // About a third of the matches start in the last but one round, because the year bonus is paid at the end.
        this.first = random.nextInt(3) == 0 ? Math.max(1, rounds - 1) : 1;
        Match.Start start = new Match.Start(first, random.nextInt(seats), new int[seats], List.of(), 0);
        this.match = new Match(rules, seats, rounds, start, CardSource.of(this.seed, first));
    }

    /** Draws options for the given kind of table. */
    public static Map<String, Object> options(Pack pack, Kind kind, SplittableRandom random) {
        Map<String, Object> options = new LinkedHashMap<>();
        for (Option option : pack.options().values()) {
            if (NOT_DRAWN.contains(option.name())) {
                continue;
            }
            int values = option.values().listed().size();
            options.put(
                    option.name(),
                    values == 0
                            ? option.values().least() + random.nextInt(4)
                            : option.values().listed().get(random.nextInt(values)));
        }
        options.put("players", kind.seats());
        options.replace("match", "plain");
        options.putAll(kind.fixed());
        return options;
    }

    /** Plays up to two rounds and calls all watchers. */
    public void play(Watcher... watchers) {
        try {
            for (int deal = first; deal < first + ROUNDS && !match.isOver(); deal++) {
                if (deal > first) {
                    match.nextRound(CardSource.of(seed, deal));
                }
                actions.clear();
                all(watchers, watcher -> watcher.afterDeal(this));
                while (!match.round().isOver()) {
                    move(watchers);
                }
                all(watchers, watcher -> watcher.over(this));
            }
        } catch (AssertionError | RuntimeException failure) {
            throw new AssertionError(failure.getMessage() + "; the game: " + counterExample(failure), failure);
        }
    }

    private static void all(Watcher[] watchers, Consumer<Watcher> what) {
        for (Watcher watcher : watchers) {
            what.accept(watcher);
        }
    }

    private void move(Watcher... watchers) {
        List<Move> open = match.round().moves();
        if (open.isEmpty()) {
            throw new AssertionError("no seat can move, but the round is not over");
        }
        Move move = open.get(random.nextInt(open.size()));
        all(watchers, watcher -> watcher.before(this, move));
        if (match.act(move) instanceof Verdict.Accepted accepted) {
            actions.add(move);
            all(watchers, watcher -> watcher.after(this, move, accepted));
        } else {
            throw new AssertionError("a legal move was refused: " + move);
        }
    }

    private Path counterExample(Throwable failure) {
        Path file = Path.of("target", "counter-examples", seed.replaceAll("[ /]", "-") + ".jsonl");
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, record() + System.lineSeparator());
            return file;
        } catch (IOException | RuntimeException unwritable) {
            failure.addSuppressed(unwritable);
            return file;
        }
    }

    /** Returns the record of the round so far. */
    public String record() {
        return new RecordWriter(rules).write(match, seed, seed, actions);
    }

    public Match match() {
        return match;
    }

    public Rules rules() {
        return rules;
    }

    /** Returns the questions that the rules were asked since the last call, in order. */
    public List<Class<?>> asked() {
        return rules.asked();
    }

    /** Returns the rules that have fired so far. */
    public java.util.Set<String> concluded() {
        return rules.seen();
    }

    /** Returns a random number for a watcher, from 0 to {@code bound - 1}. */
    public int random(int bound) {
        return random.nextInt(bound);
    }

    public String seed() {
        return seed;
    }

    /** Returns the moves of the round so far. */
    public List<Move> actions() {
        return actions;
    }

    /** Returns a finder of the shipped rules for the verification of records. */
    public static dev.oya.record.Verifier.RuleFinder finder() {
        return new dev.oya.situation.RecordRulesFinder(OYA, List.of());
    }
}
