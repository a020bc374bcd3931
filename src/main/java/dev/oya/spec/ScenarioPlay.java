package dev.oya.spec;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cards.Shuffle;
import dev.oya.play.Chance;
import dev.oya.play.Event;
import dev.oya.play.Match;
import dev.oya.play.Move;
import dev.oya.play.Rules;
import dev.oya.play.Verdict;
import dev.oya.vocabulary.Conclusion;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Plays the round that a scenario has described. For one scenario. */
record ScenarioPlay(World world) {
    /** Far more than any scenario plays: rules under which play never ends turn it red. */
    private static final int MOST_MOVES = 5_000;

    /** Starts the round that has been described; cards that nobody mentioned fill up the rest in a fixed order. */
    Match begin() {
        world.check.played();
        Rules rules = world.rules();
        int rounds = Match.length(rules, world.seats);
        Match.Start start = new Match.Start(
                world.round,
                world.dealer,
                world.scores == null ? new int[world.seats] : world.scores,
                List.copyOf(world.carried),
                world.pot,
                counted(rules));
        world.match = new Match(rules, world.seats, rounds, start, new Stacking(world, rules));
        keepSilent();
        if (world.foreign) {
            passOver();
        }
        return world.match;
    }

    /**
     * What another reading asks before the deal a scenario cannot know of: nobody says anything to it, unless the scenario
     * has set the option of that name.
     */
    private void passOver() {
        var words = world.match.rules().settings().pack().phases().words();
        boolean asked = true;
        while (asked && world.match.table().deck().length == 0) {
            List<Move> open = world.match.round().moves();
            asked = open.stream().noneMatch(move -> world.options.containsKey(move.word()))
                    && open.stream()
                            .filter(move -> words.get(move.word()).silent())
                            .findFirst()
                            .map(move -> world.match.act(move).accepted())
                            .orElse(false);
        }
    }

    private int[][] counted(Rules rules) {
        int[][] counted = new int[rules.settings().pack().phases().tallies().size()][world.seats];
        world.tallies.forEach((name, counts) ->
                System.arraycopy(counts, 0, counted[rules.settings().tally(name)], 0, world.seats));
        return counted;
    }

    /** A seat does something; it is noted what became of it. */
    void act(Move move) {
        world.decided.offered(move.seat(), move.word());
        if (world.match == null) {
            world.verdict = world.situation.round().act(move);
            return;
        }
        world.verdict = world.match.act(move);
        if (world.verdict instanceof Verdict.Accepted accepted) {
            note(move, accepted);
            keepSilent();
        } else {
            world.refused.add(move);
            bound(world.refused);
        }
    }

    /** Plays all rounds that are left at random, the one that has begun included. */
    void toTheEnd(Shuffle random, Supplier<Chance> next) {
        while (true) {
            while (!world.match.round().isOver()) {
                List<Move> moves = world.match.round().moves();
                assertTrue(
                        world.match.act(moves.get(random.below(moves.size()))).accepted());
            }
            if (world.match.isOver()) {
                return;
            }
            world.match.nextRound(next.get());
        }
    }

    private void note(Move move, Verdict.Accepted accepted) {
        world.events.addAll(accepted.events());
        world.moves.add(move);
        bound(world.moves);
    }

    private static void bound(List<Move> moves) {
        if (moves.size() > MOST_MOVES) {
            throw new IllegalStateException("after " + MOST_MOVES + " moves there is still no end of it");
        }
    }

    /** Who can do nothing but keep silent does so without a step that says it. */
    private void keepSilent() {
        var words = world.match.rules().settings().pack().phases().words();
        List<Move> open = world.match.round().moves();
        while (!open.isEmpty()
                && open.stream().allMatch(move -> words.get(move.word()).silent())) {
            note(open.get(0), (Verdict.Accepted) world.match.act(open.get(0)));
            open = world.match.round().moves();
        }
    }

    /** How many rounds have been played to their end in this match and those before it. */
    int roundsPlayed() {
        boolean counts = world.round().isOver() && !world.table().isVoid();
        return world.roundsBefore + world.table().round() - (counts ? 0 : 1);
    }

    /** Whether the match is over with the round that was played, or told. */
    boolean isMatchOver() {
        return world.settled == null
                ? world.match.isOver()
                : world.settled.isPaid() && !world.settled.isVoid() && world.settled.isLast();
    }

    /** The deal that the round is played with, or null while nothing is dealt. */
    Event.Dealt dealt() {
        world.decided.by(Conclusion.Pattern.class, Conclusion.NoField.class);
        return Stream.concat(world.events.stream(), world.match.opening().stream())
                .filter(Event.Dealt.class::isInstance)
                .map(Event.Dealt.class::cast)
                .reduce((first, last) -> last)
                .orElse(null);
    }
}
