package dev.oya.bots;

import dev.oya.cards.Shuffle;
import dev.oya.play.SeatView;
import dev.oya.play.table.Move;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Finds the best move of a seat by sequential halving (Karnin, Koren and Somekh 2013). The budget is divided into stages, and
 * after each stage only the better half of the moves remains. Create one instance for each choice.
 */
final class SequentialHalving {
    /**
     * Number of playouts at which each lower rank costs a move one standard deviation. With few playouts the ranking decides,
     * and with many the results decide.
     */
    private static final double TRUST = 1;

    private final ThinkingBudget budget;
    private final List<Move> moves;
    private final TreeSearch[] searchers;
    private int[] left;
    private int size;

    SequentialHalving(GreedyBot greedy, ThinkingBudget budget, SeatView view, Luck luck) {
        this.budget = budget;
        this.moves = Ranking.choices(greedy, view, luck);
        this.searchers = new TreeSearch[budget.threads()];
        for (int thread = 0; thread < searchers.length; thread++) {
            Shuffle chance = stream(luck);
            // Views are not thread-safe, so each thread gets the view of a determinization, which shows the seat
            // the same cards.
            SeatView own = view.determinize(chance).view(view.seat());
            searchers[thread] = new TreeSearch(view.seat(), moves, own::determinize, greedy, true, chance);
        }
        left = IntStream.range(0, moves.size()).toArray();
        size = moves.size();
    }

    /** Returns a source of random numbers whose seed is drawn from the given luck. */
    static Shuffle stream(Luck luck) {
        return new Shuffle(new SplittableRandom(TreeSearch.seed(luck)));
    }

    Move best() {
        int stages = 32 - Integer.numberOfLeadingZeros(Math.max(1, size - 1));
        long start = System.nanoTime();
        for (int stage = 1; size > 1; stage++) {
            long deals = budget.rounds() / ((long) stages * size * searchers.length);
            long end = budget.millis() == 0 ? 0 : start + budget.millis() * 1_000_000L * stage / stages;
            if (searchers.length == 1) {
                think(searchers[0], deals, end);
            } else {
                Arrays.stream(searchers).parallel().forEach(searcher -> think(searcher, deals, end));
            }
            halve();
        }
        return moves.get(left[0]);
    }

    private void think(TreeSearch searcher, long deals, long end) {
        long done = 0;
        do {
            searcher.deal(left, size);
            done++;
        } while (end == 0 ? done < deals : System.nanoTime() - end < 0);
    }

    private void halve() {
        double[] means = new double[moves.size()];
        RunningMean every = new RunningMean();
        long tried = 0;
        for (int i = 0; i < size; i++) {
            RunningMean one = new RunningMean();
            for (TreeSearch searcher : searchers) {
                one.add(searcher.tally(left[i]));
            }
            means[left[i]] = one.mean();
            tried = one.count();
            every.add(one);
        }
        for (int i = 0; i < size; i++) {
            means[left[i]] -= TRUST * left[i] * every.deviation() / tried;
        }
        left = Arrays.stream(left, 0, size)
                .boxed()
                .sorted((one, other) -> Double.compare(means[other], means[one]))
                .mapToInt(Integer::intValue)
                .toArray();
        size = (size + 1) / 2;
    }
}
