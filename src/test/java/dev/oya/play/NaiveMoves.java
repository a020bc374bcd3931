package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.play.table.Build;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A reference implementation of the legal moves of Mulle that follows the rulings MU-1 to MU-11. It tries every set of free
 * cards, so it is fast only on small tables.
 */
final class NaiveMoves {
    private final Table table;
    private final Deck deck;
    private final int seat;
    private final int limit;
    private final boolean down;
    private final boolean lower;
    private final List<Integer> field = new ArrayList<>();
    private final List<Integer> hand = new ArrayList<>();
    private final Set<String> all = new TreeSet<>();

    NaiveMoves(Table table, Rules rules, int seat) {
        this.table = table;
        this.deck = rules.settings().pack().deck();
        this.seat = seat;
        this.limit = (Integer) rules.settings().option("group-limit");
        this.down = rules.settings().on("build-down");
        this.lower = rules.settings().on("lower");
        for (int card = table.field().first(); card >= 0; card = table.field().next(card)) {
            field.add(card);
        }
        for (int card = table.hand(seat).first();
                card >= 0;
                card = table.hand(seat).next(card)) {
            hand.add(card);
        }
    }

    /** Returns a text that identifies a move by the codes of its cards but not by their grouping. */
    static String signature(Deck deck, Move move) {
        Move.BySum play = (Move.BySum) move;
        Fishing fishing = play.fishing();
        return text(deck, play.action(), play.card(), play.take(), fishing.builds(), fishing.value(), fishing.claims());
    }

    private static String text(Deck deck, String word, int card, CardSet free, long builds, int value, CardSet claims) {
        return word + " " + deck.card(card).code() + " " + sorted(deck, free) + " builds " + Long.toBinaryString(builds)
                + " value " + value + " claims " + sorted(deck, claims);
    }

    private static List<String> sorted(Deck deck, CardSet cards) {
        return deck.codes(cards).stream().sorted().toList();
    }

    Set<String> all() {
        hand.forEach(this::with);
        return all;
    }

    private String code(int card) {
        return deck.card(card).code();
    }

    private int lying(int card) {
        return deck.card(card).group();
    }

    private boolean isValueCard(int card) {
        return code(card).equals("d10") || code(card).equals("s2") || lying(card) == 1;
    }

    private int played(int card) {
        return code(card).equals("d10") ? 16 : code(card).equals("s2") ? 15 : lying(card) == 1 ? 14 : lying(card);
    }

    private void with(int card) {
        take(card);
        if (!takes(card) && table.builds().stream().noneMatch(this::binds)) {
            add("lay", card, 0, 0, 0, CardSet.NONE);
        }
        if (!isValueCard(card)) {
            claimFree(card);
            buildNew(card);
            table.builds().forEach(build -> change(card, build));
        }
        for (Build build : table.builds()) {
            CardSet twins = twins(build.cards().with(card));
            if (build.value() == played(card) && !twins.isEmpty()) {
                add("take", card, 0, bit(build), 0, twins);
            }
        }
    }

    private static long bit(Build build) {
        return 1L << (build.number() - 1);
    }

    /** Returns one card of each pair of twins among the given cards. */
    private CardSet twins(CardSet cards) {
        CardSet twins = CardSet.NONE;
        for (int card = cards.first(); card >= 0; card = cards.next(card)) {
            for (int other = cards.next(card); other >= 0; other = cards.next(other)) {
                twins = code(card).equals(code(other)) ? twins.with(card) : twins;
            }
        }
        return twins;
    }

    private int sum(int free) {
        int sum = 0;
        for (int i = 0; i < field.size(); i++) {
            sum += (free >> i & 1) == 0 ? 0 : lying(field.get(i));
        }
        return sum;
    }

    private boolean isGroup(int free, int value, int most) {
        return free != 0 && sum(free) == value && (most == 0 || Integer.bitCount(free) <= most);
    }

    private boolean divides(int free, int value, int most) {
        if (free == 0) {
            return true;
        }
        int first = Integer.lowestOneBit(free);
        for (int group = free; group > 0; group = (group - 1) & free) {
            if ((group & first) != 0 && isGroup(group, value, most) && divides(free & ~group, value, most)) {
                return true;
            }
        }
        return false;
    }

    private boolean anyGroup(int free, int value, int most) {
        for (int group = free; group > 0; group = (group - 1) & free) {
            if (isGroup(group, value, most)) {
                return true;
            }
        }
        return false;
    }

