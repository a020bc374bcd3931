package dev.oya.analysis;

import dev.oya.bots.Adviser.Expected;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import dev.oya.play.table.Move;
import java.util.List;

/**
 * A decision with the expected result of each legal move. Immutable.
 *
 * @param rules rules of the round
 * @param line line of the record in its file, from 1
 * @param round number of the round in the match, from 1
 * @param number number of the move in the round, from 1, including moves that records leave out
 * @param view view of the seat before the move
 * @param played the move that was made
 * @param moves expected results, the best first, including the move that was made
 */
public record MoveAnalysis(
        Rules rules, int line, int round, int number, SeatView view, Move played, List<Expected> moves) {
    public MoveAnalysis {
        moves = List.copyOf(moves);
    }

    /** Returns the expected result of the move that was made. */
    public Expected chosen() {
        return moves.stream()
                .filter(one -> played.equals(one.move()))
                .findFirst()
                .orElseThrow();
    }

    /** Returns the cost of the move compared with the best one, in points of the seat's side. Never negative. */
    public double cost() {
        return chosen().behind();
    }

    /** Returns whether another move was better by a statistically significant margin. */
    public boolean isMistake() {
        return !chosen().isAsGood();
    }
}
