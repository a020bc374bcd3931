package dev.oya.bots;

import dev.oya.cards.Shuffle;
import dev.oya.play.Move;
import dev.oya.play.SeatView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Finds what may be expected of the open moves of a seat. The budget is shared out in stages: after each the half of the
 * moves goes on that did better (sequential halving: Karnin, Koren and Somekh 2013). For one choice.
 */
final class Search {
    /** Each move is liked so many times as much as the one ranked above it. */
    static final double LESS_LIKED = 0.6;
    /** So many moves at most are thought about. */
    static final int WIDEST = 16;

    private final Budget budget;
    private final List<Move> moves;
    private final Searcher[] searchers;
    private Tally[] tallies;
    private int[] left;
    private int size;

    Search(GreedyBot greedy, Budget budget, SeatView view, Luck luck) {
        this.budget = budget;
        this.moves = new ArrayList<>(Ranking.of(greedy, view, luck, WIDEST));
        if (view.turn() >= 0 && view.turn() != view.seat()) {
            moves.add(null);
        }
        this.searchers = new Searcher[budget.threads()];
        for (int thread = 0; thread < searchers.length; thread++) {
            long seed = (long) luck.below(Integer.MAX_VALUE) << 31 | luck.below(Integer.MAX_VALUE);
            searchers[thread] = new Searcher(view, greedy, moves, new Shuffle(new SplittableRandom(seed)));
        }
        left = IntStream.range(0, moves.size()).toArray();
        size = moves.size();
    }

    /** The best move. */
    Move best() {
        int stages = 32 - Integer.numberOfLeadingZeros(Math.max(1, size - 1));
        long start = System.nanoTime();
        for (int stage = 1; size > 1; stage++) {
            stage(stage, stages, start);
            halve();
        }
        return moves.get(left[0]);
    }

    private void stage(int stage, int stages, long start) {
        long deals = budget.rounds() / ((long) stages * size * searchers.length);
        long end = budget.millis() == 0 ? 0 : start + budget.millis() * 1_000_000L * stage / stages;
        if (searchers.length == 1) {
            think(searchers[0], deals, end);
        } else {
            Arrays.stream(searchers).parallel().forEach(searcher -> think(searcher, deals, end));
        }
    }

    private void think(Searcher searcher, long deals, long end) {
        long done = 0;
        do {
            searcher.deal(left, size);
            done++;
        } while (end == 0 ? done < deals : System.nanoTime() - end < 0);
    }

    private void halve() {
        tallies = new Tally[moves.size()];
        for (int move = 0; move < tallies.length; move++) {
            tallies[move] = new Tally();
            for (Searcher searcher : searchers) {
                tallies[move].add(searcher.tally(move));
            }
        }
        left = Arrays.stream(left, 0, size)
                .boxed()
                .sorted((one, other) -> Double.compare(tallies[other].mean(), tallies[one].mean()))
                .mapToInt(Integer::intValue)
                .toArray();
        size = (size + 1) / 2;
    }
}
