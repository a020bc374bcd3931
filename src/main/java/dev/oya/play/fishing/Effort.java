package dev.oya.play.fishing;

/**
 * The step budget of a search. Realistic tables need a thousandth of the budget. Without a budget, the search at a table with
 * forty free cards would take hours. The budget counts steps and not time, so that equal tables give equal moves. Not
 * thread-safe.
 */
final class Effort {
    /** Budget for all cards of a hand, in steps. The steps take about ten milliseconds. */
    private static final int STEPS = 6_000_000;

    private int left;
    private boolean spent;

    private Effort(int left) {
        this.left = left;
    }

    /**
     * Returns the budget for one card of a hand.
     *
     * @param hand number of cards in the hand
     */
    static Effort ofOne(int hand) {
        return new Effort(STEPS / Math.max(1, hand));
    }

    /** Uses steps. Returns false once the budget is exhausted. */
    boolean spend(long steps) {
        if (spent || steps > left) {
            spent = true;
            return false;
        }
        left -= (int) steps;
        return true;
    }

    /** Returns whether the budget was exhausted, so that the result is incomplete. */
    boolean isSpent() {
        return spent;
    }
}
