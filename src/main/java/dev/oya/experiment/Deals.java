package dev.oya.experiment;

import dev.oya.bots.Luck;
import dev.oya.programs.Programs;

/**
 * The deals of an experiment. Match {@code n} of the seed {@code S} has the seed {@code S/n} in every arm.
 *
 * @param seed seed of the experiment
 * @param keepsSeats whether bots keep their seats; otherwise bots move one seat with each match
 */
public record Deals(String seed, boolean keepsSeats) {
    /** Creates deals for matches in which bots move one seat with each match. */
    public Deals(String seed) {
        this(seed, false);
    }

    String seedOf(int match) {
        return seed + "/" + match;
    }

    /** Returns the number of seats by which bots have moved since the first match. */
    int seatsOn(int match) {
        return keepsSeats ? 0 : match;
    }

    Luck luck(String match, int seat) {
        return new Luck(keepsSeats ? Programs.seed(match, seat) : match + ":bot:" + seat);
    }
}
