package dev.oya.experiment;

import dev.oya.input.ExactMath;
import dev.oya.play.table.Move;
import dev.oya.play.table.Payment;
import dev.oya.play.table.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A deal that two arms played.
 *
 * @param arm number of the other arm
 * @param seed seed of the match
 * @param deal number of the deal in the match, from 1; void rounds count
 * @param apart absolute difference between a seat's gains in the two arms, summed over all seats, in points
 * @param first round of the first arm
 * @param here round of the other arm
 */
public record ReplayedDeal(int arm, String seed, int deal, long apart, PlayedRound first, PlayedRound here) {
    /** Placeholder for the payer of points that a side gains without a payer. */
    public static final int NOBODY = Integer.MIN_VALUE;

    /** A payment without its amount, or a reason for which a side gains points. The side is represented by its first seat. */
    public record Debt(String reason, int from, int to) implements Comparable<Debt> {
        private static final Comparator<Debt> ORDER =
                Comparator.comparing(Debt::reason).thenComparingInt(Debt::from).thenComparingInt(Debt::to);

        @Override
        public int compareTo(Debt other) {
            return ORDER.compare(this, other);
        }
    }

    ReplayedDeal(int arm, String seed, int deal, PlayedRound first, PlayedRound here) {
        this(arm, seed, deal, apart(first.gains(), here.gains()), first, here);
    }

    private static long apart(List<Integer> first, List<Integer> here) {
        long apart = 0;
        for (int seat = 0; seat < first.size(); seat++) {
            apart += Math.abs((long) first.get(seat) - here.get(seat));
        }
        return apart;
    }

    /**
     * Replays the deals of a study with the largest differences from the first arm.
     *
     * @param most maximum number of deals for each arm
     */
    static List<ReplayedDeal> furthest(Experiment study, Findings findings, int most) {
        List<ReplayedDeal> replays = new ArrayList<>();
        for (int arm = 1; arm < study.arms().size(); arm++) {
            List<ExtremeDeals.Deal> deals = findings.totals().arms().get(arm).furthest();
            for (ExtremeDeals.Deal deal : deals.subList(0, Math.min(most, deals.size()))) {
                replays.add(new ReplayedDeal(
                        arm,
                        study.deals().seedOf(deal.match()),
                        deal.deal(),
                        recorded(study, 0, deal),
                        recorded(study, arm, deal)));
            }
        }
        return replays;
    }

    private static PlayedRound recorded(Experiment study, int arm, ExtremeDeals.Deal deal) {
        return study.play(arm, deal.match(), deal.deal(), Experiment.Detail.RECORD)
                .get(deal.deal() - 1);
    }

    /** Returns the number of the round in the match, from 1. */
    public int round() {
        return first.table().round();
    }

    /** Returns the payments and gains of a round, in points. */
    static Map<Debt, Integer> paid(PlayedRound round) {
        Map<Debt, Integer> paid = new TreeMap<>();
        for (Payment payment : round.table().payments()) {
            paid.merge(new Debt(payment.reason(), payment.from(), payment.to()), payment.points(), ExactMath::plus);
        }
        for (Table.Award award : round.table().awards()) {
            int seat = round.table().sides().get(award.side()).get(0);
            paid.merge(new Debt(award.id(), NOBODY, seat), award.points(), ExactMath::plus);
        }
        return paid;
    }

    /**
     * Returns the number of moves of the first arm without an equal move of the other arm. The order of moves is ignored.
     */
    int otherwise() {
        Map<Move, Integer> made = new HashMap<>();
        here.moves().forEach(move -> made.merge(move, 1, Integer::sum));
        int otherwise = 0;
        for (Move move : first.moves()) {
            if (made.merge(move, -1, Integer::sum) < 0) {
                otherwise++;
            }
        }
        return otherwise;
    }
}
