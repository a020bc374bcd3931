package dev.oya.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A legal move, or a move that was made. Immutable. {@link PlayedMatch#moves()} returns the legal moves, and
 * {@link PlayedMatch#play(LegalMove)} makes a move.
 */
public sealed interface LegalMove permits PlayableMove {
    /** Returns the seat, from 0. */
    int seat();

    /** Returns the action, such as {@code play}. */
    String action();

    /** Returns the code of the card that is played or turned, or null if the move uses no card. */
    @Nullable
    String card();

    /** Returns the codes of the cards on the field that the move takes or builds with; empty if there are none. */
    List<String> take();

    /** Returns the numbers of the builds that the move takes or changes; empty if there are none. */
    List<Integer> builds();

    /** Returns the ids of the combinations that the move declares; empty if it declares none. */
    List<String> yaku();

    /** Returns the answer if the action answers a yes-or-no question, otherwise null. */
    @Nullable
    Boolean choice();

    /** Returns the points that the move names, such as a bid, or null if it names no points. */
    @Nullable
    Integer points();

    /** Returns the seat to which the named points are offered, or null if they are offered to no seat. */
    @Nullable
    Integer to();

    /** Returns the move as a command in one sentence, in the language of the rules. */
    String says();

    /** Returns the move as an action of a record, which {@link PlayedMatch#play(String)} accepts. */
    String toJson();
}
