package dev.oya.experiment;

import dev.oya.bots.Luck;
import dev.oya.programs.Programs;

/** The deals that the arms of an experiment play: match {@code n} of the seed {@code S} has the seed {@code S/n} in every arm. */
public sealed interface Deals {
    String seed();

    /** The seed of a match, from 0. */
    default String seedOf(int match) {
        return seed() + "/" + match;
    }

    /** How many seats further on the bots of an arm sit in a match than in the first one. */
    default int seatsOn(int match) {
        return match;
    }

    /** The luck of a seat in the match with a seed. */
    default Luck luck(String match, int seat) {
        return new Luck(match + ":bot:" + seat);
    }

    /** Each arm plays whole matches for itself; its bots sit one seat further on with each. */
    record Matches(String seed) implements Deals {}

    /** The first arm plays matches; the other plays each deal again from the same standing, by bots that like the same. */
    record Replayed(String seed) implements Deals {}

    /** Each arm is an order of seats, and keeps to it. */
    record AllSeatings(String seed) implements Deals {
        @Override
        public int seatsOn(int match) {
            return 0;
        }

        @Override
        public Luck luck(String match, int seat) {
            return new Luck(Programs.seed(match, seat));
        }
    }
}
