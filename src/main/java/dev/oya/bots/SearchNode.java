package dev.oya.bots;

import dev.oya.play.table.Move;
import java.util.ArrayList;
import java.util.List;

/** A node of the search tree: statistics of a move over all determinizations. Not thread-safe. */
final class SearchNode {
    /** Prior of a move relative to the move ranked above it. */
    private static final double LESS_LIKED = 0.6;

    final Move move;
    private final List<SearchNode> next = new ArrayList<>();
    private int visits;
    /** Number of times that the move was legal when its parent was visited. */
    private int available;
    /** Sum of the results for the seat that made the move. */
    private double sum;

    SearchNode(Move move) {
        this.move = move;
    }

    boolean isNew() {
        return visits == 0;
    }

    void add(double reward) {
        visits++;
        sum += reward;
    }

    private SearchNode child(Move made) {
        for (int i = 0; i < next.size(); i++) {
            if (next.get(i).move.equals(made)) {
                return next.get(i);
            }
        }
        SearchNode child = new SearchNode(made);
        next.add(child);
        return child;
    }

    /**
     * Selects the move to try next by the PUCT rule. The number of times that the move was legal replaces the parent's visits,
     * because the legal moves depend on the hidden cards.
     *
     * @param ranked the legal moves, the preferred one first
     * @param daring weight of exploration, in points
     */
    SearchNode select(List<Move> ranked, double daring) {
        double mean = 0;
        int seen = 0;
        SearchNode[] children = new SearchNode[ranked.size()];
        for (int i = 0; i < children.length; i++) {
            children[i] = child(ranked.get(i));
            children[i].available++;
            mean += children[i].sum;
            seen += children[i].visits;
        }
        mean = seen == 0 ? 0 : mean / seen;
        SearchNode best = null;
        double most = Double.NEGATIVE_INFINITY;
        double liking = 1;
        for (SearchNode child : children) {
            double known = child.visits == 0 ? mean : child.sum / child.visits;
            double value = known + daring * liking * Math.sqrt(child.available) / (1 + child.visits);
            if (value > most) {
                most = value;
                best = child;
            }
            liking *= LESS_LIKED;
        }
        return best;
    }
}
