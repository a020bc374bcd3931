package dev.oya.api;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A match that is being played by people, bots or both. Not thread-safe: use one lock for each match.
 *
 * <pre>{@code
 * PlayedMatch match = rules.deal(seed);
 * match.bot(1, "greedy");
 * while (!match.isRoundOver()) {
 *     match.playBots();
 *     if (!match.isRoundOver()) {
 *         match.play(match.moves().get(0));
 *     }
 * }
 * System.out.println(match.result().scores());
 * }</pre>
 *
 * <p>Methods with a seat parameter throw an {@link IndexOutOfBoundsException} if the seat does not exist. Methods that apply
 * rules throw a {@link RulesException} if house rules fail during play. The match cannot continue after such a failure.
 */
public sealed interface PlayedMatch permits RecordedMatch {
    /** Returns the rules of this match. */
    GameRules rules();

    /** Returns the number of seats. Seats are numbered from 0, in order of play. */
    int seats();

    /**
     * Returns the legal moves of all seats; empty if the round is over. In rare positions some games have thousands of legal
     * moves. In this case, the list contains only some of the moves, but {@link #play} accepts all of them.
     */
    List<LegalMove> moves();

    /** Returns the legal moves of the given seat; empty if the seat has none. */
    List<LegalMove> moves(int seat);

    /** Makes a move if it is legal. */
    MoveAnswer play(LegalMove move);

    /**
     * Makes a move that was received from elsewhere, such as a browser, if it is legal. Check the seat of the sender first.
     *
     * @param json an action of a record, such as {@link LegalMove#toJson()}
     * @return the result; the move is refused as {@code wrong-move} if the text is not an action of this game
     */
    MoveAnswer play(String json);

    /** Returns the view of the given seat. */
    MatchView view(int seat);

    /** Returns the view of a spectator, who sees no hand. */
    MatchView spectate();

    /** Returns the given seat's view and legal moves as JSON in the format of the HTTP service. */
    String viewJson(int seat);

    /** Returns the view of a spectator as JSON in the format of the HTTP service. */
    String spectatorJson();

    /**
     * Lets a built-in bot play a seat from now on.
     *
     * @param name one of {@link Oya#bots()}, or {@code strong:400} for a number of playouts and {@code strong:50ms} for a time per
     *     move
     * @throws RulesException if there is no such bot
     */
    void bot(int seat, String name);

    /** Lets your own bot play a seat from now on. A saved match does not contain the bot. */
    void bot(int seat, SeatBot bot);

    /** Lets a person play a seat from now on. At first, persons play all seats. */
    void person(int seat);

    /**
     * Makes one bot move. Bots that act out of turn move before the bot that must move.
     *
     * @return the move with its events, or null if a person must move or the round is over
     * @throws IllegalStateException if your own bot chose an illegal move, or no move although it had to move
     */
    MoveAnswer.@Nullable Made playBot();

    /**
     * Makes moves of bots until a person must move or the round is over.
     *
     * @return all events in order; empty if no bot moved
     * @throws IllegalStateException if your own bot chose an illegal move, or no move although it had to move
     */
    List<MatchEvent> playBots();

    /**
     * Estimates the results of a seat's legal moves, the best first, from what the seat can see. Runs on the calling thread and
     * does not change the match. To keep the match usable meanwhile, call this method on a copy made with {@link #save} and
     * {@link Oya#resume}.
     *
     * @param playouts number of playouts for all moves together, at least 1; 1000 playouts give a usable estimate
     * @param limit time after which no further playout begins; each move is played out at least twice
     * @return the estimates; empty if the seat has no legal move
     * @throws IllegalArgumentException if {@code playouts} is less than 1
     */
    List<Hint> hints(int seat, int playouts, Duration limit);

    /**
     * Undoes the last move of the given seat and all later moves, if no hidden card has been seen since.
     *
     * @return whether a move was undone
     */
    boolean undo(int seat);

    /**
     * Returns the events of the current round before its first move: misdeals, the deal, and the immediate consequences of the
     * rules. The list is empty for a resumed round.
     */
    List<MatchEvent> opening();

    /** Returns whether the round is over and settled. */
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
     * @return the {@link #opening} of the new round
     * @throws IllegalStateException if the round is not over, or the match is over
     */
    List<MatchEvent> nextRound();

    /**
     * Returns the records of the finished rounds, one JSON line each, in the format that {@link Oya#verify} reads. The records
     * contain the seed only if the match is over, because the seed determines the cards of later rounds.
     */
    List<String> records();

    /**
     * Returns this match as text. {@link Oya#resume} continues the match from the text with the same later deals. The text
     * contains the names of built-in bots, but neither your own bots nor the texts of house-rule layers.
     *
     * <p>The text contains the seed, from which all cards follow: keep it secret from players until the match is over.
     */
    String save();
}
