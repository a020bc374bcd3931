package dev.oya.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A program that plays a seat. Implement this interface to let your own bot play:
 *
 * <pre>{@code
 * match.bot(1, (view, moves) -> moves.get(0));
 * }</pre>
 *
 * <p>The bot is called on the thread that plays the match, and it must not call the match.
 */
@FunctionalInterface
public interface SeatBot {
    /**
     * Chooses a move.
     *
     * @param view the view of the bot's seat
     * @param moves the legal moves of the seat, at least one
     * @return one of the moves; or null to stay silent, which is allowed only if another seat must move
     */
    @Nullable
    LegalMove choose(MatchView view, List<LegalMove> moves);
}
