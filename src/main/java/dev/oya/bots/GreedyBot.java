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
 * A bot that makes the best-looking move without looking ahead. It declares every combination. It captures the cards with the
 * highest value for itself or its opponents, and lays out the cards that help opponents least. It takes an action if the pack's
 * advice for the action applies. It ends the play earlier than advised if playing on is not promising.
 */
final class GreedyBot implements Bot {
    private final Rules rules;
    private final Deck deck;
    private final CardSet all;
    private final Map<String, Phases.Action> actions;
    private final YakuGoals goals;
    private final boolean later;
    /** Points for cards, sweeps and tallies, or null if the game has neither these nor captures by sum. */
    private final CardWorth worths;

    GreedyBot(Rules rules) {
        this(rules, false);
    }

    /**
     * Creates a bot for one rule set.
     *
     * @param later whether to count captures that are possible later, in games that match by month
     */
    GreedyBot(Rules rules, boolean later) {
        this.rules = rules;
        this.deck = rules.settings().pack().deck();
        this.all = deck.parse("all");
        this.actions = rules.settings().pack().phases().actions();
        this.goals = new YakuGoals(rules);
        this.later = later;
        boolean fishes =
                actions.values().stream().anyMatch(action -> action.cardMove().act() != null);
        CardWorth known = new CardWorth(rules, fishes);
        this.worths = fishes || known.bringsPoints() ? known : null;
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
            if (!(move instanceof Move.OfCard || move instanceof Move.YesNo) && isAdvised(move, view)) {
                return move;
            }
        }
        Move best = choices.cards().isEmpty() ? bestCard(view, luck) : bestPlay(view, luck);
        return best == null ? leastBad(view) : best;
    }

    /** Returns the declaration of the most combinations, or null if no declaration is legal. */
    private static Move mostNamed(List<Move> moves) {
        Move most = null;
        int named = 0;
        for (int i = 0; i < moves.size(); i++) {
            int here =
                    moves.get(i) instanceof Move.Declaration some ? some.yaku().size() : 0;
            if (here > named) {
                named = here;
                most = moves.get(i);
            }
        }
        return most;
    }

    /** The best move found so far. Ties are broken at random. */
    private static final class Best {
        private final Luck luck;
        private double most = Double.NEGATIVE_INFINITY;
        private int equals;

        Best(Luck luck) {
            this.luck = luck;
        }

        /** Records the value of a move. Returns whether this move replaces the best one. */
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

    /** Returns the best card move in a game that matches by month, or null if there is no card move. */
    private Move bestCard(SeatView view, Luck luck) {
        CardMoveValue outlook = null;
        Best best = new Best(luck);
        Move chosen = null;
        for (Move move : view.choices().plain()) {
            if (actions.get(move.action()).cardMove().kept()) {
                return move;
            }
            if (move instanceof Move.ByMonth play) {
                outlook = outlook == null ? outlook(view) : outlook;
                chosen = best.yieldsTo(outlook.of(play)) ? move : chosen;
            }
        }
        return chosen;
    }

    /** Returns the points for cards, sweeps and tallies, or null if the game has neither these nor captures by sum. */
    CardWorth worths() {
        return worths;
    }

    /** Returns an evaluator of moves that match by month. */
    CardMoveValue outlook(SeatView view) {
        return new CardMoveValue(view, rules, all, goals, worths, later);
    }

    /** Returns an evaluator of moves that capture by sum. */
    Prospects prospects(SeatView view) {
        return new Prospects(view, deck, all, rules.fishing(), worths);
    }

    /** Returns the best move that captures by sum, or null if there is none. */
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

    /** Answers a yes-or-no question as the pack advises. Otherwise prefers a silent action, then an action without advice. */
    private Move leastBad(SeatView view) {
        List<Move> moves = view.choices().plain();
        for (Move move : moves) {
            if (move instanceof Move.YesNo answer && answer.yes() == isAdvised(move, view)) {
                return move;
            }
        }
        for (Move move : moves) {
            if (actions.get(move.action()).fields().silent()) {
                return move;
            }
        }
        return moves.stream()
                .filter(move -> actions.get(move.action()).hints().eager() == null)
                .findFirst()
                .orElse(moves.get(0));
    }

    private boolean isAdvised(Move move, SeatView view) {
        Phases.Action action = actions.get(move.action());
        return action.hints().eager() != null
                && (promise(view) >= action.hints().eager()
                        || action.hints().ends() && !outlook(view).promising());
    }

    /**
     * Returns the points of the seat's captured cards. If the seat has captured none, returns the value of its hand compared
     * with an average hand.
     */
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
