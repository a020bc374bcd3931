package dev.oya.experiment;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.oya.play.Move;
import java.util.ArrayList;
import java.util.List;

/**
 * A deal in which an arm came out most differently from the first, played again.
 *
 * @param arm the number of the arm
 * @param seed the seed of its match
 * @param deal the number of the deal in it, from 1
 * @param apart how many points lie between what the seats gained, all seats together
 * @param first how the first arm played it
 * @param here how the arm played it
 */
public record ReplayedDeal(int arm, String seed, int deal, long apart, Played first, Played here) {
    /**
     * A deal as it was played.
     *
     * @param end the way it ended
     * @param gains what each seat gained, in points
     * @param record its record, one line
     * @param moves what the seats said and did
     */
    public record Played(
            String end,
            List<Integer> gains,
            String record,
            @JsonIgnore List<Move> moves) {
        static Played of(PlayedRound round) {
            return new Played(round.end(), round.gains(), round.record(), round.moves());
        }
    }

    /** Plays the deals again that lie furthest apart; {@code most} for each arm. */
    public static List<ReplayedDeal> of(Experiment study, Findings findings, int most) {
        List<ReplayedDeal> replays = new ArrayList<>();
        for (int arm = 1; arm < study.arms().size(); arm++) {
            List<ExtremeDeals.Deal> deals = findings.totals().arms().get(arm).furthest();
            for (ExtremeDeals.Deal deal : deals.subList(0, Math.min(most, deals.size()))) {
                replays.add(new ReplayedDeal(
                        arm,
                        study.seedOf(deal.match()),
                        deal.deal(),
                        deal.apart(),
                        Played.of(study.recorded(0, deal.match(), deal.deal())),
                        Played.of(study.recorded(arm, deal.match(), deal.deal()))));
            }
        }
        return replays;
    }
}
