package dev.oya.bots;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.play.SeatView;
import dev.oya.play.table.Move;

/** How good a card move looks from a seat, in points. Made for one choice. */
final class CardMoveValue {
    /** So many times as much must be promised to oneself as to others; found by playing many rounds. */
    private static final double FAR = 3;
    /** So much less counts what may be taken later as well, where nobody else can take it; found likewise. */
    private static final double WAITS = 0.8;
    /** So much counts what a card that is laid out may be taken for with another of the hand; found likewise. */
    private static final double AGAIN = 0.5;
    /** So many cards that will be turned count with the hand of each opponent; found likewise. */
    private static final double TURNED = 3;

    private final SeatView view;
    private final Deck deck;
    private final YakuGoals goals;
    private final boolean later;
    private final YakuGoals.Standing own;
    /** Of the opponents who hold cards. */
    private final YakuGoals.Standing[] rivals;

    private final CardSet unseen;
    /** How likely it is, about, that any card that nobody sees is held by a seat. */
    private final double each;

    /** @param later whether it counts what may be taken later */
    CardMoveValue(SeatView view, Deck deck, CardSet all, YakuGoals goals, boolean later) {
        this.view = view;
        this.deck = deck;
        this.goals = goals;
        this.later = later;
        CardSet seen = view.hand().plus(view.field());
        int cards = 0;
        int playing = 0;
        for (int seat = 0; seat < view.size(); seat++) {
            seen = seen.plus(view.pile(seat));
            if (isRival(seat)) {
                cards += view.handSize(seat);
                playing++;
            }
        }
        unseen = all.minus(seen);
        double near = later ? cards + TURNED * playing : cards;
        each = Math.min(1, near / Math.max(1, unseen.size()));
        own = standing(view.seat());
        rivals = new YakuGoals.Standing[playing];
        for (int seat = view.size() - 1; playing > 0; seat--) {
            if (isRival(seat)) {
                rivals[--playing] = standing(seat);
            }
        }
    }

    private boolean isRival(int seat) {
        return !view.isPartner(seat) && view.handSize(seat) > 0;
    }

    /** Cards in the piles of the other sides can no longer come to a seat. */
    private YakuGoals.Standing standing(int seat) {
        CardSet lost = CardSet.NONE;
        for (int other = 0; other < view.size(); other++) {
            if (!view.together(other, seat)) {
                lost = lost.plus(view.pile(other));
            }
        }
        return goals.new Standing(view.pile(seat), lost);
    }

    /**
     * Whether playing on looks better than ending the play: nobody else has anything yet, and what the own cards promise
     * for every card left in the hand outweighs by far what the others are promised.
     */
    boolean promising() {
        double others = 0;
        for (int seat = 0; seat < view.size(); seat++) {
            if (!view.isPartner(seat)) {
                YakuGoals.Standing other = standing(seat);
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

    /** What a card of the hand would make at best with one that lies on the field now. */
    private double reach(int card) {
        CardSet field = view.field().and(deck.sameGroup(card));
        double most = 0;
        for (int other = field.first(); other >= 0; other = field.next(other)) {
            most = Math.max(most, own.madeWith(CardSet.of(card).with(other)) - own.made());
        }
        return most;
    }

    /** The points that a card move promises: captured, denied to others, less what it lays before them. */
    double of(Move move) {
        if (move.take().isEmpty()) {
            double danger = danger(move.card());
            double lost = danger == 0 ? 0 : -danger * prize(move.card());
            return later ? lost + AGAIN * (1 - danger) * again(move.card()) : lost;
        }
        CardSet captured = move.take().with(move.card());
        double gain = gain(captured) + denied(captured);
        boolean waits = later && view.hand().contains(move.card());
        return waits ? gain * (1 - WAITS * (1 - danger(move.take().first()))) : gain;
    }

    private double gain(CardSet captured) {
        return Math.max(1, rivals.length) * (own.worthWith(captured) - own.worth()) + deck.points(captured);
    }

    /** What a card would bring at best with another of the hand. */
    private double again(int card) {
        double most = 0;
        CardSet others = view.hand().and(deck.sameGroup(card)).without(card);
        for (int other = others.first(); other >= 0; other = others.next(other)) {
            most = Math.max(most, gain(CardSet.of(card).with(other)));
        }
        return most;
    }

    /** How likely it is, about, that another seat holds a card that can take this one. */
    private double danger(int card) {
        return 1 - Math.pow(1 - each, unseen.sizeWith(deck.sameGroup(card)));
    }

    /** What the others may hope for from these cards. */
    private double denied(CardSet cards) {
        double denied = 0;
        for (YakuGoals.Standing rival : rivals) {
            denied += rival.worth() - rival.worthWithout(cards);
        }
        return denied;
    }

    /** What another seat would gain with a card, at best. */
    private double prize(int card) {
        double prize = 0;
        for (YakuGoals.Standing rival : rivals) {
            prize = Math.max(prize, rival.worthWith(CardSet.of(card)) - rival.worth());
        }
        return prize + deck.points(card);
    }
}
