package dev.oya.experiment;

import dev.oya.bots.Luck;
import dev.oya.programs.Programs;

/**
 * The deals that the arms of an experiment play: match {@code n} of the seed {@code S} has the seed {@code S/n} in every arm.
 *
 * @param keepsSeats whether each arm is an order of seats, and keeps to it; else its bots sit one seat further on with each match
 */
public record Deals(String seed, boolean keepsSeats) {
    /** Of matches in which everybody sits everywhere. */
    public Deals(String seed) {
        this(seed, false);
    }

    String seedOf(int match) {
        return seed + "/" + match;
    }

    /** How many seats further on the bots of an arm sit in a match than in the first one. */
    int seatsOn(int match) {
        return keepsSeats ? 0 : match;
    }

    Luck luck(String match, int seat) {
        return new Luck(keepsSeats ? Programs.seed(match, seat) : match + ":bot:" + seat);
    }
}
