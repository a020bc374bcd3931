package dev.oya.play;

import dev.oya.cards.CardSet;
import java.util.List;

/**
 * What a seat may see of a table: all that ever leaves the process for a player. Other hands and the stock are counts,
 * save what the rules have had shown.
 *
 * @param seat whose view it is
 * @param hand its own cards
 * @param field the cards on the field
 * @param seats what everyone can see of each seat
 * @param sides who plays together; a seat without a partner is a side of its own
 * @param stock how many cards are left in the stock
 * @param turn the seat on turn, or -1
 * @param dealer the dealer
 * @param round the round, from 1
 * @param phase the phase
 * @param factor the multiplier of the round
 * @param pot points in the pot
 * @param moves what this seat may do now
 * @param held combinations it holds and has not declared
 */
public record SeatView(
        int seat,
        CardSet hand,
        CardSet field,
        List<Seat> seats,
        List<List<Integer>> sides,
        int stock,
        int turn,
        int dealer,
        int round,
        String phase,
        int factor,
        int pot,
        List<Move> moves,
        List<String> held) {

    /**
     * @param handSize how many cards it holds
     * @param pile what it has captured
     * @param declared what it has declared
     * @param shown the cards of its dealt hand that it had to show
     * @param marks the names of its marks
     * @param score its standing in points
     */
    public record Seat(
            int handSize, CardSet pile, List<String> declared, CardSet shown, List<String> marks, int score) {}

    public SeatView {
        seats = List.copyOf(seats);
        moves = List.copyOf(moves);
        held = List.copyOf(held);
    }

    /** Whether another seat is on this seat's side; it is on its own. */
    public boolean isPartner(int other) {
        for (List<Integer> side : sides) {
            if (side.contains(seat)) {
                return side.contains(other);
            }
        }
        return false;
    }

    /** The same view with only some of the open moves. */
    public SeatView withMoves(List<Move> some) {
        return new SeatView(
                seat, hand, field, seats, sides, stock, turn, dealer, round, phase, factor, pot, some, held);
    }
}
