package dev.oya.experiment.arena;

import java.util.stream.LongStream;

/**
 * What one deal came to between two bots, in every order of seats. A bot is held against each other one at its table: who has
 * more points at the end of the match wins.
 *
 * @param deal the number of the deal, from 0
 * @param pair the number of the pairing, from 0
 * @param wins how often the first bot had more than the second
 * @param draws how often they had equally many
 * @param losses how often it had less
 * @param points by how much the first was ahead in all rounds, each held against each, in points
 * @param alone how many matches were won by the first, where one bot of its kind sat among others of the second
 * @param shared in how many of these it was first together with others
 */
public record PairingResult(
        int deal, int pair, int wins, int draws, int losses, int rounds, long points, int alone, int shared) {
    /** Of a deal that has not been played. */
    PairingResult(int deal, int pair) {
        this(deal, pair, 0, 0, 0, 0, 0, 0, 0);
    }

    /** With a match in one order of seats, by the points of each side at its end. */
    PairingResult and(SeatOrder order, long[] ended, int played) {
        int[] held = new int[3];
        long ahead = 0;
        for (int one = 0; one < ended.length; one++) {
            for (int other = 0; order.first().get(one) && other < ended.length; other++) {
                if (!order.first().get(other)) {
                    held[1 + Long.signum(ended[one] - ended[other])]++;
                    ahead += ended[one] - ended[other];
                }
            }
        }
        long most = LongStream.of(ended).max().orElseThrow();
        long best = LongStream.of(ended).filter(side -> side == most).count();
        boolean led = order.isAlone() && ended[order.first().indexOf(true)] == most;
        return new PairingResult(
                deal,
                pair,
                wins + held[2],
                draws + held[1],
                losses + held[0],
                rounds + played,
                points + ahead,
                alone + (led && best == 1 ? 1 : 0),
                shared + (led && best > 1 ? 1 : 0));
    }

    /** Twice what the first bot scored: two for a win, one for a draw. */
    int scored() {
        return 2 * wins + draws;
    }
}
