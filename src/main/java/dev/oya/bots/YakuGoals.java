package dev.oya.bots;

import dev.oya.cards.CardSet;
import dev.oya.pack.Pack;
import dev.oya.pack.YakuEntry;
import dev.oya.play.Rules;
import dev.oya.vocabulary.RuleSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The current and potential value of captured cards, derived from the combinations of the pack. Immutable. */
final class YakuGoals {
    /** All goals from this number on share the last bit. */
    private static final int LAST = 63;

    private final Rules rules;
    private final Goal[] goals;
    /** Bit mask of the goals to which each card contributes. */
    private final long[] mattering = new long[CardSet.MOST];

    YakuGoals(Rules rules) {
        this.rules = rules;
        RuleSettings settings = rules.settings();
        Pack pack = settings.pack();
        List<Goal> all = new ArrayList<>();
        for (YakuEntry entry : pack.yaku().values()) {
            boolean captured = !pack.groups().get(entry.group()).of().equals("hand");
            boolean played = entry.isPlayed(settings.options());
            if (captured && played && entry.worth() != null && entry.points() == null) {
                all.add(new Goal(entry, settings.points(entry.worth())));
            }
        }
        goals = all.toArray(Goal[]::new);
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

    /** The value of a seat's captured cards, alone and with further cards. Immutable. Create one instance for each choice. */
    final class SeatGoals {
        private final CardSet pile;
        private final CardSet lost;
        private final int made;
        private final double[] promises;
        private final double worth;

        /**
         * Computes the value of a pile.
         *
         * @param lost cards that the seat can no longer capture
         */
        SeatGoals(CardSet pile, CardSet lost) {
            this.pile = pile;
            this.lost = lost;
            this.made = rules.taken(pile).worth();
            this.promises = new double[goals.length];
            for (int goal = 0; goal < goals.length; goal++) {
                promises[goal] = goals[goal].promise(pile, lost);
            }
            this.worth = worth(made, pile, lost, CardSet.NONE);
        }

        /** Returns the points that the seat gets for the pile from each opponent under the rules. */
        int made() {
            return made;
        }

        /** Returns the value of the pile, including its potential. */
        double worth() {
            return worth;
        }

        /** Returns the points that the pile and the given cards are worth, without potential. */
        int madeWith(CardSet cards) {
            return rules.taken(pile.plus(cards)).worth();
        }

        /** Returns the value of the pile and the given cards, including their potential. */
        double worthWith(CardSet cards) {
            return worth(madeWith(cards), pile.plus(cards), lost, cards);
        }

        /** Returns the value of the pile, including its potential, if the given cards can no longer be captured. */
        double worthWithout(CardSet cards) {
            return worth(made, pile, lost.plus(cards), cards);
        }

        /**
         * Returns the given points plus the potential of the cards. Recomputes only the goals to which the changed cards
         * contribute.
         */
        private double worth(int byRules, CardSet cards, CardSet gone, CardSet changed) {
            long anew = 0;
            for (int card = changed.first(); card >= 0; card = changed.next(card)) {
                anew |= mattering[card];
            }
            double sum = byRules;
            for (int goal = 0; goal < goals.length; goal++) {
                sum += (anew & bit(goal)) == 0 ? promises[goal] : goals[goal].promise(cards, gone);
            }
            return sum;
        }
    }

    /** A combination that a seat may complete by capturing cards. Immutable. */
    private static final class Goal {
        /** Discount factors for required cards, indexed by the number of missing cards. */
        private static final double[] NEEDED = powers(0.30);
        /** Discount factors if any cards of a kind count, indexed by the number of missing cards. */
        private static final double[] COUNTED = powers(0.55);

        private final CardSet needs;
        private final CardSet lacks;
        private final YakuEntry.Count[] counts;
        private final int points;

        Goal(YakuEntry entry, int points) {
            this.needs = entry.needs() == null ? CardSet.NONE : entry.needs().set();
            this.lacks = entry.lacks() == null ? CardSet.NONE : entry.lacks().set();
            this.counts = entry.counts().toArray(YakuEntry.Count[]::new);
            this.points = points;
        }

        private static double[] powers(double nearness) {
            return IntStream.rangeClosed(0, CardSet.MOST)
                    .mapToDouble(missing -> Math.pow(nearness, missing))
                    .toArray();
        }

        /** Returns every card that contributes to the combination. */
        CardSet cards() {
            CardSet cards = needs.plus(lacks);
            for (YakuEntry.Count count : counts) {
                cards = cards.plus(count.of().set());
            }
            return cards;
        }

        /**
         * Returns the potential of captured cards, in points. Returns 0 if the combination is complete, because its points are
         * then counted under the rules.
         *
         * @param lost cards that can no longer be captured
         */
        double promise(CardSet pile, CardSet lost) {
            if (pile.meets(lacks) || lost.meets(needs)) {
                return 0;
            }
            double nearness = NEEDED[needs.size() - needs.sizeWith(pile)];
            for (YakuEntry.Count count : counts) {
                CardSet of = count.of().set();
                int held = pile.sizeWith(of);
                int missing = Math.max(0, count.range().least() - held);
                boolean within = held <= count.range().most()
                        && of.minus(pile).minus(lost).size() >= missing;
                if (!within) {
                    return 0;
                }
                nearness *= COUNTED[missing];
            }
            return nearness == 1 ? 0 : nearness * points;
        }
    }
}
