package dev.oya.play.fishing;

import dev.oya.cards.CardSet;
import dev.oya.pack.Phases;
import dev.oya.play.table.Build;
import dev.oya.play.table.Fishing;
import dev.oya.vocabulary.CardUse;

/** Finds the legal moves with one card. Not thread-safe. */
final class PlayFinder {
    /** Number of free cards and builds above which the search for a single move first tries a selection of groups. */
    private static final int FEW = 16;
    /** Cost of checking a move, in steps. */
    private static final int WEIGHED = 32;

    private final FishingTurn turn;
    private final SumGroups groups;
    private final int card;
    private final CardRules uses;
    private final int value;
    private final CardPlays plays;
    private final Effort effort;
    /** Whether the search uses the card's other number. If so, some moves may have been found already. */
    private final boolean isOther;

    /** The sets of cards that may follow a capture as a run, or null before they are computed. */
    private LongList runs;

    private boolean firstOnly;
    private boolean offered;
    /** Whether a capture without claims was found. */
    private boolean takes;

    PlayFinder(FishingTurn turn, int card) {
        this(turn, card, turn.rules.uses(card), new CardPlays(turn, card), Effort.ofOne(turn.hand.size()), false);
    }

    private PlayFinder(FishingTurn turn, int card, CardRules uses, CardPlays plays, Effort effort, boolean isOther) {
        this.turn = turn;
        this.groups = turn.spread.groups;
        this.card = card;
        this.uses = uses;
        this.value = uses.fromHand();
        this.plays = plays;
        this.effort = effort;
        this.isOther = isOther;
    }

    /** Finds all moves, or stops after the first one. */
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

