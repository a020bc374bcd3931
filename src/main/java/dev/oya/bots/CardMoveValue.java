package dev.oya.bots;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.play.Rules;
import dev.oya.play.SeatView;
import dev.oya.play.table.Move;

/** A heuristic value of month-matching moves for one seat, in points. Create one instance for each choice. */
final class CardMoveValue {
    /**
     * Minimum ratio of own potential times hand size to opponents' value at which playing on is promising. Tuned by simulation.
     */
    private static final double FAR = 3;
    /** Discount for a card that can also be captured later because no opponent can take it. Tuned by simulation. */
    private static final double WAITS = 0.8;
    /** Weight of the later capture of a laid-out card by another card of the hand. Tuned by simulation. */
    private static final double AGAIN = 0.5;
    /** Number of stock cards that are treated as part of each opponent's hand. Tuned by simulation. */
    private static final double TURNED = 3;

    private final SeatView view;
    private final Deck deck;
    private final YakuGoals goals;
    /** Points for single cards, sweeps and tallies, or null if the rules award no such points. */
    private final CardWorth worths;

    private final boolean pile;
    private final boolean later;
    private final YakuGoals.SeatGoals own;
    /** Goals of the opponents who have cards in hand. */
    private final YakuGoals.SeatGoals[] rivals;

    private final CardSet unseen;
    /** Approximate probability that a given unseen card is in an opponent's hand. */
    private final double each;

    /**
     * Prepares the evaluation of the moves of one choice.
     *
     * @param worths points for cards, sweeps and tallies, or null if the rules award no such points
     * @param later whether to count captures that are possible later
     */
    CardMoveValue(SeatView view, Rules rules, CardSet all, YakuGoals goals, CardWorth worths, boolean later) {
        this.view = view;
        this.deck = rules.settings().pack().deck();
        this.pile = rules.settings().pack().phases().pile();
        this.goals = goals;
        this.worths = worths;
        this.later = later;
        CardSet visible = view.hand().plus(view.field());
        int cards = 0;
        int playing = 0;
        for (int seat = 0; seat < view.size(); seat++) {
            visible = visible.plus(view.pile(seat));
            if (isRival(seat)) {
                cards += view.handSize(seat);
                playing++;
            }
        }
        unseen = all.minus(visible);
        double near = later ? cards + TURNED * playing : cards;
        each = Math.min(1, near / Math.max(1, unseen.size()));
        own = goals(view.seat());
        rivals = new YakuGoals.SeatGoals[playing];
        for (int seat = view.size() - 1; playing > 0; seat--) {
            if (isRival(seat)) {
                rivals[--playing] = goals(seat);
            }
        }
    }

    private boolean isRival(int seat) {
        return !view.isPartner(seat) && view.handSize(seat) > 0;
    }

    /** Returns the goals of the given seat, which can no longer capture the cards of other sides. */
    private YakuGoals.SeatGoals goals(int seat) {
        CardSet lost = CardSet.NONE;
        for (int other = 0; other < view.size(); other++) {
            if (!view.together(other, seat)) {
                lost = lost.plus(view.pile(other));
            }
        }
        return goals.new SeatGoals(view.pile(seat), lost);
    }

    /**
     * Returns whether playing on looks better than ending the play. This is true if the seat has cards left in its hand, no
     * opponent has made a combination, and the potential of the seat's cards is much higher than that of the opponents.
     */
    boolean promising() {
        if (view.hand().isEmpty()) {
            return false;
        }
        double others = 0;
        for (int seat = 0; seat < view.size(); seat++) {
            if (!view.isPartner(seat)) {
                YakuGoals.SeatGoals other = goals(seat);
                if (other.made() > 0) {
                    return false;
                }
                others = Math.max(others, other.worth());
            }
        }
        double promise = own.worth() - own.made();
        for (int card = view.hand().first(); card >= 0; card = view.hand().next(card)) {
            promise += reach(card);
        }
        return promise * view.hand().size() >= FAR * others;
    }

    /** Returns the most points that a card of the hand can add by capturing one card on the field. */
    private double reach(int card) {
        CardSet field = view.field().and(deck.sameGroup(card));
        double most = 0;
        for (int other = field.first(); other >= 0; other = field.next(other)) {
            most = Math.max(most, own.madeWith(CardSet.of(card).with(other)) - own.made());
        }
        return most;
    }

    /** Returns the value of a move: captured points plus points denied to opponents, minus the value of cards left for them. */
    double of(Move.ByMonth move) {
        if (move.take().isEmpty()) {
            double danger = danger(move.card());
            double lost = danger == 0 ? 0 : -danger * prize(move.card());
            return later ? lost + AGAIN * (1 - danger) * followUp(move.card()) : lost;
        }
        CardSet captured = move.take().with(move.card());
        double gain = gain(captured) + denied(captured) + scored(captured, move);
        boolean waits = later && view.hand().contains(move.card());
        return waits ? gain * (1 - WAITS * (1 - danger(move.take().first()))) : gain;
    }

    private double gain(CardSet captured) {
        return Math.max(1, rivals.length) * (own.worthWith(captured) - own.worth()) + deck.points(captured);
    }

    /** Returns the points for the captured cards and for the tallies that the move changes. */
    private double scored(CardSet captured, Move.ByMonth move) {
        if (worths == null) {
            return 0;
        }
        double points = worths.of(captured);
        return worths.countsTallies() ? points + worths.tallies(view.counts(move)) : points;
    }

    /** Returns the highest gain from capturing the given card later with another card of the hand. */
    private double followUp(int card) {
        double most = 0;
        CardSet others = view.hand().and(deck.sameGroup(card)).without(card);
        for (int other = others.first(); other >= 0; other = others.next(other)) {
            most = Math.max(most, gain(CardSet.of(card).with(other)));
        }
        return most;
    }

    /** Returns the approximate probability that an opponent has a card that captures the given card. */
    private double danger(int card) {
        return 1 - Math.pow(1 - each, unseen.sizeWith(deck.sameGroup(card)));
    }

    /** Returns the value that the opponents lose if they cannot capture the given cards. */
    private double denied(CardSet cards) {
        double denied = 0;
        for (YakuGoals.SeatGoals rival : rivals) {
            denied += rival.worth() - rival.worthWithout(cards);
        }
        return denied;
    }

    /** Returns the highest value that a card has for any opponent. */
    private double prize(int card) {
        double prize = 0;
        for (YakuGoals.SeatGoals rival : rivals) {
            prize = Math.max(prize, rival.worthWith(CardSet.of(card)) - rival.worth());
        }
        if (worths != null) {
            prize += worths.of(pile ? view.field().with(card) : CardSet.of(card));
        }
        return prize + deck.points(card);
    }
}
