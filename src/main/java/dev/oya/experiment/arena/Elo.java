package dev.oya.experiment.arena;

/** The scale of ratings: 400 points more, and ten times as much is scored as by the other. */
public final class Elo {
    private static final double UNIT = 400 / Math.log(10);

    private Elo() {}

    /** The share of the points that is expected of a player rated higher by {@code difference}. */
    public static double expected(double difference) {
        return expectedOfLogOdds(difference / UNIT);
    }

    /** The same of a difference that is told in natural logarithms of odds. */
    static double expectedOfLogOdds(double odds) {
        return 1 / (1 + Math.exp(-odds));
    }

    /** By how much a player who scores this share of the points is rated higher; the share is more than 0 and less than 1. */
    static double difference(double part) {
        return UNIT * Math.log(part / (1 - part));
    }

    /** A difference that is told in natural logarithms of odds. */
    static double ofLogOdds(double odds) {
        return UNIT * odds;
    }

    /** How fast the difference grows with the part that is scored. */
    static double slope(double part) {
        return UNIT / (part * (1 - part));
    }
}
