package dev.oya.api;

import java.util.List;

/**
 * What a seat sees of a match, and nothing else. Cards are told by their codes.
 *
 * @param seat the seat that sees it
 * @param phase the id of the phase
 * @param round the round, from 1
 * @param rounds how many rounds the match has
 * @param dealer the seat that dealt
 * @param turn the seat on turn; null where none is
 * @param hand its cards, in the order of the deck
 * @param field the cards on the field, in the order in which they came to lie there
 * @param stock how many cards are in the stock
 * @param seats every seat as this one sees it
 * @param json all of it, with builds, marks and combinations in reach, as the service tells a view
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
     * A seat as another sees it.
     *
     * @param seat its number, from 0
     * @param side its side: partners share one
     * @param hand how many cards it holds
     * @param captured the cards it has taken
     * @param score its standing before this round, in points; once the round is paid, after it
     */
    public record Other(int seat, int side, int hand, List<String> captured, int score) {}
}