    private int everything() {
        return (1 << field.size()) - 1;
    }

    private long builds(int value) {
        return table.builds().stream()
                .filter(build -> build.value() == value)
                .mapToLong(NaiveMoves::bit)
                .sum();
    }

    private boolean takes(int card) {
        return builds(played(card)) != 0 || !isValueCard(card) && anyGroup(everything(), played(card), limit);
    }

    private void take(int card) {
        int value = played(card);
        for (int free = 0; free <= everything(); free++) {
            boolean right = isValueCard(card)
                    ? free == 0
                    : divides(free, value, limit) && !anyGroup(everything() & ~free, value, limit);
            if (right && (free != 0 || builds(value) != 0)) {
                add("take", card, free, builds(value), 0, CardSet.NONE);
            }
        }
    }

    private void claimFree(int card) {
        for (int free = 1; free <= everything(); free++) {
            CardSet cards = cards(free);
            CardSet twins = twins(cards);
            boolean paired = 2 * twins.size() == cards.size();
            for (int one = twins.first(); one >= 0; one = twins.next(one)) {
                paired &= lying(one) == played(card) || 2 * lying(one) == played(card);
            }
            if (paired) {
                add("take", card, free, 0, 0, twins);
            }
            if (cards.size() == 1 && code(cards.first()).equals(code(card))) {
                add("take", card, free, 0, 0, cards);
            }
        }
    }

    private void buildNew(int card) {
        int value = played(card);
        for (int free = 1; free <= everything(); free++) {
            if (divides(free, value, 2) && keeps(card, value)) {
                add("build", card, free, 0, value, CardSet.NONE);
            }
            for (int i = 0; i < field.size(); i++) {
                int with = 1 << i;
                int worth = value + lying(field.get(i));
                if ((free & with) != 0 && worth <= 16 && divides(free & ~with, worth, 2) && keeps(card, worth)) {
                    add("build", card, free, 0, worth, CardSet.NONE);
                }
                int less = lying(field.get(i)) - value;
                if (down && free == with && less >= 2 && keeps(card, less)) {
                    add("build-down", card, free, 0, less, CardSet.NONE);
                }
            }
        }
    }

    private void change(int card, Build build) {
        int value = played(card);
        boolean simple = build.parts().size() == 1;
        if (simple && build.value() + value <= 16 && keeps(card, build.value() + value)) {
            add("raise", card, 0, bit(build), build.value() + value, CardSet.NONE);
        }
        if (lower && simple && build.value() - value >= 2 && keeps(card, build.value() - value)) {
            add("lower", card, 0, bit(build), build.value() - value, CardSet.NONE);
        }
        if (!keeps(card, build.value()) && !(isPartner(build.creator()) && !build.changed())) {
            return;
        }
        for (int free = 0; free <= everything(); free++) {
            boolean right = build.value() == value && divides(free, value, 2);
            for (int i = 0; i < field.size(); i++) {
                int with = 1 << i;
                right |= (free & with) != 0
                        && value + lying(field.get(i)) == build.value()
                        && divides(free & ~with, build.value(), 2);
            }
            if (right) {
                add("build-on", card, free, bit(build), build.value(), CardSet.NONE);
            }
        }
    }

    private boolean keeps(int card, int value) {
        return hand.stream().anyMatch(other -> other != card && played(other) == value);
    }

    private boolean isPartner(int other) {
        return table.seats() == 4 && other != seat && other % 2 == seat % 2;
    }

    private boolean binds(Build build) {
        return build.last() == seat && (build.changed() || !isPartner(build.creator()))
                || build.creator() == seat && isPartner(build.last()) && !build.changed();
    }

    /** Adds a move, unless it plays the last card that takes a binding build and leaves that build unchanged. */
    private void add(String word, int card, int free, long some, int value, CardSet claims) {
        for (Build build : table.builds()) {
            if (binds(build)
                    && build.value() == played(card)
                    && !keeps(card, build.value())
                    && (some & bit(build)) == 0) {
                return;
            }
        }
        all.add(text(deck, word, card, cards(free), some, value, claims));
    }

    private CardSet cards(int free) {
        CardSet cards = CardSet.NONE;
        for (int i = 0; i < field.size(); i++) {
            cards = (free >> i & 1) == 0 ? cards : cards.with(field.get(i));
        }
        return cards;
    }
}
