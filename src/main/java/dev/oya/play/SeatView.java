package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.play.fishing.Build;
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
 * @param builds the builds on the table
 * @param choices what this seat may do now
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
        List<Build> builds,
        Choices choices,
        List<String> held) {
    /**
     * @param handSize how many cards it holds
     * @param pile what it has captured
     * @param sweeps how often its side has cleared the table
     * @param prizes what the twins that its side has claimed are worth, in points
     * @param claimed these twins, one card of each pair
     * @param declared what it has declared
     * @param shown the cards of its dealt hand that it had to show
     * @param marks the names of its marks
     * @param score its standing in points
     */
    public record Seat(
            int handSize,
            CardSet pile,
            int sweeps,
            int prizes,
            CardSet claimed,
            List<String> declared,
            CardSet shown,
            List<String> marks,
            int score) {}

    public SeatView {
        seats = List.copyOf(seats);
        builds = List.copyOf(builds);
        held = List.copyOf(held);
    }

    /** What this seat may do now, every move. */
    public List<Move> moves() {
        return choices.all();
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
        Choices fewer = new Choices(some, null);
        return new SeatView(
                seat, hand, field, seats, sides, stock, turn, dealer, round, phase, factor, pot, builds, fewer, held);
    }
}
