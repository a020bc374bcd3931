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
 * Runs playouts from the moves of a seat. Each playout uses the same cards and the same random numbers for every move, which
 * removes variance from the comparison. Below the first move it builds a tree over all determinizations (single-observer
 * information set tree search: Cowling, Powley and Whitehouse 2012). Not thread-safe.
 */
final class TreeSearch {
    /** Weight of exploration, in standard deviations of round results. */
    private static final double DARING = 0.2;
    /** Maximum number of moves to consider below the first move. */
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
     * Creates a search.
     *
     * @param moves moves of the seat; a null element means to stay silent
     * @param worlds creates a determinization of the round
     * @param match whether to count the match result if the match ends with the round
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

    /** Draws a seed from the given luck. */
    static long seed(Luck luck) {
        return (long) luck.below(Integer.MAX_VALUE) << 31 | luck.below(Integer.MAX_VALUE);
    }

    RunningMean tally(int move) {
        return tallies[move];
    }

    /** Creates one determinization and runs a playout from each of the given first moves. Returns the results. */
    double[] deal(int[] moves, int size) {
        double[] rewards = new double[size];
        Round world = worlds.apply(chance);
        long same = seed(new Luck(chance));
        for (int i = 0; i < size; i++) {
            Round round = i == size - 1 ? world : world.copy(CardSource.of(chance));
            // Each first move gets the same random numbers, so that players with the same legal moves make the same
            // choices.
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

    /** Descends the tree until it reaches a move that has not been tried. */
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

    /** Returns the next move if the given seat stays silent. */
    private Move exceptFor(Round round, int silent) {
        return next(round, round.movers() & ~(1 << silent));
    }

    /** Returns the next move of a seat in the bit mask {@code movers}. */
    private Move next(Round round, int movers) {
        int turn = round.table().turn();
        Move move = aside(round, movers, turn);
        if (move == null && turn >= 0 && (movers >> turn & 1) != 0) {
            move = greedy.choose(round.view(turn), luck);
        }
        return move != null ? move : round.moves().get(0);
    }

    /** Returns a move of a seat that moves out of turn, or null if all such seats stay silent. */
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
            throw new IllegalStateException("a legal move is refused: " + move + ": " + refused.code());
        }
    }
}
