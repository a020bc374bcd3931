package dev.oya.bots;

import dev.oya.play.SeatView;
import dev.oya.play.table.Move;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A bot with random but consistent preferences. It ranks moves by their content alone: first the action, then the card, then
 * the captured cards, then the declared combinations. It therefore makes the same choices at two tables with different rules.
 * If a preferred move is illegal at one of the tables, the bot makes the most similar legal move. Of moves that capture the same
 * cards, it makes the one that claims most twins. The preferences change from choice to choice and with the seed. Not
 * thread-safe.
 */
public final class SteadyBot implements Bot {
    /** The bot acts out of turn with a probability of 1 divided by this number. */
    private static final int SELDOM = 8;

    private final Map<String, Integer> chosen = new HashMap<>();
    private Integer taste;

    /** Returns a copy of this bot in its current state. */
    public SteadyBot copy() {
        SteadyBot other = new SteadyBot();
        other.chosen.putAll(chosen);
        other.taste = taste;
        return other;
    }

    @Override
    public Bot afresh() {
        return new SteadyBot();
    }

    @Override
    public Move choose(SeatView view, Luck luck) {
        if (taste == null) {
            taste = luck.below(Integer.MAX_VALUE);
        }
        String moment = view.round() + " " + view.phase();
        long key = mix(mix(taste, moment.hashCode()), chosen.getOrDefault(moment, 0));
        boolean outOfTurn = view.turn() >= 0 && view.turn() != view.seat();
        if (outOfTurn && Math.floorMod(mix(key, view.stock()), SELDOM) != 0) {
            return null;
        }
        chosen.merge(moment, 1, Integer::sum);
        List<Move> moves = liked(view.moves(), key, Move::action);
        moves = liked(moves, key, move -> move instanceof Move.OfCard play ? play.card() : null);
        List<Move> alike = liked(moves, key, SteadyBot::content);
        return Collections.max(alike, Comparator.comparingInt(SteadyBot::claimed));
    }

    /** Returns the number of twins that a move claims. */
    private static int claimed(Move move) {
        return move instanceof Move.BySum play ? play.fishing().claims().size() : 0;
    }

    /** Returns the captured cards, the declared combinations, the answer or the bid of a move, or null if it has none. */
    private static Object content(Move move) {
        if (move instanceof Move.OfCard play) {
            return play.take().low() * 31 + play.take().high();
        }
        if (move instanceof Move.Declaration declaration) {
            return declaration.yaku();
        }
        if (move instanceof Move.YesNo answer) {
            return answer.yes();
        }
        return move instanceof Move.Bid bid ? bid.sum().toString() : null;
    }

    /** Returns the moves with the preferred value of a trait. */
    private static List<Move> liked(List<Move> moves, long key, Function<Move, Object> trait) {
        List<Move> best = new ArrayList<>();
        long most = Long.MIN_VALUE;
        for (Move move : moves) {
            Object value = trait.apply(move);
            long weight = mix(key, value == null ? 0 : value.hashCode());
            if (weight > most) {
                most = weight;
                best.clear();
            }
            if (weight == most) {
                best.add(move);
            }
        }
        return best;
    }

    /** Mixes two numbers (finalizer of SplitMix64). */
    private static long mix(long one, long other) {
        long mixed = (one + other + 1) * 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }
}
