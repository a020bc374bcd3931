package dev.oya.play.fishing;

import dev.oya.play.table.Verdict;
import dev.oya.vocabulary.CardUse;

/** The free cards that continue a capture by number: one card of each following number, without a gap. */
record Runs(FishingTurn turn, CardRules uses) {
    /** Number of runs above which only one card of each further number is tried. */
    private static final int MANY = 64;

    /**
     * Returns the sets of cards that may follow a capture. The empty set is included if no card follows or if the run may stop
     * early.
     *
     * @param plays list of moves; it is marked as cut if there are further sets
     */
    LongList all(CardPlays plays) {
        LongList ending = new LongList();
        LongList longest = new LongList();
        longest.add(0);
        boolean part = uses.may(CardUse.PART_RUN);
        for (int number = next(uses.fromHand()); number > 0; number = next(number)) {
            LongList longer = new LongList();
            long cards = turn.spread.groups.ofValue(number) & ~turn.spread.groups.further();
            if (longest.size() > MANY && Long.bitCount(cards) > 1) {
                cards = Long.lowestOneBit(cards);
                plays.cut(true);
            }
            for (int i = 0; i < longest.size(); i++) {
                if (part) {
                    ending.add(longest.get(i));
                }
                for (long rest = cards; rest != 0; rest &= rest - 1) {
                    longer.add(longest.get(i) | Long.lowestOneBit(rest));
                }
            }
            longest = longer;
        }
        for (int i = 0; i < longest.size(); i++) {
            ending.add(longest.get(i));
        }
        return ending;
    }

    /** Returns the next higher number of the game's cards if a free card has this number, and otherwise 0. */
    private int next(int number) {
        int next = turn.rules.following(number);
        return next > 0 && turn.spread.groups.ofValue(next) != 0 ? next : 0;
    }

    /** Returns the reason why these cards cannot follow a capture, or null if they can. */
    Verdict.Refused refusal(long run) {
        long left = run;
        int last = uses.fromHand();
        for (int number = next(last); number > 0 && left != 0; number = next(number)) {
            long here = left & turn.spread.groups.ofValue(number);
            if (Long.bitCount(here) != 1) {
                break;
            }
            left &= ~here;
            last = number;
        }
        if (left != 0) {
            return Verdict.refused("wrong-run", last);
        }
        int more = uses.may(CardUse.RUN) && !uses.may(CardUse.PART_RUN) ? next(last) : 0;
        return more == 0 ? null : Verdict.refused("wrong-run.short", more);
    }
}
