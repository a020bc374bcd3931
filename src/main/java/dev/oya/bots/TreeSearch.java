package dev.oya.bots;

import dev.oya.cards.Shuffle;
import dev.oya.play.CardSource;
import dev.oya.play.Round;
import dev.oya.play.table.Move;
import dev.oya.play.table.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;

/**
 * Plays rounds on from the moves of a seat, each time with the same cards and luck from every move, so that chance does not
 * tell them apart. Below a move it keeps what came of the next ones, whichever cards were hidden (information-set tree search of one
 * observer: Cowling, Powley and Whitehouse 2012). Made for one thread.
 */
final class TreeSearch {
    /** How much what is not known well counts, in standard deviations of what rounds come to. */
    private static final double DARING = 0.2;
    /** So many moves at most are thought about below the first one. */
    private static final int WIDTH = 8;

    private final int seat;
    private final Rewards rewards;
    private final Function<Shuffle, Round> worlds;
    private final GreedyBot greedy;
    private final Shuffle chance;
    private final SearchNode[] roots;
    private final RunningMean[] tallies;
    private final RunningMean all = new RunningMean();
    private final List<SearchNode> path = new ArrayList<>();
    private Luck luck;

    /**
     * @param moves what the seat may do; null among them is to say nothing
     * @param worlds gives a round of its own, in one of the ways in which the cards may lie
     * @param match whether the standing counts where the match ends with the round
     */
    TreeSearch(
            int seat,
            List<Move> moves,
            Function<Shuffle, Round> worlds,
            GreedyBot greedy,
            boolean match,
            Shuffle chance) {
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

    RunningMean tally(int move) {
        return tallies[move];
    }

    /** Lays the cards as they may lie, and plays on once from each of the first moves of a list; tells what it came to. */
    double[] deal(int[] moves, int size) {
        double[] rewards = new double[size];
        Round world = worlds.apply(chance);
        long same = seed(new Luck(chance));
        for (int i = 0; i < size; i++) {
            Round round = i == size - 1 ? world : world.copy(CardSource.of(chance));
            // With the same luck too those who have the same choice choose the same.
            luck = new Luck(new Shuffle(new SplittableRandom(same)));
            rewards[i] = play(roots[moves[i]], round);
            tallies[moves[i]].add(rewards[i]);
            all.add(rewards[i]);
        }
        return rewards;
    }

    private double play(SearchNode root, Round round) {
        path.clear();
        int stock = round.table().stockSize();
        act(round, root.move != null ? root.move : exceptFor(round, seat));
        descend(root, round, stock);
        while (!rewards.isEnough(round, stock)) {
            act(round, next(round, round.movers()));
        }
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
            Move aside = aside(round, movers, turn);
            if (aside != null || turn < 0 || (movers >> turn & 1) == 0) {
                act(round, aside != null ? aside : round.moves().get(0));
                continue;
            }
            List<Move> ranked = Ranking.of(greedy, round.view(turn), luck, WIDTH);
            if (ranked.size() > 1) {
                at = at.select(ranked, daring);
                known = !at.isNew();
                path.add(at);
            }
            act(round, ranked.size() > 1 ? at.move : ranked.get(0));
        }
    }

    /** What happens next where a seat whose turn it is not says nothing. */
    private Move exceptFor(Round round, int silent) {
        return next(round, round.movers() & ~(1 << silent));
    }

    /** What some of those who may move do next. */
    private Move next(Round round, int movers) {
        int turn = round.table().turn();
        Move move = aside(round, movers, turn);
        if (move == null && turn >= 0 && (movers >> turn & 1) != 0) {
            move = greedy.choose(round.view(turn), luck);
        }
        return move != null ? move : round.moves().get(0);
    }

    /** What somebody says whose turn it is not; null where nobody does. */
    private Move aside(Round round, int movers, int turn) {
        int others = turn < 0 ? movers : movers & ~(1 << turn);
        for (int seats = others; seats != 0; seats &= seats - 1) {
            Move move = greedy.choose(round.view(Integer.numberOfTrailingZeros(seats)), luck);
            if (move != null) {
                return move;
            }
        }
        return null;
    }

    private static void act(Round round, Move move) {
        if (round.act(move) instanceof Verdict.Refused refused) {
            throw new IllegalStateException("an open move is refused: " + move + ": " + refused.message());
        }
    }
}
