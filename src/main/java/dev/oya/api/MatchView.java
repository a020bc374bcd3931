package dev.oya.api;

import java.util.List;

/**
 * A seat's view of a match, without hidden information. Cards are given as codes.
 *
 * @param seat the seat of this view
 * @param phase id of the phase
 * @param round the round, from 1
 * @param rounds number of rounds in the match
 * @param dealer the dealer of the round
 * @param turn the seat on turn, or null if there is none
 * @param hand the seat's hand, in deck order
 * @param field the cards on the field, in the order in which they were placed
 * @param stock number of cards in the stock
 * @param seats the public state of every seat
 * @param json the complete view, including builds, marks and combinations within reach, in the format of the HTTP service
 */
public record MatchView(
        int seat,
        String phase,
        int round,
        int rounds,
        int dealer,
        Integer turn,
        List<String> hand,
        List<String> field,
        int stock,
        List<Other> seats,
        String json) {
    /**
     * The public state of a seat.
     *
     * @param seat its number, from 0
     * @param side number of its side; partners share one
     * @param hand number of cards in its hand
     * @param captured codes of the cards it has captured
     * @param score its score before this round, or after it once the round is settled, in points
     */
    public record Other(int seat, int side, int hand, List<String> captured, int score) {}
}
