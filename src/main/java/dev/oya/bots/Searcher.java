package dev.oya.bots;

import dev.oya.cards.Shuffle;
import dev.oya.play.Chance;
import dev.oya.play.Move;
import dev.oya.play.Round;
import dev.oya.play.SeatView;
import java.util.ArrayList;
import java.util.List;

/**
 * Plays on from the moves of a seat with cards dealt anew to those whom it cannot see: each time the same cards for every
 * move, so that luck does not tell them apart. Below a move it keeps what came of the next ones (information-set tree
 * search of one observer: Cowling, Powley and Whitehouse 2012). Made for one thread.
 */
final class Searcher {
    /** How much what is not known well counts, in standard deviations of what rounds come to. */
    private static final double DARING = 0.5;

    /** So many moves at most are thought about below the first one. */
    private static final int WIDTH = 8;

    private final SeatView view;
    private final GreedyBot greedy;
    private final Shuffle chance;
    private final Luck luck;
    private final Playout playout;
    private final Node[] roots;
    private final Tally[] tallies;
    private final Tally all = new Tally();
    private final List<Node> path = new ArrayList<>();
    private final List<Integer> movers = new ArrayList<>();

    /** @param moves what the seat may do; null among them is to say nothing */
    Searcher(SeatView view, GreedyBot greedy, List<Move> moves, Shuffle chance) {
        // What a view has looked up is not for several threads; a guess looks the same to the seat.
        this.view = view.guess(chance).view(view.seat());
        this.greedy = greedy;
        this.chance = chance;
        this.luck = new Luck(chance);
        this.playout = new Playout(greedy, luck);
        this.roots = moves.stream().map(Node::new).toArray(Node[]::new);
        this.tallies = moves.stream().map(move -> new Tally()).toArray(Tally[]::new);
    }

    /** What came of a move. */
    Tally tally(int move) {
        return tallies[move];
    }

    /** Deals the hidden cards anew, and plays on once from each of these moves. */
    void deal(int[] moves, int size) {
        Round guess = view.guess(chance);
        for (int i = 0; i < size; i++) {
            Round round = i == size - 1 ? guess : guess.copy(Chance.of(chance));
            double reward = play(roots[moves[i]], round);
            tallies[moves[i]].add(reward);
            all.add(reward);
        }
    }

    private double play(Node root, Round round) {
        path.clear();
        movers.clear();
        if (root.move != null) {
            Playout.act(round, root.move);
        } else {
            Playout.act(round, playout.exceptFor(round, view.seat()));
        }
        Node at = root;
        double daring = DARING * all.deviation();
        boolean fresh = root.isNew();
        while (!fresh && !round.isOver()) {
            int turn = round.table().turn();
            int open = round.movers();
            Move aside = playout.aside(round, open, turn);
            if (aside != null) {
                Playout.act(round, aside);
            } else if (turn < 0 || (open >> turn & 1) == 0) {
                Playout.act(round, round.moves().get(0));
            } else {
                List<Move> ranked = Ranking.of(greedy, round.view(turn), luck, WIDTH);
                if (ranked.size() == 1) {
                    Playout.act(round, ranked.get(0));
                    continue;
                }
                at = at.select(ranked, daring);
                fresh = at.isNew();
                path.add(at);
                movers.add(turn);
                Playout.act(round, at.move);
            }
        }
        playout.finish(round);
        double reward = Rewards.of(round.table(), view.seat());
        root.add(reward);
        for (int i = 0; i < path.size(); i++) {
            path.get(i).add(Rewards.of(round.table(), movers.get(i)));
        }
        return reward;
    }
}
