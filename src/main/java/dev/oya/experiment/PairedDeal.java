package dev.oya.experiment;

import dev.oya.input.ExactMath;
import dev.oya.play.Match;
import dev.oya.play.Move;
import dev.oya.play.Payment;
import dev.oya.play.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * One deal played twice, each time by other rules.
 *
 * @param seed the seed of the match
 * @param round the round in it, from 1
 * @param deal the deal in it, from 1; void rounds count
 * @param first how it went by the first rules
 * @param second how it went by the second
 */
public record PairedDeal(String seed, int round, int deal, Played first, Played second) {
    /** Who pays points that a side gains without anybody paying them. */
    public static final int NOBODY = Integer.MIN_VALUE;

    /** A payment but for its amount, or what a side gained points for; the side is told by its first seat. */
    public record Debt(String reason, int from, int to) implements Comparable<Debt> {
        @Override
        public int compareTo(Debt other) {
            int reasons = reason.compareTo(other.reason);
            int payers = Integer.compare(from, other.from);
            return reasons != 0 ? reasons : payers != 0 ? payers : Integer.compare(to, other.to);
        }
    }

    /**
     * @param end the way it ended
     * @param winner its winner, or -1
     * @param paid what was paid or gained, in points
     * @param moves what the seats said and did, in order
     */
    public record Played(String end, int winner, Map<Debt, Integer> paid, List<Move> moves) {
        static Played of(Match match, List<Move> moves) {
            Table table = match.table();
            Map<Debt, Integer> paid = new TreeMap<>();
            for (Payment payment : table.payments()) {
                paid.merge(new Debt(payment.reason(), payment.from(), payment.to()), payment.points(), ExactMath::plus);
            }
            for (Table.Award award : table.awards()) {
                int seat = table.sides().get(award.side()).get(0);
                paid.merge(new Debt(award.id(), NOBODY, seat), award.points(), Integer::sum);
            }
            return new Played(table.end(), table.winner(), paid, List.copyOf(moves));
        }
    }

    /** How many moves of the first play were not made in the second, wherever they came. */
    public int otherwise() {
        Map<Move, Integer> made = new HashMap<>();
        second.moves().forEach(move -> made.merge(move, 1, Integer::sum));
        int otherwise = 0;
        for (Move move : first.moves()) {
            if (made.merge(move, -1, Integer::sum) < 0) {
                otherwise++;
            }
        }
        return otherwise;
    }

    /** The payments that are made in only one of the plays, or of other amounts. */
    public List<Debt> changed() {
        List<Debt> changed = new ArrayList<>();
        Map<Debt, Integer> all = new TreeMap<>(first.paid());
        all.putAll(second.paid());
        for (Debt debt : all.keySet()) {
            if (!first.paid().getOrDefault(debt, 0).equals(second.paid().getOrDefault(debt, 0))) {
                changed.add(debt);
            }
        }
        return changed;
    }
}
