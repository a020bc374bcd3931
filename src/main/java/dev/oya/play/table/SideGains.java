package dev.oya.play.table;

import dev.oya.input.ExactMath;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.OthersLose;
import dev.oya.vocabulary.Piles;
import dev.oya.vocabulary.SideFeats;
import java.util.List;

/** The points that sides gain beyond their captured cards, during a round and at its end. */
public record SideGains(RuleQuestions rules, Table table) {
    /**
     * Returns the rules' answer about a side.
     *
     * @param piles captured cards of each side
     * @param end id of the end of the round, or null while the round is being played
     * @param score score of the side, with its points so far
     */
    public Answer feats(int side, Piles piles, String end, int score) {
        List<Integer> seats = table.sides().get(side);
        int seat = seats.get(0);
        return rules.ask(new SideFeats(
                rules.settings(),
                table.sweeps(seat),
                table.prizes(seat),
                table.sideTallies(seat),
                piles,
                side,
                new SideFeats.Standing(end, seats.contains(table.dealer()), score)));
    }

    /** Returns the score of a seat, with its points so far if sides gain points during the round. */
    public int score(int seat) {
        return isRunning() ? scores()[table.side(seat)] : table.score(seat);
    }

    /** Returns whether the score of a seat is at least a named value. */
    boolean reaches(int seat, String value) {
        return score(seat) >= rules.settings().value(value);
    }

    /** Returns the score of each side, with its points so far if sides gain points during the round. */
    public int[] scores() {
        int[] scores = new int[table.sides().size()];
        for (int side = 0; side < scores.length; side++) {
            scores[side] = table.score(table.sides().get(side).get(0));
        }
        if (!isRunning()) {
            return scores;
        }
        int[] soFar = scores.clone();
        Piles piles = PileWeights.piles(rules.settings(), table);
        for (int side = 0; side < scores.length; side++) {
            Answer feats = feats(side, piles, null, scores[side]);
            for (Conclusion.Gains gains : feats.all(Conclusion.Gains.class)) {
                soFar[side] = ExactMath.plus(soFar[side], gains.points());
            }
            for (OthersLose lose : feats.all(OthersLose.class)) {
                for (int other = 0; other < scores.length; other++) {
                    soFar[other] = other == side ? soFar[other] : ExactMath.plus(soFar[other], -lose.points());
                }
            }
        }
        return soFar;
    }

    /** Returns whether sides gain points during the round and the round is still being played. */
    private boolean isRunning() {
        return rules.settings().pack().phases().running() && table.awards().isEmpty() && !table.isPaid();
    }
}