    /** Returns whether the card can capture, regardless of whether an action that captures is legal now. */
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
                    plays.add(CardUse.ONE_BUILD, 0, bit, 0, 0, twins);
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
        if (uses.next() != null && !isEnough()) {
            PlayFinder otherwise = new PlayFinder(turn, card, uses.next(), plays, effort, true);
            otherwise.offered = offered;
            otherwise.firstOnly = firstOnly;
            otherwise.takeUnclaimed();
        }
    }

    /** Adds a capture of every combination of builds and groups, starting with all builds. */
    private void takeGroupsAndBuilds(long worth) {
        LongList unions = may(CardUse.GROUPS)
                ? groups.unions(
                        groups.all(),
                        value,
                        uses.most(CardUse.GROUPS),
                        uses.refusals().all(),
                        effort)
                : null;
        takeGroups(worth, unions);
        for (long some = worth; some != 0 && !uses.takesAll() && !isEnough(); ) {
            some = effort.isSpent() ? 0 : some - 1 & worth;
            takeGroups(some, unions);
        }
    }

    /**
     * Adds a capture of the given builds with each choice of groups, or of the builds alone if {@code unions} is null.
     */
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

    /**
     * Returns whether another move fits without using the space that is reserved for later kinds. If not, marks the list as
     * cut.
     */
    private boolean isRoom(int last) {
        effort.spend(WEIGHED);
        if (plays.size() < last) {
            return true;
        }
        plays.cut(true);
        return false;
    }

    /** Adds a capture with each run that may follow it. */
    private void take(CardUse how, long free, long some) {
        if (free == 0 || how == CardUse.TABLE || !uses.runs()) {
            take(how, free, 0, some);
            return;
        }
        runs = runs == null ? new Runs(turn, uses).all(plays) : runs;
        int last = plays.room();
        for (int i = 0; i < runs.size() && !isEnough() && isRoom(last); i++) {
            take(how, free, runs.get(i), some);
        }
    }

    /** Adds a capture unless it is empty, refused under the rules or already listed. */
    private void take(CardUse how, long summed, long run, long some) {
        if (summed == 0 && some == 0 || !uses.takesAll() && turn.taking(card, uses, summed, run, some) != null) {
            return;
        }
        long free = summed | run;
        boolean isNew = (how == CardUse.GROUPS || how == CardUse.BUILDS) && !isOther;
        effort.spend(isNew ? 1 : plays.size());
        if (isNew || !plays.takes(free, some) && free(some)) {
            plays.add(how, free, some, 0, 0, CardSet.NONE);
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
                plays.add(CardUse.TWIN, 1L << place, 0, 0, 0, CardSet.of(turn.deck.original(card)));
            }
        }
    }

    private void pairs() {
        long all = may(CardUse.PAIRS) ? turn.seconds(groups.all(), value) : 0;
        // Adds every choice of pairs in numeric order.
        int last = plays.room();
        for (long some = -all & all; some != 0 && isRoom(last); some = some - all & all) {
            plays.add(CardUse.PAIRS, some | some >>> 1, 0, 0, 0, turn.originals(some));
        }
    }

    private void lay() {
        if (may(CardUse.LAY) && free(0) && turn.laying(card, takes || turn.takes(card, uses)) == null) {
            plays.add(CardUse.LAY, 0, 0, 0, 0, CardSet.NONE);
        }
    }

    /** Adds moves that raise, lower or add to builds. */
    private void change() {
        for (Build build : turn.builds) {
            long bit = Fishing.bit(build.number());
            if (!may(CardUse.JOIN) && turn.lastKey(uses, 0, bit) != null) {
                continue;
            }
            raise(build, bit);
            if (may(CardUse.DOWN) && isOpen(CardUse.DOWN, build.value() - value, build)) {
                changed(CardUse.DOWN, 0, bit, 0, build.value() - value);
            }
            add(build, bit);
        }
    }

    private void raise(Build build, long bit) {
        int more = build.value() + value;
        if (may(CardUse.UP_PACKED)) {
            pack(CardUse.UP_PACKED, build, 0, more, null);
        } else if (may(CardUse.UP) && isOpen(CardUse.UP, more, build)) {
            joined(CardUse.UP, 0, bit, 0, more, build);
        }
        for (int worth = more + 1; may(CardUse.UP_WITH_ANY) && worth < SumGroups.MOST && !isEnough(); worth++) {
            withAny(CardUse.UP_WITH_ANY, build, worth - build.value(), worth);
        }
    }

    private void add(Build build, long bit) {
        if (may(CardUse.ADD_ALONE) && build.value() == value) {
            pack(CardUse.ADD_ALONE, build, 0, value, null);
        }
        if (may(CardUse.ADD_WITH_ANY) && build.value() > value) {
            withAny(CardUse.ADD_WITH_ANY, build, build.value(), build.value());
        } else if (may(CardUse.ADD_WITH) && build.value() > value) {
            with(CardUse.ADD_WITH, build, build.value());
        }
    }

    private void build() {
        if (!free(0)) {
            return;
        }
        if (may(CardUse.ALONE)) {
            pack(CardUse.ALONE, null, 0, value, null);
        }
        for (int worth = value + 1; may(CardUse.WITH_ANY) && worth < SumGroups.MOST && !isEnough(); worth++) {
            withAny(CardUse.WITH_ANY, null, worth, worth);
        }
        long tried = 0;
        for (int place = 0; place < turn.spread.size() && !isEnough(); place++) {
            int pips = groups.value(place);
            if ((tried >>> pips & 1) == 0) {
                tried |= 1L << pips;
                if (may(CardUse.WITH) && !may(CardUse.WITH_ANY)) {
                    with(CardUse.WITH, null, value + pips);
                }
            }
            if (may(CardUse.BELOW)
                    && (groups.further() >>> place & 1) == 0
                    && isOpen(CardUse.BELOW, pips - value, null)) {
                plays.add(CardUse.BELOW, 1L << place, 0, 1L << place, pips - value, CardSet.NONE);
            }
        }
    }

    private boolean isOpen(CardUse how, int worth, Build build) {
        return turn.building(how, worth, uses, build, may(CardUse.JOIN) ? turn.everyBuild() : 0) == null;
    }

    /** Adds moves that combine the played card with each free card that completes the given value. */
    private void with(CardUse how, Build build, int worth) {
        if (!isOpen(how, worth, build)) {
            return;
        }
        LongSet seen = new LongSet();
        for (int place = 0; place < turn.spread.size() && !isEnough(); place++) {
            if (groups.value(place) == worth - value && (groups.further() >>> place & 1) == 0) {
                pack(how, build, 1L << place, worth, seen);
            }
        }
    }

    /** Adds moves that combine the played card with every set of free cards that completes the given sum. */
    private void withAny(CardUse how, Build build, int sum, int worth) {
        if (!groups.any(groups.all(), sum - value, 0) || !isOpen(how, worth, build)) {
            return;
        }
        LongSet seen = new LongSet();
        LongList some = groups.one(groups.all(), sum - value, 0, effort);
        int last = plays.room();
        for (int i = 0; i < some.size() && !isEnough(); i++) {
            if (i == 0 || !effort.isSpent()) {
                pack(how, build, some.get(i), worth, seen);
            } else if (isRoom(last) && seen.add(some.get(i))) {
                // Once the budget is exhausted, only the first of these sets is combined with added groups.
                long bit = build == null ? 0 : Fishing.bit(build.number());
                joined(how, some.get(i), bit, some.get(i), worth, build);
            }
        }
    }

    /** Adds a move for each set of free cards that can be added as groups. */
    private void pack(CardUse how, Build build, long with, int worth, LongSet seen) {
        if (seen == null && !isOpen(how, worth, build)) {
            return;
        }
        long bit = build == null ? 0 : Fishing.bit(build.number());
        if (firstOnly && how != CardUse.ALONE) {
            joined(how, with, bit, with, worth, build);
            return;
        }
        if (plays.room() == plays.size()) {
            plays.cut(true);
            return;
        }
        LongList packs = groups.unions(groups.all() & ~with, worth, uses.most(how), false, effort);
        int last = plays.room();
        for (int i = 0; i < packs.size() && isRoom(last); i++) {
            long free = with | packs.get(i);
            boolean empty = how == CardUse.ALONE && free == 0;
            if (!empty && (seen == null || seen.add(free))) {
                joined(how, free, bit, with, worth, build);
            }
        }
    }

    /** Adds moves that make or change a build, alone and combined with other builds of its value. */
    private void joined(CardUse how, long free, long bit, long with, int worth, Build build) {
        long others = build == null || !may(CardUse.JOIN) ? 0 : joining(worth, bit, how.act() == Phases.Act.ADD);
        // Tries every subset, the empty one last.
        for (long some = others; ; some = some - 1 & others) {
            if (!may(CardUse.JOIN) || turn.building(how, worth, uses, build, some) == null) {
                changed(how, free, bit | some, with, worth);
            }
            if (some == 0) {
                return;
            }
        }
    }

    /**
     * Returns a bit mask of the builds that may be combined with the given build. For additions, returns only later builds, so
     * that no combination occurs twice.
     */
    private long joining(int worth, long bit, boolean later) {
        long others = 0;
        for (Build other : turn.builds) {
            long one = Fishing.bit(other.number());
            boolean comes = one != bit && (!later || Long.compareUnsigned(one, bit) > 0);
            others |= comes && turn.joins(worth, uses, other) ? one : 0;
        }
        return others;
    }

    private void changed(CardUse how, long free, long bits, long with, int worth) {
        if (bits == 0 || !may(CardUse.JOIN) || turn.lastKey(uses, 0, bits) == null) {
            plays.add(how, free, bits, with, worth, CardSet.NONE);
        }
    }
}
