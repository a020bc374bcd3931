package dev.oya.experiment.arena;

/** The Elo scale. A player rated 400 points higher scores ten times as much as the opponent. */
public final class Elo {
    private static final double UNIT = 400 / Math.log(10);

    private Elo() {}

    /** Returns the expected score of a player who is rated higher by {@code difference}, from 0 to 1. */
    public static double expected(double difference) {
        return expectedOfLogOdds(difference / UNIT);
    }

    /** Returns the expected score for a difference in natural log odds. */
    static double expectedOfLogOdds(double odds) {
        return 1 / (1 + Math.exp(-odds));
    }

    /**
     * Returns the rating difference of a player with a given score.
     *
     * @param part score, more than 0 and less than 1
     */
    static double difference(double part) {
        return UNIT * Math.log(part / (1 - part));
    }

    /** Converts a difference from natural log odds. */
    static double ofLogOdds(double odds) {
        return UNIT * odds;
    }

    /** Returns the derivative of {@link #difference(double)}. */
    static double slope(double part) {
        return UNIT / (part * (1 - part));
    }
}
