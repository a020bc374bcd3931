package dev.oya.play.fishing;

/**
 * How much work is left for a search. Ordinary tables need a thousandth of it; without an end a table of forty free cards
 * would be searched for hours. Counted in steps, not in time, so that the same table always gives the same moves. Not
 * thread-safe.
 */
final class Effort {
    /** For all cards of a hand together: some ten milliseconds. */
    private static final int STEPS = 6_000_000;

    private int left;
    private boolean spent;

    private Effort(int left) {
        this.left = left;
    }

    /** For one card of a hand. */
    static Effort ofOne(int hand) {
        return new Effort(STEPS / Math.max(1, hand));
    }

    /** Takes this many steps; false where fewer are left, and from then on. */
    boolean spend(long steps) {
        if (spent || steps > left) {
            spent = true;
            return false;
        }
        left -= (int) steps;
        return true;
    }

    /** Whether the work was more than there was for it, so that something was left out. */
    boolean isSpent() {
        return spent;
    }
}
