package dev.oya.play.fishing;

import dev.oya.cards.CardSet;
import dev.oya.play.table.Build;
import dev.oya.play.table.Fishing;
import dev.oya.vocabulary.CardUse;

/** Finds the open moves with one card. Not thread-safe. */
final class PlayFinder {
    private static final int NOTHING = CardPlays.NOTHING;
    /** On a table of more cards and builds it is looked for any take before all are searched. */
    private static final int FEW = 16;
    /** How many steps it is to weigh a move. */
    private static final int WEIGHED = 32;

    private final FishingTurn turn;
    private final SumGroups groups;
    private final int card;
    private final CardRules uses;
    private final int value;
    private final CardPlays plays;
    private final Effort effort;
    private boolean firstOnly;
    private boolean offered;
    /** Whether a take was found that claims nothing. */
    private boolean takes;

    PlayFinder(FishingTurn turn, int card) {
        this.plays = new CardPlays(turn, card);
        this.turn = turn;
        this.groups = turn.spread.groups;
        this.card = card;
        this.uses = turn.rules.uses(card);
        this.value = uses.fromHand();
        this.effort = Effort.ofOne(turn.hand.size());
    }

    /** Finds them, or only whether there is one. */
    CardPlays find(boolean justOne) {
        firstOnly = justOne;
        take();
        if (!isEnough()) {
            lay();
        }
        if (!isEnough()) {
            change();
        }
        if (!isEnough()) {
            build();
        }
        plays.cut(effort.isSpent());
        return plays;
    }

    private boolean may(CardUse how) {
        return offered ? uses.may(how) : turn.may(uses, how);
    }

    private boolean isEnough() {
        return firstOnly && plays.size() > 0;
    }

    /** Whether there is a take, were taking in offered. */
    boolean takes() {
        offered = true;
        firstOnly = true;
        takeUnclaimed();
        return isEnough();
    }

    private void take() {
        takeUnclaimed();
        takes = plays.size() > 0;
        if (free(0)) {
            twin();
            pairs();
        }
        if (may(CardUse.ONE_BUILD)) {
            for (Build build : turn.builds) {
                CardSet twins = build.value() == value ? turn.twins(build, card) : CardSet.NONE;
                long bit = Fishing.bit(build.number());
                if (!twins.isEmpty() && free(bit)) {
                    plays.add(CardUse.ONE_BUILD, 0, bit, NOTHING, 0, twins);
                }
            }
        }
    }

    private void takeUnclaimed() {
        long worth = may(CardUse.BUILDS) ? turn.worth(value) : 0;
        if (firstOnly && Long.bitCount(groups.all()) + Long.bitCount(worth) > FEW && may(CardUse.GROUPS)) {
            LongList samples = groups.samples(groups.all(), value, uses.most(CardUse.GROUPS));
            takeGroups(worth, samples);
            takeGroups(0, samples);
        }
        if (!isEnough()) {
            takeGroupsAndBuilds(worth);
        }
        if (may(CardUse.ONE_GROUP) && !isEnough()) {
            takeEach(groups.one(groups.all(), value, uses.most(CardUse.ONE_GROUP), effort), CardUse.ONE_GROUP);
        }
        if (may(CardUse.ONE_CARD) && !isEnough()) {
            takeEach(groups.one(groups.all(), value, 1, effort), CardUse.ONE_CARD);
        }
        if (may(CardUse.TABLE)) {
            take(CardUse.TABLE, groups.all(), turn.everyBuild());
        }
    }

    /** Every choice of builds with every choice of groups; the builds all, then fewer. */
    private void takeGroupsAndBuilds(long worth) {
        LongList unions = may(CardUse.GROUPS)
                ? groups.unions(groups.all(), value, uses.most(CardUse.GROUPS), uses.all(), effort)
                : null;
        takeGroups(worth, unions);
        for (long some = worth; some != 0 && !uses.takesAll() && !isEnough(); ) {
            some = effort.isSpent() ? 0 : some - 1 & worth;
            takeGroups(some, unions);
        }
    }

    /** Some builds with some choices of groups, or alone where no groups are taken. */
    private void takeGroups(long some, LongList unions) {
        if (!free(some)) {
            return;
        }
        if (unions == null) {
            take(CardUse.BUILDS, 0, some);
            return;
        }
        int last = plays.room();
        for (int i = 0; i < unions.size() && !isEnough() && isRoom(last); i++) {
            take(CardUse.GROUPS, unions.get(i), some);
        }
    }

    private void takeEach(LongList some, CardUse how) {
        int last = plays.room();
        for (int i = 0; i < some.size() && !isEnough() && isRoom(last); i++) {
            take(how, some.get(i), 0);
        }
    }

    /** Whether another move may be added, so that those found later have their place too. */
    private boolean isRoom(int last) {
        effort.spend(WEIGHED);
        if (plays.size() < last) {
            return true;
        }
        plays.cut(true);
        return false;
    }

