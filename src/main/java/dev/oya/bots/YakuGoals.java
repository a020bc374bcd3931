package dev.oya.bots;

import dev.oya.cards.CardSet;
import dev.oya.pack.Pack;
import dev.oya.pack.YakuEntry;
import dev.oya.play.Rules;
import dev.oya.vocabulary.Settings;
import java.util.ArrayList;
import java.util.List;

/** What captured cards are worth and may come to be worth, by the combinations of the pack. Immutable. */
final class YakuGoals {
    /** The goals from here on share the last bit. */
    private static final int LAST = 63;

    private final Rules rules;
    private final YakuGoal[] goals;
    /** To which goals each card matters, as bits. */
    private final long[] mattering = new long[CardSet.MOST];

    YakuGoals(Rules rules) {
        this.rules = rules;
        Settings settings = rules.settings();
        Pack pack = settings.pack();
        List<YakuGoal> all = new ArrayList<>();
        for (YakuEntry entry : pack.yaku().values()) {
            boolean captured = !pack.groups().get(entry.group()).of().equals("hand");
            boolean played = entry.isPlayed(settings.options());
            if (captured && played && entry.worth() != null && entry.points() == null) {
                all.add(new YakuGoal(entry, settings.points(entry.worth())));
            }
        }
        goals = all.toArray(YakuGoal[]::new);
        for (int goal = 0; goal < goals.length; goal++) {
            CardSet cards = goals[goal].cards();
            for (int card = cards.first(); card >= 0; card = cards.next(card)) {
                mattering[card] |= bit(goal);
            }
        }
    }

    private static long bit(int goal) {
        return 1L << Math.min(goal, LAST);
    }

    /** What a pile is worth by the rules, in points from each of the others. */
    int made(CardSet pile) {
        return rules.taken(pile).worth();
    }

    /** What a pile promises towards each goal. */
    double[] promises(CardSet pile, CardSet lost) {
        double[] promises = new double[goals.length];
        for (int goal = 0; goal < goals.length; goal++) {
            promises[goal] = goals[goal].promise(pile, lost);
        }
        return promises;
    }

    /**
     * What a pile is worth by the rules, and what it promises.
     *
     * @param made what it is worth by the rules
     * @param changed cards in which the piles differ from those of which the promises are known
     * @param known these promises
     * @return points from each of the others
     */
    double worth(int made, CardSet pile, CardSet lost, CardSet changed, double[] known) {
        long anew = 0;
        for (int card = changed.first(); card >= 0; card = changed.next(card)) {
            anew |= mattering[card];
        }
        double worth = made;
        for (int goal = 0; goal < known.length; goal++) {
            worth += (anew & bit(goal)) == 0 ? known[goal] : goals[goal].promise(pile, lost);
        }
        return worth;
    }
}
