package dev.oya.spec.mutate;

import dev.oya.input.PackException;
import dev.oya.pack.Option;
import dev.oya.pack.OptionValues;
import dev.oya.pack.Pack;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import dev.oya.play.table.Move;
import dev.oya.spec.RulesUnderTest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Rounds of each profile of a game that are played at random under unmodified rules, with all calls that they make to the
 * rules. The first of every three matches has the default options, the second has some random options, and the third has only
 * random options. Immutable after construction.
 */
final class RandomRounds {
    /** Maximum number of moves that are played in a round. */
    private static final int MOST_MOVES = 600;

    /** Largest difference between a tried option value and the lower end of its range. */
    private static final int MOST_VALUES = 6;

    /** Maximum number of rounds of a match. */
    private static final int MOST_ROUNDS = 12;

    private final BaselineRun baseline;
    private final List<RandomRound> rounds;

    /**
     * Plays rounds.
     *
     * @param profiles game and profile of each pack
     * @param count number of rounds of each profile
     */
    RandomRounds(RulesUnderTest rules, List<RulesUnderTest.Subject> profiles, int count) {
        List<RulesUnderTest.Subject> subjects = new ArrayList<>();
        profiles.forEach(profile -> subjects.addAll(Collections.nCopies(count, profile)));
        baseline = BaselineRun.ofRounds(rules, subjects);
        RandomRound[] all = new RandomRound[subjects.size()];
        for (int first = 0; first < all.length; first += count) {
            Pack pack = rules.pack(subjects.get(first));
            int next = first;
            for (int match = 0; next < first + count && match < 2 * count; match++) {
                next = play(pack, match, all, next, first + count);
            }
        }
        rounds = Collections.unmodifiableList(Arrays.asList(all));
    }

    BaselineRun baseline() {
        return baseline;
    }

    /** Returns the round with the given number, or null if this round could not be played. */
    RandomRound get(int number) {
        return rounds.get(number);
    }

    /** Returns the number of rounds that were played. */
    int count() {
        return (int) rounds.stream().filter(one -> one != null).count();
    }

    /** Plays the rounds of the match with the given number. Returns the number of the next round. */
    private int play(Pack pack, int match, RandomRound[] all, int next, int end) {
        SplittableRandom random = new SplittableRandom(match);
        Map<String, Object> options = options(pack, match, random);
        int number = next;
        try {
            Rules rules = baseline.book(pack, options);
            int seats = rules.settings().players();
            Match.Start start = Match.Start.first(seats, random.nextInt(seats));
            for (int deal = 1; number < end && deal <= MOST_ROUNDS && start != null; deal++) {
                RandomRound round =
                        new RandomRound(pack, options, rules.rounds(seats), start, "mutate/" + match, deal, List.of());
                List<Move> moves = new ArrayList<>();
                Match played = play(round, baseline.recording(number, rules), random, moves);
                all[number++] = round.with(moves);
                start = played.round().isOver() && !played.isOver() ? played.next() : null;
            }
        } catch (PackException | IllegalArgumentException unplayable) {
            return number;
        }
        return number;
    }

    private static Match play(RandomRound round, Rules rules, SplittableRandom random, List<Move> moves) {
        Match match = round.match(rules);
        while (!match.round().isOver() && moves.size() < MOST_MOVES) {
            Move move = match.round().any(random::nextInt);
            match.act(move);
            moves.add(move);
        }
        return match;
    }

    private static Map<String, Object> options(Pack pack, int match, SplittableRandom random) {
        Map<String, Object> options = new LinkedHashMap<>();
        for (Option option : pack.options().values()) {
            List<Object> values = values(option.values(), pack, option.name().equals("players"));
            boolean chosen = match % 3 == 2 || match % 3 == 1 && random.nextInt(2) == 0;
            if (option.name().equals("players")) {
                options.put(option.name(), values.get(match / 3 % values.size()));
            } else if (chosen && !values.isEmpty()) {
                options.put(option.name(), values.get(random.nextInt(values.size())));
            }
        }
        return options;
    }

    private static List<Object> values(OptionValues values, Pack pack, boolean players) {
        if (!values.listed().isEmpty()) {
            return values.listed();
        }
        int least = players ? Math.max(values.least(), pack.leastSeats()) : values.least();
        int most = Math.min(values.most(), players ? pack.mostSeats() : least + MOST_VALUES);
        return IntStream.rangeClosed(least, most)
                .<Object>mapToObj(value -> value)
                .toList();
    }
}
