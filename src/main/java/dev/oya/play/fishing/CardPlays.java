package dev.oya.play.fishing;

import dev.oya.cards.CardSet;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import dev.oya.vocabulary.CardUse;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;

/**
 * The open moves with one card, each once: moves that take or build with the same cards to the same end are one, however
 * the cards are divided. Not thread-safe while it is being filled.
 */
public final class CardPlays {
    /** The most moves that are listed with one card, and of one seat; no table at which people sit comes near. */
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
    /** Most cards have none of what they might be used for, so there is no room before it is needed. */
    private CardUse[] hows = NO_USES;

    private long[] frees = NO_BITS;
    private long[] builds = NO_BITS;
    private long[] withs = NO_BITS;
    private int[] values = NO_NUMBERS;
    private CardSet[] claims = NO_CARDS;
    /** The table with this card laid out on it; null until somebody asks. */
    private SumGroups laidOut;

    CardPlays(FishingTurn turn, int card) {
        this.turn = turn;
        this.card = card;
    }

    public int size() {
        return size;
    }

    /** Whether there are more than these: open moves that are not listed are open all the same. */
    public boolean isCut() {
        return cut;
    }

    void cut(boolean more) {
        cut |= more;
    }

    /** How long the list may become by moves of one more kind: half of the room is left to those that come later. */
    int room() {
        return size + (MOST - size) / 2;
    }

    /** Whether a take of these is there already. */
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

    /** Whether one of them leaves free cards that can be divided into groups of a value. */
    public boolean leavesGroups(int number, int value) {
        if (act(number) == CardUse.Act.LAY) {
            laidOut = laidOut == null
                    ? new FreeCards(turn.rules, turn.deck, turn.spread.field.with(card)).groups
                    : laidOut;
            return laidOut.divides(laidOut.all(), value, 0);
        }
        SumGroups groups = turn.spread.groups;
        return groups.divides(groups.all() & ~frees[number], value, 0);
    }

    /** One of them. */
    public Move move(int number) {
        String word = turn.rules.word(act(number));
        if (hows[number] == CardUse.LAY) {
            return Move.card(turn.seat, word, card, CardSet.NONE, Fishing.NOTHING);
        }
        CardSet with = turn.spread.cards(withs[number]);
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
