package dev.oya.bots;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.Phases;
import dev.oya.play.Choices;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import dev.oya.play.fishing.CardPlays;
import dev.oya.play.table.Move;
import dev.oya.vocabulary.Answer;
import java.util.List;
import java.util.Map;

/**
 * Takes what looks best now: it declares what it holds, captures what is worth most to it or to others, lays out what
 * others can use least, and says a word where the pack's advice for it is met. A word that ends the play it says earlier
 * too, unless playing on is promising. It looks no move ahead.
 */
final class GreedyBot implements Bot {
    private final Rules rules;
    private final Deck deck;
    private final CardSet all;
    private final Map<String, Phases.Word> words;
    private final YakuGoals goals;
    private final boolean later;
    /** Null where nothing is taken in by its sum. */
    private final CardWorth worths;

    GreedyBot(Rules rules) {
        this(rules, false);
    }

    /** @param later whether it counts also what may be taken later, with cards that are matched by their month */
    GreedyBot(Rules rules, boolean later) {
        this.rules = rules;
        this.deck = rules.settings().pack().deck();
        this.all = deck.parse("all");
        this.words = rules.settings().pack().phases().words();
        this.goals = new YakuGoals(rules);
        this.later = later;
        boolean fishes = words.values().stream().anyMatch(word -> word.act() != null);
        this.worths = fishes ? new CardWorth(rules) : null;
    }

    @Override
    public Move choose(SeatView view, Luck luck) {
        Choices choices = view.choices();
        List<Move> plain = choices.plain();
        Move most = mostNamed(plain);
        if (most != null) {
            return most;
        }
        if (view.turn() >= 0 && view.turn() != view.seat()) {
            return null;
        }
        if (plain.size() == 1 && choices.cards().isEmpty()) {
            return plain.get(0);
        }
        for (int i = 0; i < plain.size(); i++) {
            Move move = plain.get(i);
            if (move.card() == Move.NO_CARD && move.choice() == null && isAdvised(move, view)) {
                return move;
            }
        }
        Move best = choices.cards().isEmpty() ? bestCard(view, luck) : bestPlay(view, luck);
        return best == null ? leastBad(view) : best;
    }

    /** The move that names most combinations, or null. */
    private static Move mostNamed(List<Move> moves) {
        Move most = null;
        int named = 0;
        for (int i = 0; i < moves.size(); i++) {
            int here = moves.get(i).yaku().size();
            if (here > named) {
                named = here;
                most = moves.get(i);
            }
        }
        return most;
    }

    /** The best seen so far; of equals each as likely as the others. */
    private static final class Best {
        private final Luck luck;
        private double most = Double.NEGATIVE_INFINITY;
        private int equals;

        Best(Luck luck) {
            this.luck = luck;
        }

        /** Whether this one takes its place. */
        boolean yieldsTo(double value) {
            if (value == most) {
                return luck.below(++equals) == 0;
            }
            boolean better = value > most;
            most = better ? value : most;
            equals = better ? 1 : equals;
            return better;
        }
    }

    /** The best move with a card that is matched by its month; null where none is open. */
    private Move bestCard(SeatView view, Luck luck) {
        CardMoveValue outlook = null;
        Best best = new Best(luck);
        Move chosen = null;
        for (Move move : view.choices().plain()) {
            if (words.get(move.word()).kept()) {
                return move;
            }
            if (move.card() != Move.NO_CARD) {
                outlook = outlook == null ? outlook(view) : outlook;
                chosen = best.yieldsTo(outlook.of(move)) ? move : chosen;
            }
        }
        return chosen;
    }

    /** What captured cards are worth that are taken in by their sum; null where none are. */
    CardWorth worths() {
        return worths;
    }

    /** How good moves look with cards that are matched by their month. */
    CardMoveValue outlook(SeatView view) {
        return new CardMoveValue(view, deck, all, goals, later);
    }

    /** How good moves look with cards that take in others by their sum. */
    Prospects prospects(SeatView view) {
        return new Prospects(view, deck, all, rules.fishing(), worths);
    }

    /** The best move with a card that takes in others by their sum; null where none is open. */
    private Move bestPlay(SeatView view, Luck luck) {
        Prospects prospects = prospects(view);
        Best best = new Best(luck);
        CardPlays chosen = null;
        int number = 0;
        CardSet cards = view.choices().cards();
        for (int card = cards.first(); card >= 0; card = cards.next(card)) {
            CardPlays plays = view.choices().plays(card);
            for (int play = 0; play < plays.size(); play++) {
                if (best.yieldsTo(prospects.of(plays, play))) {
                    chosen = plays;
                    number = play;
                }
            }
        }
        return chosen == null ? null : chosen.move(number);
    }

    /** Yes or no by the pack's advice; of words that nothing speaks for the one that changes least. */
    private Move leastBad(SeatView view) {
        List<Move> moves = view.choices().plain();
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

    private boolean isAdvised(Move move, SeatView view) {
        Phases.Word word = words.get(move.word());
        return word.eager() != null
                && (promise(view) >= word.eager()
                        || word.ends() && !outlook(view).promising());
    }

    /** What the own cards promise: the captured ones where there are any, else those in the hand against an average hand. */
    private double promise(SeatView view) {
        CardSet pile = view.pile(view.seat());
        if (!pile.isEmpty()) {
            return rules.taken(pile, view.round()).worth();
        }
        double average = (double) deck.points(all) / all.size();
        int combinations = rules.hand(view.hand(), view.round()).found().stream()
                .mapToInt(Answer.Found::points)
                .sum();
        return combinations + deck.points(view.hand()) - average * view.hand().size();
    }
}