    /** Adds a take, unless it takes nothing, the rules refuse it, or it is there already in another way. */
    private void take(CardUse how, long free, long some) {
        if (free == 0 && some == 0 || !uses.takesAll() && turn.taking(uses, free, some) != null) {
            return;
        }
        boolean summed = how == CardUse.GROUPS || how == CardUse.BUILDS;
        effort.spend(summed ? 1 : plays.size());
        if (summed || !plays.takes(free, some) && free(some)) {
            plays.add(how, free, some, NOTHING, 0, CardSet.NONE);
        }
    }

    private boolean free(long taken) {
        return turn.lastKey(uses, taken, 0) == null;
    }

    private void twin() {
        if (!may(CardUse.TWIN)) {
            return;
        }
        for (int place = 0; place < turn.spread.size(); place++) {
            if (turn.deck.original(turn.spread.card(place)) == turn.deck.original(card)
                    && (groups.further() >>> place & 1) == 0) {
                plays.add(CardUse.TWIN, 1L << place, 0, NOTHING, 0, CardSet.of(turn.deck.original(card)));
            }
        }
    }

    private void pairs() {
        long all = may(CardUse.PAIRS) ? turn.seconds(groups.all(), value) : 0;
        // Every choice of pairs, in the order of its number.
        int last = plays.room();
        for (long some = -all & all; some != 0 && isRoom(last); some = some - all & all) {
            plays.add(CardUse.PAIRS, some | some >>> 1, 0, NOTHING, 0, turn.originals(some));
        }
    }

    private void lay() {
        if (may(CardUse.LAY) && free(0) && turn.laying(card, takes || turn.takes(card, uses)) == null) {
            plays.add(CardUse.LAY, 0, 0, NOTHING, 0, CardSet.NONE);
        }
    }

    /** Builds that are raised, lowered or built on. */
    private void change() {
        for (Build build : turn.builds) {
            long bit = Fishing.bit(build.number());
            if (turn.lastKey(uses, 0, bit) != null) {
                continue;
            }
            if (may(CardUse.UP) && isOpen(CardUse.UP, build.value() + value, build)) {
                plays.add(CardUse.UP, 0, bit, NOTHING, build.value() + value, CardSet.NONE);
            }
            if (may(CardUse.DOWN) && isOpen(CardUse.DOWN, build.value() - value, build)) {
                plays.add(CardUse.DOWN, 0, bit, NOTHING, build.value() - value, CardSet.NONE);
            }
            if (may(CardUse.ADD_ALONE) && build.value() == value && isOpen(CardUse.ADD_ALONE, value, build)) {
                pack(CardUse.ADD_ALONE, bit, NOTHING, value, null);
            }
            if (may(CardUse.ADD_WITH) && build.value() > value && isOpen(CardUse.ADD_WITH, build.value(), build)) {
                with(CardUse.ADD_WITH, bit, build.value());
            }
        }
    }

    private void build() {
        if (!free(0)) {
            return;
        }
        if (may(CardUse.ALONE) && isOpen(CardUse.ALONE, value, null)) {
            pack(CardUse.ALONE, 0, NOTHING, value, null);
        }
        long tried = 0;
        for (int place = 0; place < turn.spread.size() && !isEnough(); place++) {
            int pips = groups.value(place);
            if ((tried >>> pips & 1) == 0) {
                tried |= 1L << pips;
                if (may(CardUse.WITH) && isOpen(CardUse.WITH, value + pips, null)) {
                    with(CardUse.WITH, 0, value + pips);
                }
            }
            if (may(CardUse.BELOW)
                    && (groups.further() >>> place & 1) == 0
                    && isOpen(CardUse.BELOW, pips - value, null)) {
                plays.add(CardUse.BELOW, 1L << place, 0, place, pips - value, CardSet.NONE);
            }
        }
    }

    private boolean isOpen(CardUse how, int worth, Build build) {
        return turn.building(how, worth, uses, build) == null;
    }

    /** With each free card that makes the played one up to a value. */
    private void with(CardUse how, long build, int worth) {
        LongSet seen = new LongSet();
        for (int place = 0; place < turn.spread.size() && !isEnough(); place++) {
            if (groups.value(place) == worth - value && (groups.further() >>> place & 1) == 0) {
                pack(how, build, place, worth, seen);
            }
        }
    }

    /** With each set of free cards that can be packed besides. */
    private void pack(CardUse how, long build, int with, int worth, LongSet seen) {
        long first = with == NOTHING ? 0 : 1L << with;
        if (firstOnly && how != CardUse.ALONE) {
            plays.add(how, first, build, with, worth, CardSet.NONE);
            return;
        }
        if (plays.room() == plays.size()) {
            plays.cut(true);
            return;
        }
        LongList packs = groups.unions(groups.all() & ~first, worth, uses.most(how), false, effort);
        int last = plays.room();
        for (int i = 0; i < packs.size() && isRoom(last); i++) {
            long free = first | packs.get(i);
            boolean empty = how == CardUse.ALONE && free == 0;
            if (!empty && (seen == null || seen.add(free))) {
                plays.add(how, free, build, with, worth, CardSet.NONE);
            }
        }
    }
}
