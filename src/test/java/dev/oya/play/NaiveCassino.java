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

/** The open moves of Cassino once more, without any cleverness: every set of free cards is tried with every set of builds. */
final class NaiveCassino {
    private static final int HIGHEST = 10;

    private final Table table;
    private final Deck deck;
    private final int seat;
    private final List<Integer> field;
    private final List<Integer> hand;
    private final List<Build> builds;
    private final Set<String> all = new TreeSet<>();

    NaiveCassino(Table table, Deck deck, int seat) {
        this.table = table;
        this.deck = deck;
        this.seat = seat;
        this.field = table.field().stream().boxed().toList();
        this.hand = table.hand(seat).stream().boxed().toList();
        this.builds = table.builds();
    }

    /** A move by its cards, however they are divided. */
    static String signature(Move move) {
        Fishing fishing = move.fishing();
        return text(move.word(), move.card(), move.take(), fishing.builds(), fishing.value());
    }

    private static String text(String word, int card, CardSet take, long builds, int value) {
        return word + " " + card + " " + take + " " + Long.toBinaryString(builds) + " " + value;
    }

    Set<String> all() {
        for (int card : hand) {
            lay(card);
            for (int free = 0; free < 1 << field.size(); free++) {
                for (int some = 0; some < 1 << builds.size(); some++) {
                    if (isFace(card)) {
                        takeFaces(card, free, some);
                    } else {
                        with(card, free, some);
                    }
                }
            }
        }
        return all;
    }

    private int rank(int card) {
        return deck.groupOf(card);
    }

    private boolean isFace(int card) {
        return rank(card) > HIGHEST;
    }

    private void lay(int card) {
        if (builds.stream().noneMatch(this::isMine)) {
            add("lay", card, 0, 0, 0);
        }
    }

    private void takeFaces(int card, int free, int some) {
        boolean alike = cards(free).stream().allMatch(one -> rank(one) == rank(card));
        int many = Integer.bitCount(free);
        if (some == 0 && alike && (many == 1 || many == 3)) {
            add("take", card, free, 0, 0);
        }
    }

    private void with(int card, int free, int some) {
        int value = rank(card);
        boolean worth = chosen(some).stream().allMatch(build -> build.value() == value);
        if (worth && free + some > 0 && divides(free, value)) {
            add("take", card, free, some, 0);
        }
        for (int to = 1; to <= HIGHEST; to++) {
            build(card, free, some, to);
        }
    }

    /** A build of a worth that the card makes, adds to or raises; all builds of the worth must come to it. */
    private void build(int card, int free, int some, int worth) {
        boolean kept = hand.stream().anyMatch(other -> other != card && rank(other) == worth);
        List<Build> chosen = chosen(some);
        boolean together = builds.stream().allMatch(build -> build.value() != worth || chosen.contains(build));
        if (!kept || !together) {
            return;
        }
        List<Build> raised =
                chosen.stream().filter(build -> build.value() != worth).toList();
        if (raised.isEmpty() && parts(free, worth - rank(card), worth) && free + some > 0) {
            add(some == 0 ? "build" : "add", card, free, some, worth);
        } else if (raised.size() == 1) {
            Build build = raised.get(0);
            boolean mayRaise = build.value() < worth && !build.compound() && build.last() != seat;
            if (mayRaise && parts(free, worth - rank(card) - build.value(), worth)) {
                add("raise", card, free, some, worth);
            }
        }
    }

    /** Whether some of the cards come to what is lacking, and the others to groups of the worth. */
    private boolean parts(int free, int lacking, int worth) {
        for (int first = free; ; first = first - 1 & free) {
            if (sum(first) == lacking && divides(free & ~first, worth)) {
                return true;
            }
            if (first == 0) {
                return false;
            }
        }
    }

    private boolean divides(int free, int value) {
        if (free == 0) {
            return true;
        }
        int first = Integer.lowestOneBit(free);
        for (int group = free; group > 0; group = group - 1 & free) {
            if ((group & first) != 0 && sum(group) == value && divides(free & ~group, value)) {
                return true;
            }
        }
        return false;
    }

    private int sum(int free) {
        return cards(free).stream().map(this::rank).sum();
    }

    private boolean isMine(Build build) {
        return build.last() == seat;
    }

    private List<Build> chosen(int some) {
        List<Build> chosen = new ArrayList<>();
        for (int i = 0; i < builds.size(); i++) {
            if ((some >> i & 1) != 0) {
                chosen.add(builds.get(i));
            }
        }
        return chosen;
    }

    private CardSet cards(int free) {
        CardSet cards = CardSet.NONE;
        for (int i = 0; i < field.size(); i++) {
            cards = (free >> i & 1) == 0 ? cards : cards.with(field.get(i));
        }
        return cards;
    }

    /** Puts a move, unless it gives away the last card for a build of the seat's own without taking it. */
    private void add(String word, int card, int free, int some, int worth) {
        long bits = chosen(some).stream()
                .mapToLong(build -> Fishing.bit(build.number()))
                .sum();
        for (Build build : builds) {
            boolean last = isMine(build)
                    && build.value() == rank(card)
                    && hand.stream().noneMatch(other -> other != card && rank(other) == rank(card));
            if (last && !(word.equals("take") && chosen(some).contains(build))) {
                return;
            }
        }
        all.add(text(word, card, cards(free), bits, worth));
    }
}
