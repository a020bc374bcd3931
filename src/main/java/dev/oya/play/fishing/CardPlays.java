package dev.oya.play.fishing;

import dev.oya.cards.CardSet;
import dev.oya.pack.Phases;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import dev.oya.vocabulary.CardUse;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;

/**
 * The legal moves with one card, without duplicates. Moves with the same cards and the same result count as one move, however
 * the cards are divided into groups. Not thread-safe while moves are being added.
 */
public final class CardPlays {
    /** Maximum number of listed moves per card and per seat. Games played by people stay far below this limit. */
    public static final int MOST = 2_000;

    private static final int LEAST_ROOM = 4;
    private static final CardUse[] NO_USES = {};
    private static final long[] NO_BITS = {};
    private static final int[] NO_NUMBERS = {};
    private static final CardSet[] NO_CARDS = {};

    private final FishingTurn turn;
    private final int card;
    private int size;
    private boolean cut;
    /** The arrays of moves are allocated on demand, because most cards have few moves. */
    private CardUse[] hows = NO_USES;

    private long[] frees = NO_BITS;
    private long[] builds = NO_BITS;
    private long[] withs = NO_BITS;
    private int[] values = NO_NUMBERS;
    private CardSet[] claims = NO_CARDS;
    /** The free cards after this card has been laid out, or null before they are computed. */
    private SumGroups laidOut;

    CardPlays(FishingTurn turn, int card) {
        this.turn = turn;
        this.card = card;
    }

    public int size() {
        return size;
    }

    /** Returns whether there are more legal moves than are listed. */
    public boolean isCut() {
        return cut;
    }

    void cut(boolean more) {
        cut |= more;
    }

    /** Returns the maximum list size for moves of the next kind. Half of the remaining space is reserved for later kinds. */
    int room() {
        return size + (MOST - size) / 2;
    }

    /** Returns whether a move with exactly these free cards and builds is already listed. */
    boolean takes(long free, long some) {
        for (int i = 0; i < size; i++) {
            if (frees[i] == free && builds[i] == some) {
                return true;
            }
        }
        return false;
    }

    void add(CardUse how, long free, long some, long with, int worth, CardSet twins) {
        if (size == hows.length) {
            int room = Math.max(LEAST_ROOM, 2 * size);
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

    public int card() {
        return card;
    }

    /** Returns the use of the card in the given move, such as {@code TAKE}. */
    public Phases.Act act(int number) {
        return hows[number].act();
    }

    /** Returns the free cards that a move takes or builds with. */
    public CardSet take(int number) {
        return turn.spread.cards(frees[number]);
    }

    /** Returns a bit mask of the builds that a move takes or changes; build n is bit n - 1. */
    public long builds(int number) {
        return builds[number];
    }

    /** Returns the value of the build that a move makes or changes, in pips, or 0 if there is none. */
    public int value(int number) {
        return values[number];
    }

    /** Returns the first card of each pair of twins that a move claims. */
    public CardSet claims(int number) {
        return claims[number];
    }

    /** Returns whether all free cards that a move leaves can be divided into groups of the given value. */
    public boolean leavesGroups(int number, int value) {
        if (act(number) == Phases.Act.LAY) {
            laidOut = laidOut == null
                    ? new FreeCards(turn.rules, turn.deck, turn.spread.field.with(card)).groups
                    : laidOut;
            return laidOut.divides(laidOut.all(), value, 0);
        }
        SumGroups groups = turn.spread.groups;
        return groups.divides(groups.all() & ~frees[number], value, 0);
    }

    public Move.BySum move(int number) {
        String action = turn.rules.action(act(number));
        if (hows[number] == CardUse.LAY) {
            return new Move.BySum(turn.seat, action, card, CardSet.NONE, Fishing.NOTHING);
        }
        CardSet with = turn.spread.cards(withs[number]);
        Fishing fishing = new Fishing(with, builds[number], values[number], claims[number], null);
        return new Move.BySum(turn.seat, action, card, take(number), fishing);
    }

    /** Returns all moves. Each move is created when it is requested. */
    public List<Move.BySum> moves() {
        return new AbstractList<>() {
            @Override
            public Move.BySum get(int number) {
                return move(java.util.Objects.checkIndex(number, size));
            }

            @Override
            public int size() {
                return size;
            }
        };
    }
}
