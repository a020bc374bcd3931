package dev.oya.play.fishing;

import dev.oya.cards.CardSet;
import dev.oya.play.Move;
import dev.oya.vocabulary.CardUse;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;

/**
 * The open moves with one card, each once: moves that take or build with the same cards to the same end are one, however
 * the cards are divided. Not thread-safe while it is being filled.
 */
public final class Plays {
    private static final int NOTHING = -1;

    private final Turn turn;
    private final Groups groups;
    private final int card;
    private final FishingRules.Uses uses;
    private final int value;
    private boolean firstOnly;
    private boolean offered;

    private int size;
    private CardUse[] hows = new CardUse[8];
    private long[] frees = new long[8];
    private long[] builds = new long[8];
    private int[] withs = new int[8];
    private int[] values = new int[8];
    private CardSet[] claims = new CardSet[8];

    Plays(Turn turn, int card) {
        this.turn = turn;
        this.groups = turn.spread.groups;
        this.card = card;
        this.uses = turn.rules.uses(card);
        this.value = uses.fromHand();
    }

    public int size() {
        return size;
    }

    /** Finds them, or only whether there is one. */
    Plays find(boolean justOne) {
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
        return this;
    }

    private boolean may(CardUse how) {
        return offered ? uses.may(how) : turn.may(uses, how);
    }

    private boolean isEnough() {
        return firstOnly && size > 0;
    }

    /** Whether there is a take, were taking in offered. */
    boolean takes() {
        offered = true;
        firstOnly = true;
        takeUnclaimed();
        return size > 0;
    }

    private void take() {
        takeUnclaimed();
        if (free(0)) {
            twin();
            pairs();
        }
        if (may(CardUse.ONE_BUILD)) {
            for (Build build : turn.builds) {
                CardSet twins = build.value() == value ? turn.twins(build, card) : CardSet.NONE;
                long bit = Fishing.bit(build.number());
                if (!twins.isEmpty() && free(bit)) {
                    add(CardUse.ONE_BUILD, 0, bit, NOTHING, 0, twins);
                }
            }
        }
    }

    private void takeUnclaimed() {
        long worth = may(CardUse.BUILDS) ? turn.worth(value) : 0;
        takeGroups(worth);
        for (long some = worth; some != 0 && !uses.takesAll(); ) {
            some = some - 1 & worth;
            takeGroups(some);
        }
        if (may(CardUse.ONE_GROUP)) {
            takeEach(groups.one(groups.all(), value, uses.most(CardUse.ONE_GROUP)), CardUse.ONE_GROUP);
        }
        if (may(CardUse.ONE_CARD)) {
            takeEach(groups.one(groups.all(), value, 1), CardUse.ONE_CARD);
        }
        if (may(CardUse.TABLE)) {
            take(CardUse.TABLE, groups.all(), turn.everyBuild());
        }
    }

    /** Some builds with every choice of groups. */
    private void takeGroups(long some) {
        if (!free(some)) {
            return;
        }
        if (!may(CardUse.GROUPS)) {
            take(CardUse.BUILDS, 0, some);
            return;
        }
        LongList unions = groups.unions(groups.all(), value, uses.most(CardUse.GROUPS), uses.all());
        for (int i = 0; i < unions.size(); i++) {
            take(CardUse.GROUPS, unions.get(i), some);
        }
    }

    private void takeEach(LongList some, CardUse how) {
        for (int i = 0; i < some.size(); i++) {
            take(how, some.get(i), 0);
        }
    }

