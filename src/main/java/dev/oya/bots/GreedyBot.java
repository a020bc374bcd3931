package dev.oya.bots;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.Phases;
import dev.oya.play.Move;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import dev.oya.vocabulary.Answer;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/**
 * Takes what looks best now: it declares what it holds, captures what is worth most to it or to others, lays out what
 * others can use least, and says a word where the pack's advice for it is met. A word that ends the play it says earlier
 * too, unless playing on is promising. It looks no move ahead.
 */
final class GreedyBot implements Bot {
    private final Rules rules;
    private final Deck deck;
    private final Map<String, Phases.Word> words;
    private final Goals goals;
    /** Null where nothing is taken in by its sum. */
    private final Worths worths;

    GreedyBot(Rules rules) {
        this.rules = rules;
        this.deck = rules.settings().pack().deck();
        this.words = rules.settings().pack().phases().words();
        this.goals = new Goals(rules);
        boolean fishes = words.values().stream().anyMatch(word -> word.act() != null);
        this.worths = fishes ? new Worths(rules) : null;
    }

    @Override
    public Move choose(SeatView view, Luck luck) {
        List<Move> moves = view.moves();
        Move most = moves.stream()
                .filter(move -> !move.yaku().isEmpty())
                .max(Comparator.comparingInt(move -> move.yaku().size()))
                .orElse(null);
        if (most != null) {
            return most;
        }
        if (view.turn() >= 0 && view.turn() != view.seat()) {
            return null;
        }
        if (moves.size() == 1) {
            return moves.get(0);
        }
        Move advised = moves.stream()
                .filter(move -> isPlain(move) && isAdvised(move, view))
                .findFirst()
                .orElse(null);
        if (advised != null) {
            return advised;
        }
        if (moves.stream().anyMatch(move -> move.card() != Move.NO_CARD)) {
            return bestCard(view, luck);
        }
        return leastBad(view);
    }

    private Move bestCard(SeatView view, Luck luck) {
        boolean fishing = !view.choices().cards().isEmpty();
        ToDoubleFunction<Move> outlook =
                fishing ? new Prospects(view, deck, rules.fishing(), worths)::of : new Outlook(view, deck, goals)::of;
        Move best = null;
        double most = 0;
        int equals = 1;
        for (Move move : view.moves()) {
            if (move.card() == Move.NO_CARD) {
                continue;
            }
            double value = outlook.applyAsDouble(move);
            boolean chosen = best == null || value > most;
            if (!chosen && value == most) {
                chosen = luck.below(++equals) == 0;
            } else if (chosen) {
                equals = 1;
            }
            if (chosen) {
                best = move;
                most = value;
            }
        }
        return best;
    }

    /** Yes or no by the pack's advice; of words that nothing speaks for the one that changes least. */
    private Move leastBad(SeatView view) {
        List<Move> moves = view.moves();
        for (Move move : moves) {
            if (move.choice() != null && move.choice() == isAdvised(move, view)) {
                return move;
            }
        }
        for (Move move : moves) {
            if (words.get(move.word()).silent()) {
                return move;
            }
        }
        return moves.stream()
                .filter(move -> words.get(move.word()).eager() == null)
                .findFirst()
                .orElse(moves.get(0));
    }

    private static boolean isPlain(Move move) {
        return move.card() == Move.NO_CARD && move.choice() == null;
    }

    private boolean isAdvised(Move move, SeatView view) {
        Phases.Word word = words.get(move.word());
        return word.eager() != null
                && (promise(view) >= word.eager() || word.ends() && !new Outlook(view, deck, goals).promising());
    }

    /** What the own cards promise: the captured ones where there are any, else those in the hand against an average hand. */
    private double promise(SeatView view) {
        CardSet pile = view.seats().get(view.seat()).pile();
        if (!pile.isEmpty()) {
            return rules.taken(pile, view.round()).worth();
        }
        CardSet all = deck.parse("all");
        double average = (double) deck.points(all) / all.size();
        int combinations = rules.hand(view.hand(), view.round()).found().stream()
                .mapToInt(Answer.Found::points)
                .sum();
        return combinations + deck.points(view.hand()) - average * view.hand().size();
    }
}
