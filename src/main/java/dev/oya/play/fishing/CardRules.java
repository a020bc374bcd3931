package dev.oya.play.fishing;

import dev.oya.cards.Card;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.RuleFault;
import dev.oya.play.table.RuleQuestions;
import dev.oya.play.table.Verdict;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.CardUse;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Pips;
import dev.oya.vocabulary.Playing;
import dev.oya.vocabulary.RuleSettings;
import dev.oya.vocabulary.Taking;

/**
 * The rules about one card: its numbers, its uses, its maximum group sizes and the refusals of its captures.
 *
 * @param onTable number of the card on the table, in pips
 * @param fromHand number of the card when it is played, in pips
 * @param ways bit mask of the uses that the rules allow
 * @param most maximum group size of each use, or 0 for no limit
 * @param refusals the refusals of the card's captures
 * @param counts bit mask of the numbers by which the card may capture
 * @param next the rules of the card with its next number, or null if this is its last number
 */
record CardRules(int onTable, int fromHand, int ways, int[] most, Refusals refusals, long counts, CardRules next) {
    /**
     * The refusals of captures.
     *
     * @param against refusal of each capture by its number ({@link Taking#number}), or null if the capture is allowed
     * @param all whether the card must take everything it can
     * @param free whether the card's captures have no other restriction
     * @param counting whether a refusal depends on how many equal cards are on the table or taken
     */
    record Refusals(Verdict.Refused[] against, boolean all, boolean free, boolean counting) {}

    private static final int SUMS = 1 << CardUse.GROUPS.ordinal()
            | 1 << CardUse.ONE_GROUP.ordinal()
            | 1 << CardUse.ONE_CARD.ordinal()
            | 1 << CardUse.TABLE.ordinal();
    /** Uses that depend on the number by which the card captures and that claim no twins. */
    private static final int BY_NUMBER = SUMS & ~(1 << CardUse.TABLE.ordinal())
            | 1 << CardUse.RUN.ordinal()
            | 1 << CardUse.PART_RUN.ordinal()
            | 1 << CardUse.BUILDS.ordinal();

    boolean may(CardUse how) {
        return (ways >>> how.ordinal() & 1) != 0;
    }

    /** Returns whether the card may take free cards in any way. */
    boolean mayTakeFree() {
        return (ways & SUMS) != 0;
    }

    /** Returns whether a capture may continue with cards of the following numbers. */
    boolean runs() {
        return may(CardUse.RUN) || may(CardUse.PART_RUN);
    }

    /**
     * Returns the free cards of a move that belong to its run. They are the free cards with a higher value than the played
     * card.
     */
    long run(SumGroups groups, long free, Fishing fishing) {
        return runs() && fishing.value() == 0 ? groups.above(free, fromHand) : 0;
    }

    /** Returns whether the card must take everything it can, and its captures have no other restriction. */
    boolean takesAll() {
        return refusals.all && refusals.free && counts == 1L << fromHand;
    }

    /** Returns whether the card can capture a build of this value. */
    boolean counts(int value) {
        return value >= 0 && value < SumGroups.MOST && (counts >>> value & 1) != 0;
    }

    /** Returns the rules of a card that also captures by the given numbers. With these, it captures only by number. */
    private CardRules also(int[] numbers) {
        long all = counts;
        for (int number : numbers) {
            all |= 1L << number;
        }
        CardRules others = null;
        for (int number : numbers) {
            others = new CardRules(onTable, number, ways & BY_NUMBER, most, refusals, all, others);
        }
        return new CardRules(onTable, fromHand, ways, most, refusals, all, others);
    }

    int most(CardUse how) {
        return most[how.ordinal()];
    }

    /**
     * Returns the larger of the maximum group sizes of two uses, or 0 for no limit. Ignores a use that the rules do not allow.
     */
    int most(CardUse one, CardUse other) {
        return !may(other)
                ? most(one)
                : !may(one)
                        ? most(other)
                        : most(one) == 0 ? 0 : most(other) == 0 ? 0 : Math.max(most(one), most(other));
    }

    /** Evaluates the rules about the given card. */
    static CardRules ask(RuleQuestions rules, FishingRules fishing, Card card) {
        RuleSettings settings = rules.settings();
        Answer pips = rules.ask(new Pips(settings, card));
        Conclusion.OnTable onTable = pips.first(Conclusion.OnTable.class);
        Conclusion.FromHand fromHand = pips.first(Conclusion.FromHand.class);
        if (onTable == null || fromHand == null) {
            throw RuleFault.of(rules, null, rules.settings().phases().get(0), "no-pips", card.code());
        }
        counts(rules, card, onTable.pips(), pips.rule(Conclusion.OnTable.class));
        counts(rules, card, fromHand.pips(), pips.rule(Conclusion.FromHand.class));
        int ways = 0;
        int[] most = new int[CardUse.values().length];
        Playing playing = new Playing(settings, card, onTable.pips(), fromHand.pips());
        for (Conclusion.MayUse way : rules.ask(playing).all(Conclusion.MayUse.class)) {
            CardUse how = CardUse.named(way.how());
            ways |= 1 << how.ordinal();
            most[how.ordinal()] = way.most();
        }
        Verdict.Refused[] against = new Verdict.Refused[Taking.NUMBERS];
        boolean all = true;
        boolean free = true;
        boolean counting = false;
        for (int number = 0; number < against.length; number++) {
            Taking taking = new Taking(settings, card, number, 0, 0);
            if (!taking.isLeaving() || !taking.isSweeping()) {
                Answer answer = rules.ask(taking);
                counting |= !answer.looks().isEmpty();
                against[number] = fishing.refused(answer).orElse(null);
                all &= !taking.isLeaving() || against[number] != null;
                free &= taking.isLeaving() || against[number] == null;
            }
        }
        CardRules one = new CardRules(
                onTable.pips(),
                fromHand.pips(),
                ways,
                most,
                new Refusals(against, all && !counting, free, counting),
                1L << fromHand.pips(),
                null);
        int[] others = pips.all(Conclusion.AlsoTakes.class).stream()
                .mapToInt(Conclusion.AlsoTakes::pips)
                .filter(number -> number != fromHand.pips())
                .distinct()
                .sorted()
                .toArray();
        for (int number : others) {
            counts(rules, card, number, pips.rule(Conclusion.AlsoTakes.class));
        }
        return one.also(others);
    }

    private static void counts(RuleQuestions rules, Card card, int pips, String rule) {
        if (pips < 1 || pips >= SumGroups.MOST) {
            throw RuleFault.of(
                    rules,
                    rule,
                    rules.settings().phases().get(0),
                    "too-many.pips",
                    card.code(),
                    pips,
                    rule,
                    SumGroups.MOST - 1);
        }
    }
}
