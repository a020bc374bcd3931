package dev.oya.bots;

import dev.oya.cards.CardSet;

/** How a seat stands by what it has captured, and would stand with other cards. Immutable, made for one choice. */
final class CaptureStanding {
    private final YakuGoals goals;
    private final CardSet pile;
    private final CardSet lost;
    private final int made;
    private final double[] promises;
    private final double worth;

    /** @param lost cards that can no longer come to the pile */
    CaptureStanding(YakuGoals goals, CardSet pile, CardSet lost) {
        this.goals = goals;
        this.pile = pile;
        this.lost = lost;
        this.made = goals.made(pile);
        this.promises = goals.promises(pile, lost);
        this.worth = goals.worth(made, pile, lost, CardSet.NONE, promises);
    }

    /** What the pile is worth by the rules, in points from each of the others. */
    int made() {
        return made;
    }

    /** What it is worth by the rules, and what it promises. */
    double worth() {
        return worth;
    }

    /** What it would be worth by the rules with further cards. */
    int madeWith(CardSet cards) {
        return goals.made(pile.plus(cards));
    }

    /** What it would be worth and promise with further cards. */
    double worthWith(CardSet cards) {
        CardSet more = pile.plus(cards);
        return goals.worth(goals.made(more), more, lost, cards, promises);
    }

    /** What it would be worth and promise if these cards too could no longer come to it. */
    double worthWithout(CardSet cards) {
        return goals.worth(made, pile, lost.plus(cards), cards, promises);
    }
}
