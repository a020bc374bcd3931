package dev.oya.api;

import java.util.List;

/** A match that is being played. Not safe to share between threads. */
public interface PlayedMatch {
    /** How many seats it has. Seats are numbered from 0, in order of play. */
    int seats();

    /** Every move that is open now, of all seats; empty where the round is over. */
    List<LegalMove> moves();

    /** Makes a move. */
    default MoveAnswer play(LegalMove move) {
        return play(move.json());
    }

    /**
     * Makes a move from elsewhere.
     *
     * @param json an action of a record, as {@link LegalMove#json()} is one
     * @return what became of it; what is no action at all is refused as {@code wrong-move}
     */
    MoveAnswer play(String json);

    /**
     * What a seat sees.
     *
     * @throws IndexOutOfBoundsException where there is no such seat
     */
    MatchView view(int seat);

    /**
     * Takes back the last move of a seat and what came after it.
     *
     * @return whether it could be: something hidden may have been seen since
     * @throws IndexOutOfBoundsException where there is no such seat
     */
    boolean takeBack(int seat);

    /** Whether the round is over and paid. */
    boolean isRoundOver();

    /** Whether the last round is over. */
    boolean isOver();

    /**
     * What the round came to.
     *
     * @throws IllegalStateException as long as it is not over
     */
    RoundResult result();

    /**
     * Deals the next round.
     *
     * @throws IllegalStateException as long as the round is not over, and when the match is
     */
    void nextRound();

    /**
     * Returns the records of the finished rounds, one JSON line each, as {@code oya verify-record} reads them. They contain the seed
     * only if the match is over, because the cards of later rounds follow from it.
     */
    List<String> records();
}
