package dev.oya.experiment.arena;

import java.util.stream.LongStream;

/**
 * The result of one deal between two bots, over all orders of seats. In each match, every side of one bot is compared with every
 * side of the other. The side with more points at the end wins the comparison.
 *
 * @param number number of the result, from 0. The results of all pairings on a deal precede those of the next deal.
 * @param wins number of comparisons that the first bot won
 * @param draws number of comparisons that were drawn
 * @param losses number of comparisons that the first bot lost
 * @param rounds number of rounds played
 * @param points sum of the first bot's leads over all comparisons, in points
 * @param alone number of matches that the first bot won as the only side of its kind
 * @param shared number of matches in which the first bot shared first place as the only side of its kind
 */
public record PairingResult(
        int number, int wins, int draws, int losses, int rounds, long points, int alone, int shared) {
    /** Creates the result of a deal that has not been played. */
    PairingResult(int number) {
        this(number, 0, 0, 0, 0, 0, 0, 0);
    }

    /**
     * Returns this result with one more match.
     *
     * @param ended points of each side at the end
     * @param played number of rounds
     */
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
                number,
                wins + held[2],
                draws + held[1],
                losses + held[0],
                rounds + played,
                points + ahead,
                alone + (led && best == 1 ? 1 : 0),
                shared + (led && best > 1 ? 1 : 0));
    }

    /** Returns twice the first bot's score: two for each win and one for each draw. */
    int scored() {
        return 2 * wins + draws;
    }
}
