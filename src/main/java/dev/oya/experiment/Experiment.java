package dev.oya.experiment;

import dev.oya.bots.Bot;
import dev.oya.bots.Bots;
import dev.oya.bots.Luck;
import dev.oya.bots.SteadyBot;
import dev.oya.engine.RuleBook;
import dev.oya.files.Sha256;
import dev.oya.notation.Json;
import dev.oya.play.CardSource;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import dev.oya.record.RecordWriter;
import dev.oya.threads.OrderedWork;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Arms that play the same deals. In every arm, the cards, the draw for the first dealer and the random choices of the bots follow
 * from the same seeds. Thread-safe.
 *
 * @param arms the arms; the first is the baseline
 * @param players for each arm, the players by name; each match gets new instances of the players
 */
public record Experiment(List<Arm> arms, Deals deals, List<Map<String, Bot>> players) {
    /** Number of consecutive matches in a part. A study is played in whole parts. */
    static final int PART = 4;

    /** The data that is collected about each round. */
    public enum Detail {
        OUTCOME,
        /** The outcome, and the number of moves for which the player had a choice. */
        CHOICES,
        RECORD
    }

    /**
     * Creates an experiment with built-in bots.
     *
     * @param arms at least one arm; all of the same game with the same number of seats
     * @throws IllegalArgumentException if a bot is unknown, an arm has no bots, or the arms differ in game or number of seats
     */
    public Experiment(List<Arm> arms, Deals deals) {
        this(arms, deals, Bots::named);
    }

    /**
     * Creates an experiment with any players.
     *
     * @param making returns the player with a given name for given rules
     */
    public Experiment(List<Arm> arms, Deals deals, BiFunction<String, RuleBook, Bot> making) {
        this(
                List.copyOf(arms),
                deals,
                arms.stream().map(arm -> players(arm, making)).toList());
        for (Arm arm : arms) {
            if (!game(arm).equals(game()) || arm.seats() != seats()) {
                throw new IllegalArgumentException(
                        "\"" + arms.get(0).name() + "\" and \"" + arm.name() + "\" differ in game or number of seats");
            }
        }
    }

    private static Map<String, Bot> players(Arm arm, BiFunction<String, RuleBook, Bot> making) {
        if (arm.bots().isEmpty()) {
            throw new IllegalArgumentException("no bot is given; available: " + String.join(", ", Bots.names()));
        }
        Map<String, Bot> players = new HashMap<>();
        arm.bots().forEach(name -> players.computeIfAbsent(name, any -> making.apply(name, arm.rules())));
        return players;
    }

    /** Creates an experiment in which the bot {@code steady} replays the deals of one rule set under another rule set. */
    public static Experiment replaying(RuleBook first, RuleBook second, String seed) {
        List<String> bots = List.of("steady");
        return new Experiment(List.of(new Arm("A", first, bots), new Arm("B", second, bots)), new Deals(seed));
    }

    private static String game(Arm arm) {
        return arm.rules().settings().pack().id();
    }

    /** Returns the names of the bots in the first arm. */
    public List<String> bots() {
        return arms.get(0).bots();
    }

    public String game() {
        return game(arms.get(0));
    }

    public int seats() {
        return arms.get(0).seats();
    }

