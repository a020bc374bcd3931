package dev.oya.bots;

import dev.oya.cards.CardSet;
import dev.oya.pack.Pack;
import dev.oya.pack.YakuEntry;
import dev.oya.play.Rules;
import dev.oya.vocabulary.RuleSettings;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** What captured cards are worth and may come to be worth, by the combinations of the pack. Immutable. */
final class YakuGoals {
    /** The goals from here on share the last bit. */
    private static final int LAST = 63;

    private final Rules rules;
    private final Goal[] goals;
    /** To which goals each card matters, as bits. */
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

    /** How a seat stands by what it has captured, and would stand with other cards. Immutable, made for one choice. */
    final class Standing {
        private final CardSet pile;
        private final CardSet lost;
        private final int made;
        private final double[] promises;
        private final double worth;

        /** @param lost cards that can no longer come to the pile */
        Standing(CardSet pile, CardSet lost) {
            this.pile = pile;
            this.lost = lost;
            this.made = rules.taken(pile).worth();
            this.promises = new double[goals.length];
            for (int goal = 0; goal < goals.length; goal++) {
                promises[goal] = goals[goal].promise(pile, lost);
            }
            this.worth = worth(made, pile, lost, CardSet.NONE);
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
            return rules.taken(pile.plus(cards)).worth();
        }

        /** What it would be worth and promise with further cards. */
        double worthWith(CardSet cards) {
            return worth(madeWith(cards), pile.plus(cards), lost, cards);
        }

        /** What it would be worth and promise if these cards too could no longer come to it. */
        double worthWithout(CardSet cards) {
            return worth(made, pile, lost.plus(cards), cards);
        }

        /** What other cards are worth and promise; only goals to which the changed ones matter are looked at anew. */
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

    /** A combination towards which cards are captured. Immutable. */
    private static final class Goal {
        /** With so many cards still missing a combination is so near: this much further away with each. */
        private static final double[] NEEDED = powers(0.30);
        /** Likewise where any cards of a kind will do. */
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

        /** Every card that matters to it. */
        CardSet cards() {
            CardSet cards = needs.plus(lacks);
            for (YakuEntry.Count count : counts) {
                cards = cards.plus(count.of().set());
            }
            return cards;
        }

        /**
         * What a pile promises, in points; nothing where the combination is complete, which the rules count.
         *
         * @param lost cards that can no longer come to the pile
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
