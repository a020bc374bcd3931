package dev.oya.api;

import java.util.List;

/** A match in progress. Not thread-safe. */
public interface PlayedMatch {
    /** Returns the number of seats. Seats are numbered from 0, in order of play. */
    int seats();

    /** Returns the legal moves of all seats. The list is empty if the round is over. */
    List<LegalMove> moves();

    /** Makes a move. */
    default MoveAnswer play(LegalMove move) {
        return play(move.json());
    }

    /**
     * Makes a move that is given as JSON.
     *
     * @param json a record action, such as {@link LegalMove#json()}
     * @return the result; JSON that is not an action is refused with the code {@code wrong-move}
     */
    MoveAnswer play(String json);

    /**
     * Returns a seat's view of the match.
     *
     * @param seat the seat, from 0
     * @throws IndexOutOfBoundsException if the seat does not exist
     */
    MatchView view(int seat);

    /**
     * Undoes the last move of a seat and everything after it.
     *
     * @param seat the seat, from 0
     * @return whether the move was undone; it cannot be if hidden information may have been revealed since
     * @throws IndexOutOfBoundsException if the seat does not exist
     */
    boolean takeBack(int seat);

    /** Returns whether the round is over and its payments are made. */
    boolean isRoundOver();

    /** Returns whether the last round of the match is over. */
    boolean isOver();

    /**
     * Returns the result of the round.
     *
     * @throws IllegalStateException if the round is not over
     */
    RoundResult result();

    /**
     * Deals the next round.
     *
     * @throws IllegalStateException if the round is not over or the match is over
     */
    void nextRound();

    /**
     * Returns the records of the finished rounds, one JSON line each, as {@code oya verify-record} reads them. They contain the seed
     * only if the match is over, because the cards of later rounds follow from it.
     */
    List<String> records();
}
