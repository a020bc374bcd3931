package dev.oya.play.fishing;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.play.table.Build;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import dev.oya.play.table.Verdict;
import dev.oya.vocabulary.CardUse;
import dev.oya.vocabulary.Taking;

/**
 * The possible moves of the seat to move in a game with captures by sum. Later events do not change this snapshot. Thread-safe
 * once published.
 */
public final class FishingTurn {
    private static final Build[] NONE = {};

    final FishingRules rules;
    final Deck deck;
    final int seat;
    final CardSet hand;
    final Build[] builds;
    /** Bit mask of the values of the builds. */
    private final long worths;

    final FreeCards spread;
    /** Bit mask of the legal uses of cards; the bits are the ordinals of {@code Phases.Act}. */
    private int acts = -1;

    private final Table table;
    /** Bit mask of the builds to which the seat is committed; build n is bit n - 1. */
    private final long bound;
    /** Bit mask of the numbers by which cards of the hand may capture. */
    private final long once;

    /** Bit mask of the numbers by which at least two cards of the hand may capture. */
    private final long twice;

    public FishingTurn(FishingRules rules, Deck deck, Table table, int seat) {
        this.rules = rules;
        this.deck = deck;
        this.table = table;
        this.seat = seat;
        this.hand = table.hand(seat);
        this.builds = table.builds().isEmpty() ? NONE : table.builds().toArray(NONE);
        this.spread = new FreeCards(rules, deck, table.field());
        long binding = 0;
        long worth = 0;
        for (Build build : builds) {
            worth |= 1L << build.value();
            binding |= rules.binds(table, build, seat) ? Fishing.bit(build.number()) : 0;
        }
        this.bound = binding;
        this.worths = worth;
        long one = 0;
        long two = 0;
        for (int card = hand.first(); card >= 0; card = hand.next(card)) {
            long counts = rules.uses(card).counts();
            two |= one & counts;
            one |= counts;
        }
        this.once = one;
        this.twice = two;
    }

    /**
     * Limits the moves to the given uses of cards, a bit mask of ordinals. Call this method before the turn is published.
     */
    public void offer(int some) {
        acts = some;
    }

    /** Returns whether the rules allow this use of the card and an action that makes this use is legal. */
    boolean may(CardRules uses, CardUse how) {
        return uses.may(how) && (acts >>> how.act().ordinal() & 1) != 0;
    }

    /** Returns whether the hand still has a card that captures by the given number after a card has been played. */
    boolean keeps(int value, CardRules played) {
        if (value < 0 || value >= SumGroups.MOST) {
            return false;
        }
        return ((played.counts(value) ? twice : once) >>> value & 1) != 0;
    }

    /** Returns a bit mask of the builds with the given value; build n is bit n - 1. */
    long worth(int value) {
        if ((worths >>> value & 1) == 0) {
            return 0;
        }
        long some = 0;
        for (Build build : builds) {
            some |= build.value() == value ? Fishing.bit(build.number()) : 0;
        }
        return some;
    }

    /** Returns the build with the given number, or null if there is none. */
    Build build(int number) {
        for (Build build : builds) {
            if (build.number() == number) {
                return build;
            }
        }
        return null;
    }

    /** Returns the build that a move adds to, raises or lowers. */
    Build changed(Fishing fishing) {
        for (Build build : builds) {
            if ((fishing.builds() & Fishing.bit(build.number())) != 0 && build.value() != fishing.value()) {
                return build;
            }
        }
        return build(fishing.build());
    }

    /** Returns whether the given card can capture anything. */
    boolean takes(int card, CardRules uses) {
        return uses.takesAll() ? leaves(uses, 0, 0) : new PlayFinder(this, card).takes();
    }

    /** Returns whether a capture leaves cards or builds that the card could also take. */
    boolean leaves(CardRules uses, long free, long taken) {
        SumGroups groups = spread.groups;
        long rest = groups.all() & ~free;
        int value = uses.fromHand();
        return uses.may(CardUse.GROUPS) && groups.any(rest, value, uses.most(CardUse.GROUPS))
                || uses.may(CardUse.BUILDS) && (worth(value) & ~taken) != 0
                || uses.may(CardUse.ONE_GROUP) && groups.any(rest, value, uses.most(CardUse.ONE_GROUP))
                || uses.may(CardUse.ONE_CARD) && groups.any(rest, value, 1)
                || uses.may(CardUse.TABLE) && (rest != 0 || (everyBuild() & ~taken) != 0);
    }

    /** Returns a bit mask of all builds on the table; build n is bit n - 1. */
    long everyBuild() {
        long all = 0;
        for (Build build : builds) {
            all |= Fishing.bit(build.number());
        }
        return all;
    }

    /**
     * Returns the refusal of a capture, or null if the capture is allowed.
     *
     * @param free free cards that the capture takes, without the run
     * @param run free cards of the run
     * @param taken bit mask of the builds that the capture takes
     */
    Verdict.Refused taking(int card, CardRules uses, long free, long run, long taken) {
        boolean sweeping = (free | run) == spread.groups.all() && taken == everyBuild();
        boolean single = Long.bitCount(free) == 1 && taken == 0;
        boolean equal = spread.groups.any(spread.groups.all(), uses.fromHand(), 1);
        int number = Taking.number(single, equal, leaves(uses, free, taken), sweeping);
        return uses.refusals().counting()
                ? rules.taking(card, number, equals(uses, spread.groups.all()), equals(uses, free))
                : uses.refusals().against()[number];
    }

