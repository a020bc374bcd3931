package dev.oya.bots;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.play.Move;
import dev.oya.play.SeatView;
import java.util.List;

/** How good a card move looks from a seat, in points. Made for one choice. */
final class Outlook {
    /** So many times as much must be promised to oneself as to others; found by playing many rounds. */
    private static final double FAR = 3;

    private final SeatView view;
    private final Deck deck;
    private final Goals goals;
    private final CardSet[] piles;
    private final CardSet unseen;
    private final int others;
    private final int hidden;
    private final double worth;

    Outlook(SeatView view, Deck deck, Goals goals) {
        this.view = view;
        this.deck = deck;
        this.goals = goals;
        List<SeatView.Seat> seats = view.seats();
        piles = new CardSet[seats.size()];
        CardSet seen = view.hand().plus(view.field());
        int cards = 0;
        int playing = 0;
        for (int seat = 0; seat < piles.length; seat++) {
            piles[seat] = seats.get(seat).pile();
            seen = seen.plus(piles[seat]);
            if (!view.isPartner(seat) && seats.get(seat).handSize() > 0) {
                cards += seats.get(seat).handSize();
                playing++;
            }
        }
        unseen = deck.parse("all").minus(seen);
        others = Math.max(1, playing);
        hidden = cards;
        worth = goals.worth(piles[view.seat()], lost(view.seat()));
    }

    /** The cards that can no longer come to a seat: those in the piles of the other sides. */
    private CardSet lost(int seat) {
        CardSet lost = CardSet.NONE;
        for (int other = 0; other < piles.length; other++) {
            if (!together(other, seat)) {
                lost = lost.plus(piles[other]);
            }
        }
        return lost;
    }

    private boolean together(int one, int other) {
        return one == other
                || view.sides().stream()
                        .anyMatch(side -> side.size() > 1 && side.contains(one) && side.contains(other));
    }

    /**
     * Whether playing on looks better than ending the play: nobody else has anything yet, and what the own cards promise
     * for every card left in the hand outweighs by far what the others are promised.
     */
    boolean promising() {
        double others = 0;
        for (int seat = 0; seat < piles.length; seat++) {
            if (!view.isPartner(seat)) {
                if (goals.made(piles[seat]) > 0) {
                    return false;
                }
                others = Math.max(others, goals.worth(piles[seat], lost(seat)));
            }
        }
        CardSet own = piles[view.seat()];
        double promise = worth - goals.made(own);
        for (int card = view.hand().first(); card >= 0; card = view.hand().next(card)) {
            promise += reach(own, card);
        }
        return promise * view.hand().size() >= FAR * others;
    }

    /** What a card of the hand would make at best with one that lies on the field now. */
    private double reach(CardSet own, int card) {
        CardSet field = view.field().and(deck.companions(card));
        double most = 0;
        for (int other = field.first(); other >= 0; other = field.next(other)) {
            most = Math.max(most, goals.made(own.with(card).with(other)) - goals.made(own));
        }
        return most;
    }

    /** The points that a card move promises: captured, denied to others, less what it lays before them. */
    double of(Move move) {
        if (move.take().isEmpty()) {
            return -danger(move.card()) * prize(move.card());
        }
        CardSet captured = move.take().with(move.card());
        double now = goals.worth(piles[view.seat()].plus(captured), lost(view.seat()));
        return others * (now - worth) + deck.points(captured) + denied(captured);
    }

    /** How likely it is, about, that another seat holds a card that can take this one. */
    private double danger(int card) {
        int takers = unseen.sizeWith(deck.companions(card));
        double each = (double) hidden / Math.max(1, unseen.size());
        return 1 - Math.pow(1 - Math.min(1, each), takers);
    }

    /** What the others may hope for from these cards. */
    private double denied(CardSet cards) {
        double denied = 0;
        for (int seat = 0; seat < piles.length; seat++) {
            if (!view.isPartner(seat) && view.seats().get(seat).handSize() > 0) {
                CardSet lost = lost(seat);
                denied += goals.worth(piles[seat], lost) - goals.worth(piles[seat], lost.plus(cards));
            }
        }
        return denied;
    }

    /** What another seat would gain with a card, at best. */
    private double prize(int card) {
        double prize = 0;
        for (int seat = 0; seat < piles.length; seat++) {
            if (!view.isPartner(seat) && view.seats().get(seat).handSize() > 0) {
                CardSet lost = lost(seat);
                double gain = goals.worth(piles[seat].with(card), lost) - goals.worth(piles[seat], lost);
                prize = Math.max(prize, gain);
            }
        }
        return prize + deck.points(card);
    }
}
