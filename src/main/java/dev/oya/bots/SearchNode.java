package dev.oya.bots;

import dev.oya.play.table.Move;
import java.util.ArrayList;
import java.util.List;

/**
 * What has come of a move in the rounds that were played on from it, whichever cards were hidden in them. Not thread-safe.
 */
final class SearchNode {
    /** How much a move is liked, as a share of the one ranked above it. */
    private static final double LESS_LIKED = 0.6;

    final Move move;
    private final List<SearchNode> next = new ArrayList<>();
    private int visits;
    /** How often it could have been made where it was to be chosen. */
    private int available;
    /** What came of it for the seat that made it. */
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
     * The move to try next: what did well, was seldom tried, or is liked (the rule of PUCT, where a move counts its own
     * opportunities, since with other hidden cards others are open).
     *
     * @param ranked the open moves, the one that is liked best first
     * @param daring how much what is not known well counts, in points
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
