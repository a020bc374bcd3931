package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.play.table.Build;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import dev.oya.play.table.Table;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * A reference implementation of the legal moves of Cassino. It tries every union of groups of free cards with every set of
 * builds.
 */
final class NaiveCassino {
    private static final int ACE = 1;
    private static final int HIGH_ACE = 14;
    private static final int HIGH_TWO = 15;
    private static final int HIGH_TEN = 16;
    private static final int HIGHEST = HIGH_TEN;
    private static final int HIGHEST_NUMBER = 10;
    private static final int ALL_OTHERS = 3;
    private static final int NONE = -1;

    private final Table table;
    private final Deck deck;
    private final int seat;
    private final Map<String, Object> options;
    private final List<Integer> field;
    private final List<Integer> hand;
    private final List<Build> builds;
    private final Set<String> all = new TreeSet<>();
    private final List<Set<Integer>> unions = new ArrayList<>();
    /** Sum of each set of free cards, indexed by the set's bits. */
    private final int[] sums;

    /** @param options options that differ from their defaults */
    NaiveCassino(Table table, Deck deck, int seat, Map<String, Object> options) {
        this.table = table;
        this.deck = deck;
        this.seat = seat;
        this.options = options;
        this.field = table.field().stream().boxed().toList();
        this.hand = table.hand(seat).stream().boxed().toList();
        this.builds = table.builds();
        this.sums = IntStream.range(0, 1 << field.size())
                .map(free -> pips(cards(free)))
                .toArray();
        for (int worth = 0; worth <= HIGHEST; worth++) {
            Set<Integer> some = new HashSet<>();
            unite(0, 0, worth, some);
            unions.add(some);
        }
    }

    /** Returns a text that identifies a move by its cards but not by their grouping. */
    static String signature(Move move) {
        Move.BySum play = (Move.BySum) move;
        Fishing fishing = play.fishing();
        return text(play.action(), play.card(), play.take(), fishing.builds(), fishing.value());
    }

    private static String text(String word, int card, CardSet take, long builds, int value) {
        return word + " " + card + " " + take + " " + Long.toBinaryString(builds) + " " + value;
    }

    Set<String> all() {
        for (int card : hand) {
            if (!take(card) || !on("must-take-in", false)) {
                lay(card);
            }
            if (on("builds", true)) {
                for (int some = 0; some < 1 << builds.size(); some++) {
                    for (int worth = 1; worth <= HIGHEST; worth++) {
                        build(card, chosen(some), worth);
                    }
                }
            }
        }
        return all;
    }

    /** Returns the expected build after the given move, as text. */
    String built(Move.BySum move) {
        Fishing fishing = move.fishing();
        Build lying = null;
        int sum = counts(move.card()).get(0) + pips(move.take());
        for (Build build : builds) {
            if ((fishing.builds() & Fishing.bit(build.number())) != 0) {
                boolean raised = build.value() != fishing.value();
                lying = lying == null || raised && lying.value() == fishing.value() ? build : lying;
                sum += build.value();
            }
        }
        int number = lying == null ? table.buildCount() + 1 : lying.number();
        int creator = lying == null ? seat : lying.creator();
        boolean raised = lying != null && lying.value() != fishing.value();
        boolean compound = move.action().equals("build-on") || sum > fishing.value();
        return told(number, fishing.value(), creator, seat, raised || lying != null && lying.changed(), compound);
    }

    static String told(Build build) {
        return told(build.number(), build.value(), build.creator(), build.last(), build.changed(), build.compound());
    }

    private static String told(int number, int value, int creator, int last, boolean changed, boolean compound) {
        return number + " worth " + value + " of " + creator + " " + last + " " + changed + " " + compound;
    }

    private boolean on(String option, boolean unlessSaid) {
        return (Boolean) options.getOrDefault(option, unlessSaid);
    }

    private String is(String option, String unlessSaid) {
        return (String) options.getOrDefault(option, unlessSaid);
    }

    private boolean isPlain() {
        return is("royal", "plain").equals("plain");
    }

    private int rank(int card) {
        return deck.groupOf(card);
    }

    private int pips(CardSet cards) {
        return cards.stream().map(this::rank).sum();
    }

    /** Returns the values that the given card has when played. A second value counts only for captures. */
    private List<Integer> counts(int card) {
        String code = deck.card(card).code();
        if (on("high-cassinos", false) && !isPlain() && List.of("s2", "d10").contains(code)) {
            return List.of(code.equals("s2") ? HIGH_TWO : HIGH_TEN);
        }
        if (rank(card) != ACE) {
            return List.of(rank(card));
        }
        return switch (is("royal", "plain")) {
            case "high-ace" -> List.of(HIGH_ACE);
            case "either-ace" -> List.of(ACE, HIGH_ACE);
            default -> List.of(ACE);
        };
    }

    private boolean keeps(int worth, int played) {
        return hand.stream().anyMatch(other -> other != played && counts(other).contains(worth));
    }

    private boolean isPartner(int other) {
        return other != seat && table.seats() == 4 && on("partners", true) && (other - seat) % 2 == 0;
    }

    private boolean isPromised(Build build) {
        return on("partner-keeps", true) && isPartner(build.creator()) && !build.changed();
    }

