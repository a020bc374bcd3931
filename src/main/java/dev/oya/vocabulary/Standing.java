package dev.oya.vocabulary;

import java.util.ArrayList;
import java.util.List;

/** Question: a round is paid; what does the match pay on top? */
public final class Standing extends Question {
    private final int round;
    private final int rounds;
    private final List<Boolean> best;
    private final List<Boolean> broke;

    /**
     * @param round the round that was just paid, from 1
     * @param rounds how many make the match
     * @param best for each seat, whether nobody has a higher score
     * @param broke for each seat, whether it has lost what each began with
     */
    public Standing(Settings settings, int round, int rounds, List<Boolean> best, List<Boolean> broke) {
        super(settings);
        this.round = round;
        this.rounds = rounds;
        this.best = best;
        this.broke = broke;
    }

    public int getRound() {
        return round;
    }

    public int getRounds() {
        return rounds;
    }

    @Override
    public List<? extends Object> companions() {
        List<Score> scores = new ArrayList<>();
        for (int seat = 0; seat < best.size(); seat++) {
            scores.add(new Score(seat, best.get(seat), broke.get(seat)));
        }
        return scores;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Standing standing
                && standing.round == round
                && standing.rounds == rounds
                && standing.best.equals(best)
                && standing.broke.equals(broke);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * round + rounds) + best.hashCode() + 7 * broke.hashCode();
    }
}
