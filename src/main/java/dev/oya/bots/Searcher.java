package dev.oya.bots;

import dev.oya.cards.Shuffle;
import dev.oya.play.Chance;
import dev.oya.play.Round;
import dev.oya.play.table.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Plays rounds on from the moves of a seat, each time with the same cards and luck from every move, so that chance does not
 * tell them apart. Below a move it keeps what came of the next ones, whichever cards were hidden (information-set tree search of one
 * observer: Cowling, Powley and Whitehouse 2012). Made for one thread.
 */
final class Searcher {
    /** How much what is not known well counts, in standard deviations of what rounds come to. */
    private static final double DARING = 0.2;
    /** So many moves at most are thought about below the first one. */
    private static final int WIDTH = 8;

    private final int seat;
    private final Rewards rewards;
    private final DeterminizationSource worlds;
    private final GreedyBot greedy;
    private final Shuffle chance;
    private final SearchNode[] roots;
    private final RunningMean[] tallies;
    private final RunningMean all = new RunningMean();
    private final List<SearchNode> path = new ArrayList<>();
    private Luck luck;
    private Playout playout;

    /**
     * @param moves what the seat may do; null among them is to say nothing
     * @param worlds the cards as they may lie
     * @param match whether the standing counts where the match ends with the round
     */
    Searcher(
            int seat, List<Move> moves, DeterminizationSource worlds, GreedyBot greedy, boolean match, Shuffle chance) {
        this.seat = seat;
        this.rewards = new Rewards(greedy.worths(), match);
        this.worlds = worlds;
        this.greedy = greedy;
        this.chance = chance;
        this.roots = moves.stream().map(SearchNode::new).toArray(SearchNode[]::new);
        this.tallies = moves.stream().map(move -> new RunningMean()).toArray(RunningMean[]::new);
    }

    /** A seed that hangs on some luck. */
    static long seed(Luck luck) {
        return (long) luck.below(Integer.MAX_VALUE) << 31 | luck.below(Integer.MAX_VALUE);
    }

    /** What came of a move. */
    RunningMean tally(int move) {
        return tallies[move];
    }

    /** Lays the cards as they may lie, and plays on once from each of the first moves of a list; tells what it came to. */
    double[] deal(int[] moves, int size) {
        double[] rewards = new double[size];
        Round world = worlds.next(chance);
        long same = seed(new Luck(chance));
        for (int i = 0; i < size; i++) {
            Round round = i == size - 1 ? world : world.copy(Chance.of(chance));
            // With the same luck too those who have the same choice choose the same.
            luck = new Luck(new Shuffle(new SplittableRandom(same)));
            playout = new Playout(greedy, luck);
            rewards[i] = play(roots[moves[i]], round);
            tallies[moves[i]].add(rewards[i]);
            all.add(rewards[i]);
        }
        return rewards;
    }

    private double play(SearchNode root, Round round) {
        path.clear();
        int stock = round.table().stockSize();
        Playout.act(round, root.move != null ? root.move : playout.exceptFor(round, seat));
        descend(root, round, stock);
        playout.finish(round, rewards, stock);
        double reward = rewards.of(round, seat);
        root.add(reward);
        for (SearchNode node : path) {
            node.add(rewards.of(round, node.move.seat()));
        }
        return reward;
    }

    /** Goes down the tree by what has come of its moves, until one is made that has not been made before. */
    private void descend(SearchNode root, Round round, int stock) {
        SearchNode at = root;
        double daring = DARING * all.deviation();
        boolean known = !root.isNew();
        while (known && !rewards.isEnough(round, stock)) {
            int turn = round.table().turn();
            int movers = round.movers();
            Move aside = playout.aside(round, movers, turn);
            if (aside != null || turn < 0 || (movers >> turn & 1) == 0) {
                Playout.act(round, aside != null ? aside : round.moves().get(0));
                continue;
            }
            List<Move> ranked = Ranking.of(greedy, round.view(turn), luck, WIDTH);
            if (ranked.size() > 1) {
                at = at.select(ranked, daring);
                known = !at.isNew();
                path.add(at);
            }
            Playout.act(round, ranked.size() > 1 ? at.move : ranked.get(0));
        }
    }
}
