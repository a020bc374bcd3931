package dev.oya.vocabulary;

/** Question: a match is over and has been played out; what does it come to for a side so far behind the best? */
public final class Behind extends Question {
    private final int points;
    private final boolean partners;

    /**
     * @param points how many points the side has less than the best one
     * @param partners whether sides are of several seats
     */
    public Behind(Settings settings, int points, boolean partners) {
        super(settings);
        this.points = points;
        this.partners = partners;
    }

    /** How many points the side has less than the best one. */
    public int getPoints() {
        return points;
    }

    /** Whether sides are of several seats. */
    public boolean isPartners() {
        return partners;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Behind behind && behind.points == points && behind.partners == partners;
    }

    @Override
    public int hashCode() {
        return 2 * points + (partners ? 1 : 0);
    }
}
