package dev.oya.analysis;

import dev.oya.bots.Adviser.Expected;
import dev.oya.play.Rules;
import dev.oya.play.table.Move;
import java.util.List;

/**
 * What a seat chose, and what was to be expected of what it could choose. Immutable.
 *
 * @param rules the rules it was chosen by
 * @param line the line of the record in its file, from 1
 * @param round the round of the match, from 1
 * @param number which move of the round it was, those included that records leave out, from 1
 * @param played what was chosen
 * @param moves what was to be expected, the best first; the played move is among them
 */
public record MoveAnalysis(Rules rules, int line, int round, int number, Move played, List<Expected> moves) {
    public MoveAnalysis {
        moves = List.copyOf(moves);
    }

    /** What was chosen, and what was to be expected of it. */
    public Expected chosen() {
        return moves.stream()
                .filter(one -> played.equals(one.move()))
                .findFirst()
                .orElseThrow();
    }

    /** What it cost, in points of the seat's side: at least nothing. */
    public double cost() {
        return chosen().behind();
    }

    /** Whether something else was better beyond what chance may have made of it. */
    public boolean isMistake() {
        return chosen().behind() > chosen().behindMargin();
    }
}
