package dev.oya.play.table;

import dev.oya.input.ExactMath;
import dev.oya.pack.Phases;
import dev.oya.pack.YakuGroup;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.OthersLose;
import dev.oya.vocabulary.Piles;
import dev.oya.vocabulary.SideFeats;
import java.util.stream.IntStream;

/** The points that sides gain beyond their captured cards, during a round and at its end. */
public record SideGains(RuleQuestions rules, Table table) {
    /**
     * Returns the rules' answer about the feats of a side.
     *
     * @param piles captured cards of each side
     * @param end id of the end of the round, or null while the round is being played
     * @param score score of the side, including its points of the current round so far
     */
    public Answer feats(int side, Piles piles, String end, int score) {
        int seat = table.sides().get(side).get(0);
        return feats(side, piles, standing(side, end, score), table.sweeps(seat), table.prizes(seat));
    }

    private Answer feats(int side, Piles piles, SideFeats.Standing standing, int sweeps, int prizes) {
        int[] tallies = table.sideTallies(table.sides().get(side).get(0));
        return rules.ask(new SideFeats(rules.settings(), sweeps, prizes, tallies, piles, side, standing));
    }

    private SideFeats.Standing standing(int side, String end, int score) {
        return new SideFeats.Standing(end, table.sides().get(side).contains(table.dealer()), score);
    }

    /**
     * Returns the points that the rules give a seat's side for the sweep and the claimed twins of its latest move.
     *
     * @param sweeps whether the move was a sweep
     * @param prize points of the twins that the move claimed
     */
    public int ofLatestMove(int seat, boolean sweeps, int prize) {
        int side = table.side(seat);
        Piles piles = PileWeights.piles(rules.settings(), table);
        SideFeats.Standing standing = standing(side, null, table.score(seat));
        int count = table.sweeps(seat);
        int prizes = table.prizes(seat);
        int before = points(feats(side, piles, standing, sweeps ? count - 1 : count, prizes - prize));
        return ExactMath.plus(points(feats(side, piles, standing, count, prizes)), -before);
    }

    private static int points(Answer feats) {
        return feats.all(Conclusion.Gains.class).stream()
                .map(Conclusion.Gains::points)
                .reduce(0, ExactMath::plus);
    }

    /** Returns the score of a seat. If sides gain points during the round, includes the points so far. */
    public int score(int seat) {
        return isRunning() ? scores()[table.side(seat)] : table.score(seat);
    }

    /** Returns whether the score of a seat is at least the pack's value with the given name. */
    boolean reaches(int seat, String value) {
        return score(seat) >= rules.settings().value(value);
    }

    /** Returns the score of each side. If sides gain points during the round, includes the points so far. */
    public int[] scores() {
        return isRunning() ? withGains(scoresBefore()) : scoresBefore();
    }

    /**
     * Returns the points of each side in the round so far. In a game with payments between seats, these are the points of the
     * combinations that the side has completed. Returns an empty array if captured cards give no points, if the scores already
     * include these points, or if the round is settled.
     */
    public int[] notInScores() {
        if (isRunning() || isSettled()) {
            return new int[0];
        }
        if (!countsBySide()) {
            return completed();
        }
        int[] before = scoresBefore();
        int[] soFar = withGains(before);
        return IntStream.range(0, before.length)
                .map(side -> ExactMath.plus(soFar[side], -before[side]))
                .toArray();
    }

    private boolean countsBySide() {
        return rules.settings().pack().phases().phases().values().stream()
                .anyMatch(phase -> phase.does() == Phases.Task.SCORE);
    }

    /** Returns the points of the combinations that each side has completed, or an empty array if the game has none. */
    private int[] completed() {
        boolean any = rules.settings().pack().groups().values().stream()
                .anyMatch(group -> group.of().equals("captured"));
        if (!any) {
            return new int[0];
        }
        return table.sides().stream()
                .mapToInt(seats -> rules.taken(table.pile(seats.get(0)), table.holder(seats.get(0)))
                        .worth())
                .toArray();
    }

    private int[] scoresBefore() {
        return table.sides().stream()
                .mapToInt(seats -> table.score(seats.get(0)))
                .toArray();
    }

    /** Returns the scores with the points of the round so far. */
    private int[] withGains(int[] scores) {
        int[] soFar = scores.clone();
        Piles piles = PileWeights.piles(rules.settings(), table);
        for (int side = 0; side < scores.length; side++) {
            combinations(side, soFar);
            Answer feats = feats(side, piles, null, scores[side]);
            for (Conclusion.Gains gains : feats.all(Conclusion.Gains.class)) {
                soFar[side] = ExactMath.plus(soFar[side], gains.points());
            }
            for (OthersLose lose : feats.all(OthersLose.class)) {
                othersLose(side, lose.points(), soFar);
            }
        }
        return soFar;
    }

    /** Adds the points for the combinations of a side to the scores. */
    private void combinations(int side, int[] scores) {
        int seat = table.sides().get(side).get(0);
        for (Answer.Found found :
                rules.taken(table.pile(seat), table.holder(seat)).found()) {
            YakuGroup group = rules.settings().pack().groups().get(found.entry().group());
            if (group.payout().lost()) {
                othersLose(side, found.points(), scores);
            } else {
                scores[side] = ExactMath.plus(scores[side], found.points());
            }
        }
    }

    private static void othersLose(int side, int points, int[] scores) {
        for (int other = 0; other < scores.length; other++) {
            scores[other] = other == side ? scores[other] : ExactMath.plus(scores[other], -points);
        }
    }

    /** Returns whether sides gain points during the round and the round is still being played. */
    private boolean isRunning() {
        return rules.settings().pack().phases().isRunning(rules.settings().options()) && !isSettled();
    }

    private boolean isSettled() {
        return !table.awards().isEmpty() || table.isPaid();
    }
}
