package dev.oya.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The view of a seat or a spectator. It contains no hidden card: other hands and the stock are counts. Immutable; it does not
 * change when the match continues.
 */
public sealed interface MatchView permits Values.View {
    /** Returns the seat of this view, or null for a spectator and in a replay. */
    @Nullable
    Integer seat();

    /** Returns the id of the phase. */
    String phase();

    /** Returns the number of the round, from 1. */
    int round();

    /** Returns the number of rounds in the match, or 0 if the rules determine when the match ends. */
    int rounds();

    /** Returns the dealer of the round. */
    int dealer();

    /** Returns the seat to move, or null if there is none. */
    @Nullable
    Integer turn();

    /** Returns the multiplier of the round, at least 1. */
    int multiplier();

    /** Returns the points in the pot. */
    int pot();

    /** Returns the seat's hand in deck order; empty for a spectator and while hands are face down. */
    List<String> hand();

    /** Returns the cards on the field, in the order in which they were placed. */
    List<String> field();

    /** Returns the card turned over from the stock while its player chooses a capture, or null if there is none. */
    @Nullable
    String turned();

    /** Returns the builds on the table. */
    List<Build> builds();

    /** Returns the number of cards in the stock, without the turned card. */
    int stock();

    /** Returns the public state of every seat. */
    List<SeatState> seats();

    /** Returns the ids of the combinations in the hand that the seat could still declare. */
    List<String> held();

    /** The public state of a seat. Immutable. */
    sealed interface SeatState permits Values.Seat {
        /** Returns the seat's number, from 0. */
        int seat();

        /** Returns the number of the seat's side, from 0. Partners share a side. */
        int side();

        /** Returns the number of cards in the seat's hand. */
        int hand();

        /** Returns the seat's hand in a replay; empty in the view of a seat or a spectator. */
        List<String> cards();

        /** Returns the cards that the seat has captured, in deck order. */
        List<String> captured();

        /** Returns the ids of the combinations that the seat has declared. */
        List<String> declared();

        /** Returns the dealt cards that the seat had to show. */
        List<String> shown();

        /** Returns the ids of the seat's marks. */
        List<String> marks();

        /** Returns the seat's score before this round, or after it once the round is settled, in points. */
        int score();
    }

    /** A build: cards combined on the table that are taken together. Immutable. */
    sealed interface Build permits Values.Combined {
        /** Returns the build's number in the round, from 1. */
        int number();

        /** Returns the build's value, in pips. */
        int value();

        /** Returns the build's cards, in deck order. */
        List<String> cards();

        /** Returns the seat that made the build. */
        int creator();
    }
}
