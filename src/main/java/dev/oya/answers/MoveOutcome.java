package dev.oya.answers;

import dev.oya.play.Match;
import dev.oya.play.Rules;
import dev.oya.play.table.Event;
import dev.oya.play.table.Move;
import dev.oya.play.table.SideGains;
import java.util.List;

/**
 * The special result of a move that has been made. The sentence of the move contains it.
 *
 * @param sweeps whether the move captured the last cards on the field
 * @param pile whether a card from the stock kept the cards of the turn from being captured
 * @param points points that the rules give for the sweep and for claimed twins
 */
public record MoveOutcome(boolean sweeps, boolean pile, int points) {
    /** The result of a move with no special effect. */
    public static final MoveOutcome NONE = new MoveOutcome(false, false, 0);

    /**
     * Returns the result of a move with the given events.
     *
     * @param match the match after the move
     */
    public static MoveOutcome of(Match match, Move move, List<Event> events) {
        boolean sweeps = events.stream().anyMatch(Event.Swept.class::isInstance);
        boolean pile = events.stream().anyMatch(one -> one instanceof Event.Drawn drawn && drawn.keeps());
        return of(match, move, sweeps, pile);
    }

    /**
     * Returns the result of a move whose effects on the cards are known.
     *
     * @param match the match after the move
     */
    public static MoveOutcome of(Match match, Move move, boolean sweeps, boolean pile) {
        Rules rules = match.rules();
        int prize = move instanceof Move.BySum sum ? rules.fishing().prize(sum) : 0;
        int points =
                sweeps || prize != 0 ? new SideGains(rules, match.table()).ofLatestMove(move.seat(), sweeps, prize) : 0;
        return new MoveOutcome(sweeps, pile, points);
    }
}