    /** Returns how many of the free cards have the number of the played card. */
    private int equals(CardRules uses, long free) {
        int equals = 0;
        for (long rest = free; rest != 0; rest &= rest - 1) {
            equals += spread.groups.value(Long.numberOfTrailingZeros(rest)) == uses.fromHand() ? 1 : 0;
        }
        return equals;
    }

    /**
     * Returns the refusal of playing a card that is needed for a build to which the seat is committed, or null if the move is
     * allowed.
     */
    Verdict.Refused lastKey(CardRules uses, long taken, long changed) {
        for (long counts = bound == 0 ? 0 : uses.counts() & ~twice; counts != 0; counts &= counts - 1) {
            for (long rest = bound & worth(Long.numberOfTrailingZeros(counts)); rest != 0; rest &= rest - 1) {
                long build = Long.lowestOneBit(rest);
                Verdict.Refused refused = rules.lastKey((taken & build) != 0, (changed & build) != 0);
                if (refused != null) {
                    return refused;
                }
            }
        }
        return null;
    }

    /**
     * Returns the refusal of making or changing a build, or null if the move is allowed.
     *
     * @param joined bit mask of other builds that are combined with the build
     */
    Verdict.Refused building(CardUse how, int worth, CardRules uses, Build build, long joined) {
        long own = build == null ? 0 : Fishing.bit(build.number());
        boolean apart = worth > 0 && worth < SumGroups.MOST && (worth(worth) & ~own & ~joined) != 0;
        return rules.building(how.act(), worth, keeps(worth, uses), apart, table, build, seat);
    }

    /**
     * Returns whether the given build may be combined with a build of the given value that is being made or changed.
     */
    boolean joins(int worth, CardRules uses, Build build) {
        return build.value() == worth && building(CardUse.JOIN, worth, uses, build, worth(worth)) == null;
    }

    /**
     * Returns the refusal of laying out a card, or null if the move is allowed.
     *
     * @param takes whether the card can capture anything
     */
    Verdict.Refused laying(int card, boolean takes) {
        boolean stays = false;
        for (long rest = bound; rest != 0; rest &= rest - 1) {
            stays |= (once >>> build(Long.numberOfTrailingZeros(rest) + 1).value() & 1) != 0;
        }
        return rules.laying(card, takes, bound != 0, stays);
    }

    /** Returns the first card of each pair of twins that the card claims if it takes only the given build. */
    CardSet twins(Build build, int card) {
        CardSet twins = CardSet.NONE;
        int played = deck.original(card);
        for (int one = build.cards().first(); one >= 0; one = build.cards().next(one)) {
            int original = deck.original(one);
            boolean pair =
                    original == played || original != one && build.cards().contains(original);
            twins = pair ? twins.with(original) : twins;
        }
        return twins;
    }

    /**
     * Returns the second card of each pair of adjacent copies in which one card or the sum of both has the given number.
     */
    long seconds(long among, int value) {
        long seconds = 0;
        for (long rest = spread.groups.further() & among & among << 1; rest != 0; rest &= rest - 1) {
            int pips = spread.groups.value(Long.numberOfTrailingZeros(rest));
            seconds |= pips == value || 2 * pips == value ? Long.lowestOneBit(rest) : 0;
        }
        return seconds;
    }

    /** Returns the first copy of each of the given free cards. */
    CardSet originals(long free) {
        CardSet originals = CardSet.NONE;
        for (long rest = free; rest != 0; rest &= rest - 1) {
            originals = originals.with(deck.original(spread.card(Long.numberOfTrailingZeros(rest))));
        }
        return originals;
    }

    /** Returns the given move with each card replaced by a copy that is in the hand or on the table. */
    public Move.BySum present(Move.BySum move) {
        return new CopyResolver(this).move(move);
    }

    /** Returns the legal moves with the given card, or no moves if the card is not in the hand. */
    public CardPlays plays(int card) {
        return hand.contains(card) ? new PlayFinder(this, card).find(false) : new CardPlays(this, card);
    }

    /** Returns whether the seat has a legal move with any card. */
    public boolean isAnyOpen() {
        for (int card = hand.first(); card >= 0; card = hand.next(card)) {
            CardRules uses = rules.uses(card);
            if (uses.takesAll() && isUsed(card, uses)
                    || new PlayFinder(this, card).find(true).size() > 0) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a card that must take everything it can has a legal move. */
    private boolean isUsed(int card, CardRules uses) {
        return takes(card, uses)
                ? may(uses, CardUse.GROUPS) && lastKey(uses, worth(uses.fromHand()), 0) == null
                : may(uses, CardUse.LAY) && laying(card, false) == null && lastKey(uses, 0, 0) == null;
    }

    /** Returns the cards of the hand, one copy of each. */
    public CardSet cards() {
        CardSet cards = hand;
        for (int card = hand.first(); card >= 0; card = hand.next(card)) {
            int original = deck.original(card);
            cards = original != card && hand.contains(original) ? cards.without(card) : cards;
        }
        return cards;
    }
}
