package dev.oya.spec.mutate;

import dev.oya.pack.Pack;
import dev.oya.play.CardSource;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import dev.oya.play.table.Move;
import java.util.List;
import java.util.Map;

/**
 * A round that was played at random.
 *
 * @param options options that were chosen, with the number of players
 * @param rounds number of rounds in the match
 * @param seed seed of the cards
 * @param deal number of the deal from this seed, from 1
 * @param moves moves in order; empty until the round has been played
 */
record RandomRound(
        Pack pack,
        Map<String, Object> options,
        int rounds,
        Match.Start start,
        String seed,
        int deal,
        List<Move> moves) {
    int seats() {
        return start.scores().length;
    }

    /** Returns the match at the start of this round, under the given rules. */
    Match match(Rules rules) {
        return new Match(rules, seats(), rounds, start, CardSource.of(seed, deal));
    }

    RandomRound with(List<Move> played) {
        return new RandomRound(pack, options, rounds, start, seed, deal, List.copyOf(played));
    }
}
