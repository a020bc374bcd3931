package dev.oya.experiment.arena;

/** Counts what a deal comes to, seating by seating. Not thread-safe. */
final class Score {
    private int wins;
    private int draws;
    private int losses;
    private int rounds;
    private long points;
    private int alone;
    private int shared;

    /** Counts a match by the points of each side. */
    void add(SeatOrder seating, long[] ended, int played) {
        rounds += played;
        long most = Long.MIN_VALUE;
        for (long side : ended) {
            most = Math.max(most, side);
        }
        int best = 0;
        for (int one = 0; one < ended.length; one++) {
            best += ended[one] == most ? 1 : 0;
            for (int other = 0; seating.first().get(one) && other < ended.length; other++) {
                if (!seating.first().get(other)) {
                    wins += ended[one] > ended[other] ? 1 : 0;
                    draws += ended[one] == ended[other] ? 1 : 0;
                    losses += ended[one] < ended[other] ? 1 : 0;
                    points += ended[one] - ended[other];
                }
            }
        }
        if (seating.isAlone() && ended[seating.first().indexOf(true)] == most) {
            alone += best == 1 ? 1 : 0;
            shared += best > 1 ? 1 : 0;
        }
    }

    PairingResult meeting(int deal, int pair) {
        return new PairingResult(deal, pair, wins, draws, losses, rounds, points, alone, shared);
    }
}