    private boolean binds(Build build) {
        boolean kept = on("partner-keeps", true) && !build.changed();
        return build.last() == seat && !isPromised(build) || kept && build.creator() == seat && isPartner(build.last());
    }

    /** Adds the captures of the given card and returns whether there are any. */
    private boolean take(int card) {
        boolean picture = rank(card) > HIGHEST_NUMBER && isPlain();
        boolean any = false;
        for (int counts : counts(card)) {
            for (int free : picture ? alike(card) : unions.get(counts)) {
                for (int some = 0; some < 1 << builds.size(); some++) {
                    List<Build> taken = chosen(some);
                    if (free + some > 0 && taken.stream().allMatch(build -> !picture && build.value() == counts)) {
                        any = true;
                        add("take", card, free, taken, 0);
                    }
                }
            }
        }
        return any;
    }

    /** Returns the sets of free cards of its rank that the given face card takes. */
    private Set<Integer> alike(int card) {
        Set<Integer> alike = new HashSet<>();
        for (int free = 1; free < 1 << field.size(); free++) {
            int many = Integer.bitCount(free);
            boolean so = switch (is("pictures", "one-or-three")) {
                case "one" -> many == 1;
                case "any" -> true;
                default -> many == 1 || many == ALL_OTHERS;
            };
            if (many <= ALL_OTHERS && so && cards(free).stream().allMatch(one -> rank(one) == rank(card))) {
                alike.add(free);
            }
        }
        return alike;
    }

    private void lay(int card) {
        if (on("lay-beside-a-build", false)
                || builds.stream().noneMatch(build -> binds(build) && keeps(build.value(), NONE))) {
            add("lay", card, 0, List.of(), 0);
        }
    }

    /** Adds the moves that result in a build of the given value. All builds of this value must be combined. */
    private void build(int card, List<Build> chosen, int worth) {
        int counts = counts(card).get(0);
        List<Build> raised =
                chosen.stream().filter(build -> build.value() != worth).toList();
        boolean together = builds.stream().allMatch(build -> build.value() != worth || chosen.contains(build));
        boolean adds = raised.isEmpty() && !chosen.isEmpty();
        boolean kept = keeps(worth, card) || adds && chosen.stream().allMatch(this::isPromised);
        boolean least = worth > ACE || !is("royal", "plain").equals("either-ace");
        boolean same = counts == rank(card);
        if (!same || !together || !kept || !least || isPlain() && worth > HIGHEST_NUMBER || raised.size() > 1) {
            return;
        }
        if (raised.isEmpty()) {
            for (int free : with(worth - counts, worth)) {
                if (free > 0 || adds) {
                    add(adds ? "build-on" : "build", card, free, chosen, worth);
                }
            }
        } else if (mayRaise(raised.get(0))) {
            int lacking = worth - counts - raised.get(0).value();
            boolean alone = is("raising-with", "card").equals("card");
            for (int free : alone && lacking != 0 ? Set.<Integer>of() : with(lacking, worth)) {
                add("raise", card, free, chosen, worth);
            }
        }
    }

    private boolean mayRaise(Build build) {
        return !build.compound()
                && switch (is("raising", "anybody")) {
                    case "nobody" -> false;
                    case "others" -> build.last() != seat;
                    default -> true;
                };
    }

    /**
     * Returns the sets of free cards that consist of cards with the sum {@code lacking} and any groups worth {@code worth}.
     */
    private Set<Integer> with(int lacking, int worth) {
        Set<Integer> with = new HashSet<>();
        for (int first = 0; first < sums.length && lacking >= 0; first++) {
            if (sums[first] == lacking) {
                for (int union : unions.get(worth)) {
                    if ((union & first) == 0) {
                        with.add(union | first);
                    }
                }
            }
        }
        return with;
    }

    /**
     * Adds {@code union}, alone and with any further disjoint groups worth {@code worth}, to {@code some}. Each further group
     * begins at index {@code from} or later.
     */
    private void unite(int from, int union, int worth, Set<Integer> some) {
        some.add(union);
        for (int first = from; first < field.size() && worth > 0; first++) {
            if ((union >> first & 1) == 0) {
                group(first + 1, union | 1 << first, worth - rank(field.get(first)), first, worth, some);
            }
        }
    }

    private void group(int next, int union, int lacking, int first, int worth, Set<Integer> some) {
        if (lacking == 0) {
            unite(first + 1, union, worth, some);
        }
        for (int one = next; one < field.size() && lacking > 0; one++) {
            if ((union >> one & 1) == 0) {
                group(one + 1, union | 1 << one, lacking - rank(field.get(one)), first, worth, some);
            }
        }
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

    /** Adds a move, unless it plays the last card that takes a binding build and leaves that build unchanged. */
    private void add(String word, int card, int free, List<Build> some, int worth) {
        for (Build build : builds) {
            boolean last = binds(build) && counts(card).contains(build.value()) && !keeps(build.value(), card);
            if (last && !some.contains(build)) {
                return;
            }
        }
        long bits =
                some.stream().mapToLong(build -> Fishing.bit(build.number())).sum();
        all.add(text(word, card, cards(free), bits, worth));
    }
}