    /** Returns a digest of the study. Studies with equal digests have equal totals after the same number of parts. */
    public String digest() {
        List<Map<String, Object>> rules = new ArrayList<>();
        for (Arm arm : arms) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("pack", arm.rules().settings().pack().digest());
            one.put("options", new TreeMap<>(arm.rules().settings().options()));
            rules.add(one);
        }
        return Sha256.name(Json.MAPPER.writeValueAsString(List.of(rules, bots(), deals.seed(), PART)));
    }

    /**
     * Plays a match in one arm.
     *
     * @param most largest number of rounds to play
     */
    public List<PlayedRound> play(int arm, int match, int most, Detail detail) {
        return play(arm, match, most, detail, new ArrayList<>());
    }

    /**
     * Plays a match in one arm and adds its rounds to {@code played}. If the rules fail during the match, the rounds before the
     * failure are in the list.
     */
    List<PlayedRound> play(int arm, int match, int most, Detail detail, List<PlayedRound> played) {
        Arm plays = arms.get(arm);
        String seed = deals.seedOf(match);
        List<String> names = new ArrayList<>();
        List<Bot> bots = new ArrayList<>();
        List<Luck> luck = new ArrayList<>();
        for (int seat = 0; seat < plays.seats(); seat++) {
            names.add(plays.bots()
                    .get((seat + deals.seatsOn(match)) % plays.bots().size()));
            bots.add(players.get(arm).get(names.get(seat)).afresh());
            luck.add(deals.luck(seed, seat));
        }
        SeatedBots seated = new SeatedBots(names, bots, luck);
        RecordWriter writer = detail == Detail.RECORD ? new RecordWriter(plays.rules()) : null;
        return new MatchPlay(Match.start(plays.rules(), seed), match, seed, seated, writer, detail == Detail.CHOICES)
                .play(most, played);
    }

    /**
     * Plays a match in every arm.
     *
     * @param most largest number of rounds to play
     */
    public List<List<PlayedRound>> play(int match, int most, Detail detail) {
        return IntStream.range(0, arms.size())
                .mapToObj(arm -> play(arm, match, most, detail))
                .toList();
    }

    /**
     * Plays deals in the first arm with the bot {@code steady}, and replays each deal in the second arm.
     *
     * @param rounds number of deals, including void rounds
     * @param listener receives each deal
     */
    public void replay(long rounds, Consumer<ReplayedDeal> listener) {
        long left = rounds;
        for (int match = 0; left > 0; match++) {
            left -= replay(match, left, listener);
        }
    }

    private int replay(int number, long most, Consumer<ReplayedDeal> listener) {
        RuleBook other = arms.get(1).rules();
        String seed = deals.seedOf(number);
        List<SteadyBot> bots = Stream.generate(SteadyBot::new).limit(seats()).toList();
        Match match = Match.start(arms.get(0).rules(), seed);
        MatchPlay first = new MatchPlay(match, number, seed, new SeatedBots(bots, seed), null, false);
        Match.Start start = Match.Start.first(seats(), match.table().dealer());
        for (int deal = 1; ; deal++) {
            SeatedBots like = new SeatedBots(bots.stream().map(SteadyBot::copy).toList(), seed);
            Match repeated = new Match(other, seats(), other.rounds(seats()), start, CardSource.of(seed, deal));
            MatchPlay second = new MatchPlay(repeated, number, seed, like, null, false);
            listener.accept(new ReplayedDeal(1, seed, deal, first.round(), second.round()));
            if (match.isOver() || deal == most) {
                return deal;
            }
            start = start(match, other);
            match.nextRound(CardSource.of(seed, deal + 1));
        }
    }

    /**
     * Returns the start of the next round under other rules. Tallies are omitted if the two rule sets have different tallies.
     */
    private static Match.Start start(Match match, RuleBook other) {
        Match.Start next = match.next();
        return tallies(match.rules()).equals(tallies(other))
                ? next
                : new Match.Start(next.round(), next.dealer(), next.scores(), next.carried(), next.pot());
    }

    private static List<String> tallies(Rules rules) {
        return List.copyOf(rules.settings().pack().phases().tallies().keySet());
    }

    /**
     * Consecutive parts of a study.
     *
     * @param rounds number of rounds of the first arm in each part
     * @param totals totals of all parts
     */
    public record Stretch(List<Integer> rounds, Totals.Kept totals) {}

    /**
     * Plays consecutive parts of a study.
     *
     * @param from number of the first part, from 0
     * @param parts number of parts
     */
    public Stretch parts(int from, int parts) {
        Totals totals = new Totals(arms.size());
        List<Integer> rounds = new ArrayList<>();
        for (int part = from; part < from + parts; part++) {
            long before = totals.rounds();
            for (int match = part * PART; match < (part + 1) * PART; match++) {
                totals.add(match, play(match, Integer.MAX_VALUE, Detail.CHOICES));
            }
            rounds.add((int) (totals.rounds() - before));
        }
        return new Stretch(rounds, totals.kept());
    }

    /**
     * Plays until the aim is reached.
     *
     * @param threads number of threads; the result does not depend on it
     * @param listener receives the progress after each part, on the calling thread
     * @throws InterruptedException if the calling thread is interrupted; the progress includes all parts played until then
     */
    public void run(ExperimentProgress progress, int threads, Consumer<ExperimentProgress> listener)
            throws InterruptedException {
        if (!progress.isOver()) {
            OrderedWork.run(threads, progress.parts(), part -> true, part -> parts(part, 1), played -> {
                progress.add(played);
                listener.accept(progress);
                return !progress.isOver();
            });
        }
    }
}