    /** Adds a take, unless it takes nothing, the rules refuse it, or it is there already in another way. */
    private void take(CardUse how, long free, long some) {
        if (free == 0 && some == 0 || !uses.takesAll() && turn.taking(uses, free, some) != null) {
            return;
        }
        boolean summed = how == CardUse.GROUPS || how == CardUse.BUILDS;
        for (int i = 0; i < size && !summed; i++) {
            if (frees[i] == free && builds[i] == some) {
                return;
            }
        }
        if (summed || free(some)) {
            add(how, free, some, NOTHING, 0, CardSet.NONE);
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
                add(CardUse.TWIN, 1L << place, 0, NOTHING, 0, CardSet.of(turn.deck.original(card)));
            }
        }
    }

    private void pairs() {
        if (!may(CardUse.PAIRS) || groups.further() == 0) {
            return;
        }
        LongList pairs = new LongList();
        for (long rest = groups.further(); rest != 0; rest &= rest - 1) {
            int second = Long.numberOfTrailingZeros(rest);
            int pips = groups.value(second);
            if (pips == value || 2 * pips == value) {
                pairs.add(3L << (second - 1));
            }
        }
        for (int choice = 1; choice < 1 << pairs.size(); choice++) {
            long free = 0;
            CardSet twins = CardSet.NONE;
            for (int i = 0; i < pairs.size(); i++) {
                if ((choice >>> i & 1) != 0) {
                    free |= pairs.get(i);
                    int one = turn.spread.card(Long.numberOfTrailingZeros(pairs.get(i)));
                    twins = twins.with(turn.deck.original(one));
                }
            }
            add(CardUse.PAIRS, free, 0, NOTHING, 0, twins);
        }
    }

    private void lay() {
        if (may(CardUse.LAY) && free(0) && turn.laying(card, uses) == null) {
            add(CardUse.LAY, 0, 0, NOTHING, 0, CardSet.NONE);
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
                add(CardUse.UP, 0, bit, NOTHING, build.value() + value, CardSet.NONE);
            }
            if (may(CardUse.DOWN) && isOpen(CardUse.DOWN, build.value() - value, build)) {
                add(CardUse.DOWN, 0, bit, NOTHING, build.value() - value, CardSet.NONE);
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
                add(CardUse.BELOW, 1L << place, 0, place, pips - value, CardSet.NONE);
            }
        }
    }

    private boolean isOpen(CardUse how, int worth, Build build) {
        return turn.rules.building(
                        how.act(),
                        worth,
                        turn.keeps(worth, uses),
                        build != null && build.compound(),
                        build != null && turn.isPromised(build))
                == null;
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
            add(how, first, build, with, worth, CardSet.NONE);
            return;
        }
        LongList packs = groups.unions(groups.all() & ~first, worth, uses.most(how), false);
        for (int i = 0; i < packs.size(); i++) {
            long free = first | packs.get(i);
            boolean empty = how == CardUse.ALONE && free == 0;
            if (!empty && (seen == null || seen.add(free))) {
                add(how, free, build, with, worth, CardSet.NONE);
            }
        }
    }

    private void add(CardUse how, long free, long some, int with, int worth, CardSet twins) {
        if (size == hows.length) {
            int room = 2 * size;
            hows = Arrays.copyOf(hows, room);
            frees = Arrays.copyOf(frees, room);
            builds = Arrays.copyOf(builds, room);
            withs = Arrays.copyOf(withs, room);
            values = Arrays.copyOf(values, room);
            claims = Arrays.copyOf(claims, room);
        }
        hows[size] = how;
        frees[size] = free;
        builds[size] = some;
        withs[size] = with;
        values[size] = worth;
        claims[size++] = twins;
    }

    /** The card that is played. */
    public int card() {
        return card;
    }

    /** What is done with it in one of them. */
    public CardUse.Act act(int number) {
        return hows[number].act();
    }

    /** The free cards that are taken or built with in one of them. */
    public CardSet take(int number) {
        return turn.spread.cards(frees[number]);
    }

    /** The builds that are taken or changed in one of them, build number n as bit n - 1. */
    public long builds(int number) {
        return builds[number];
    }

    /** What the build made or changed in one of them is worth, in pips; 0 where there is none. */
    public int value(int number) {
        return values[number];
    }

    /** The first copies of the twins that are claimed in one of them. */
    public CardSet claims(int number) {
        return claims[number];
    }

    /** One of them. */
    public Move move(int number) {
        String word = turn.rules.word(act(number));
        if (hows[number] == CardUse.LAY) {
            return Move.card(turn.seat, word, card, CardSet.NONE, Fishing.NOTHING);
        }
        int with = withs[number] == NOTHING ? Move.NO_CARD : turn.spread.card(withs[number]);
        Fishing fishing = new Fishing(with, builds[number], values[number], claims[number], null);
        return Move.card(turn.seat, word, card, take(number), fishing);
    }

    /** All of them, each made when it is asked for. */
    public List<Move> moves() {
        return new AbstractList<>() {
            @Override
            public Move get(int number) {
                return move(java.util.Objects.checkIndex(number, size));
            }

            @Override
            public int size() {
                return size;
            }
        };
    }
}
