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
 * What a seat on turn may do with its cards and those on the table, where cards are taken in by their sum. A snapshot:
 * later events do not change it. Safe to share between threads once it has been handed out.
 */
public final class FishingTurn {
    private static final Build[] NONE = {};

    final FishingRules rules;
    final Deck deck;
    final int seat;
    final CardSet hand;
    final Build[] builds;
    /** What builds are worth, as bits. */
    private final long worths;

    final FreeCards spread;
    /** The acts that are offered, as bits. */
    private int acts = -1;

    private final Table table;
    /** The builds that bind the seat, by number. */
    private final long bound;
    /** What cards of the hand count when they are played, as bits: of one card or more, and of two or more. */
    private final long once;

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

    /** Only these acts are offered, as bits by their order; said before anybody else gets the turn. */
    public void offer(int some) {
        acts = some;
    }

    /** Whether a card may be used in a way, and the act is offered. */
    boolean may(CardRules uses, CardUse how) {
        return uses.may(how) && (acts >>> how.act().ordinal() & 1) != 0;
    }

    /** Whether the hand keeps a card that counts so much, after this one is played. */
    boolean keeps(int value, CardRules played) {
        if (value < 0 || value >= SumGroups.MOST) {
            return false;
        }
        return ((played.counts(value) ? twice : once) >>> value & 1) != 0;
    }

    /** The builds that are worth so much. */
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

    /** The build of a number, or null. */
    Build build(int number) {
        for (Build build : builds) {
            if (build.number() == number) {
                return build;
            }
        }
        return null;
    }

    /** The build that a move adds to, raises or lowers; where it raises one, others of the worth are put together with it. */
    Build changed(Fishing fishing) {
        for (Build build : builds) {
            if ((fishing.builds() & Fishing.bit(build.number())) != 0 && build.value() != fishing.value()) {
                return build;
            }
        }
        return build(fishing.build());
    }

    /** Whether a card can take in anything. */
    boolean takes(int card, CardRules uses) {
        return uses.takesAll() ? leaves(uses, 0, 0) : new PlayFinder(this, card).takes();
    }

    /** Whether cards and builds that a card could take are left by a take of these. */
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

    /** All builds on the table. */
    long everyBuild() {
        long all = 0;
        for (Build build : builds) {
            all |= Fishing.bit(build.number());
        }
        return all;
    }

    /** What stands against a take of free cards and builds, or null. */
    Verdict.Refused taking(int card, CardRules uses, long free, long taken) {
        boolean sweeping = free == spread.groups.all() && taken == everyBuild();
        boolean single = Long.bitCount(free) == 1 && taken == 0;
        boolean equal = spread.groups.any(spread.groups.all(), uses.fromHand(), 1);
        int number = Taking.number(single, equal, leaves(uses, free, taken), sweeping);
        return uses.counting()
                ? rules.taking(card, number, equals(uses, spread.groups.all()), equals(uses, free))
                : uses.against()[number];
    }

    /** How many of some free cards count what a played one does. */
    private int equals(CardRules uses, long free) {
        int equals = 0;
        for (long rest = free; rest != 0; rest &= rest - 1) {
            equals += spread.groups.value(Long.numberOfTrailingZeros(rest)) == uses.fromHand() ? 1 : 0;
        }
        return equals;
    }

    /** What stands against playing a card, as a key to builds that bind the seat; null where nothing does. */
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
     * What stands against making a build of a worth, or changing one that lies there, or null.
     *
     * @param joined other builds that are put together with it
     */
    Verdict.Refused building(CardUse how, int worth, CardRules uses, Build build, long joined) {
        long own = build == null ? 0 : Fishing.bit(build.number());
        boolean apart = worth > 0 && worth < SumGroups.MOST && (worth(worth) & ~own & ~joined) != 0;
        return rules.building(how.act(), worth, keeps(worth, uses), apart, table, build, seat);
    }

    /** Whether a build of this worth may be put together with the build that is made or changed. */
    boolean joins(int worth, CardRules uses, Build build) {
        return build.value() == worth && building(CardUse.JOIN, worth, uses, build, worth(worth)) == null;
    }

    /**
     * What stands against laying a card out, or null.
     *
     * @param takes whether it can take in anything
     */
    Verdict.Refused laying(int card, boolean takes) {
        boolean kept = false;
        for (long rest = bound; rest != 0; rest &= rest - 1) {
            kept |= (once >>> build(Long.numberOfTrailingZeros(rest) + 1).value() & 1) != 0;
        }
        return rules.laying(card, takes, bound != 0, kept);
    }

    /** The first copies of the twins that come together where a card takes this build alone. */
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

    /** Of copies that lie beside each other the second ones, where one of them or both count so much together. */
    long seconds(long among, int value) {
        long seconds = 0;
        for (long rest = spread.groups.further() & among & among << 1; rest != 0; rest &= rest - 1) {
            int pips = spread.groups.value(Long.numberOfTrailingZeros(rest));
            seconds |= pips == value || 2 * pips == value ? Long.lowestOneBit(rest) : 0;
        }
        return seconds;
    }

    /** The first copies of free cards. */
    CardSet originals(long free) {
        CardSet originals = CardSet.NONE;
        for (long rest = free; rest != 0; rest &= rest - 1) {
            originals = originals.with(deck.original(spread.card(Long.numberOfTrailingZeros(rest))));
        }
        return originals;
    }

    /** The move with those copies of its cards that are in the hand and on the table, as far as there are any. */
    public Move present(Move told) {
        return new CopyResolver(this).move(told);
    }

    /** Every open move with a card; none where it is not in the hand. */
    public CardPlays plays(int card) {
        return hand.contains(card) ? new PlayFinder(this, card).find(false) : new CardPlays(this, card);
    }

    /** Whether any card can be played. */
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

    /** Whether a card that takes all it can may be played in the way that is found at once. */
    private boolean isUsed(int card, CardRules uses) {
        return takes(card, uses)
                ? may(uses, CardUse.GROUPS) && lastKey(uses, worth(uses.fromHand()), 0) == null
                : may(uses, CardUse.LAY) && laying(card, false) == null && lastKey(uses, 0, 0) == null;
    }

    /** The cards of the hand, of copies one only. */
    public CardSet cards() {
        CardSet cards = hand;
        for (int card = hand.first(); card >= 0; card = hand.next(card)) {
            int original = deck.original(card);
            cards = original != card && hand.contains(original) ? cards.without(card) : cards;
        }
        return cards;
    }
}
