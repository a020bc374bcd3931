package dev.oya.properties;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.oya.play.CardSource;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import dev.oya.play.table.Move;
import dev.oya.play.table.Verdict;
import java.util.List;
import java.util.SplittableRandom;

/** Plays rounds with random moves. */
public final class RandomRounds {
    private RandomRounds() {}

    /**
     * Plays the first rounds of a match.
     *
     * @param seed source of cards and moves
     * @param rounds number of rounds, at least 1; fewer are played if the match ends before
     * @return the match after the last played round
     */
    public static Match play(Rules rules, String seed, int rounds) {
        SplittableRandom random = new SplittableRandom(seed.hashCode());
        Match match = Match.start(rules, seed);
        for (int round = 1; ; round++) {
            while (!match.round().isOver()) {
                List<Move> moves = match.round().moves();
                assertFalse(moves.isEmpty(), "no legal move, but the round is not over");
                assertInstanceOf(Verdict.Accepted.class, match.act(moves.get(random.nextInt(moves.size()))));
            }
            if (round == rounds || match.isOver()) {
                return match;
            }
            match.nextRound(CardSource.of(seed, round + 1));
        }
    }
}
