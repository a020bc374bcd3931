package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.cards.Deck;
import dev.oya.pack.YakuEntry;
import dev.oya.vocabulary.RoundHistory;
import dev.oya.vocabulary.RuleSettings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A combination of captured cards that a seat has begun and can still complete, judging by the public cards.
 *
 * @param entry the combination
 * @param has the cards of the combination that the seat has captured
 * @param of number of cards of the complete combination; a double card counts twice
 * @param missing number of missing cards; a double card counts twice
 * @param wants missing cards of the combination that no seat has captured
 * @param all whether all cards of {@code wants} are needed
 */
public record YakuInReach(YakuEntry entry, CardSet has, int of, int missing, CardSet wants, boolean all) {
    /** Returns the combinations within reach of the view's seat, those with the fewest missing cards first. */
    public static List<YakuInReach> of(Rules rules, SeatView view) {
        return of(rules, view, view.seat());
    }

    /**
     * Returns the combinations within reach of the given seat, judging by the public cards, those with the fewest missing cards
     * first.
     */
    public static List<YakuInReach> of(Rules rules, SeatView view, int seat) {
        return of(rules, view.round(), view.pile(seat), view.uncaptured());
    }

    /** Returns the combinations within reach of the view's seat once it has also captured the gained cards. */
    public static List<YakuInReach> with(Rules rules, SeatView view, CardSet gained) {
        CardSet own = view.pile(view.seat()).plus(gained);
        return of(rules, view.round(), own, view.uncaptured().minus(gained));
    }

    private static List<YakuInReach> of(Rules rules, int round, CardSet own, CardSet left) {
        RuleSettings settings = rules.settings();
        List<YakuInReach> all = new ArrayList<>();
        for (YakuEntry entry : settings.pack().yaku().values()) {
            boolean captured = settings.pack().groups().get(entry.group()).of().equals("captured");
            if (captured && entry.isPlayed(settings.options()) && isOf(round, entry, settings)) {
                YakuInReach reach = of(settings, entry, own, left);
                if (reach != null) {
                    all.add(reach);
                }
            }
        }
        all.sort(Comparator.comparingInt(YakuInReach::missing));
        return all;
    }

    /** Returns the combinations that a seat has already completed and that gain points with a further card. */
    static List<YakuInReach> further(Rules rules, SeatView view, int seat) {
        RuleSettings settings = rules.settings();
        CardSet own = view.pile(seat);
        CardSet left = view.uncaptured();
        List<String> made = rules.taken(own, view.round()).ids();
        List<YakuInReach> all = new ArrayList<>();
        for (YakuEntry entry : settings.pack().yaku().values()) {
            if (made.contains(entry.id())
                    && entry.more() != null
                    && "card".equals(entry.more().each())) {
                CardSet set = settings.either(entry.more().of());
                CardSet free = set.and(left).minus(own);
                if (!free.isEmpty()) {
                    int counts = settings.mostCount(entry.more().of().expression(), own);
                    all.add(new YakuInReach(entry, own.and(set), counts + 1, 1, free, false));
                }
            }
        }
        return all;
    }

    /** Returns the ids of the combinations that the seat would newly complete with the gained cards. */
    public static List<String> completed(Rules rules, SeatView view, int seat, CardSet gained) {
        CardSet own = view.pile(seat);
        List<String> before = ids(rules, own);
        return ids(rules, own.plus(gained)).stream()
                .filter(id -> !before.contains(id))
                .toList();
    }

    private static List<String> ids(Rules rules, CardSet pile) {
        return rules.taken(pile).found().stream().map(found -> found.id()).toList();
    }

    /**
     * Returns missing cards that complete this combination for the given seat. If there is a choice, prefers cards that few of
     * the seat's combinations need, and then cards with the fewest points.
     */
    CardSet completing(Rules rules, SeatView view, int seat) {
        CardSet own = view.pile(seat);
        CardSet left = view.uncaptured();
        Deck deck = rules.settings().pack().deck();
        List<YakuInReach> others = of(rules, view, seat);
        Comparator<Integer> plainest = Comparator.<Integer>comparingLong(card -> others.stream()
                        .filter(other -> other.wants.contains(card))
                        .count())
                .thenComparingInt(card -> deck.card(card).points());
        CardSet added = CardSet.NONE;
        YakuInReach reach = this;
        while (reach != null && added.size() < missing) {
            added = added.with(
                    reach.wants.minus(added).stream().boxed().min(plainest).orElseThrow());
            reach = of(rules.settings(), entry, own.plus(added), left);
        }
        return added;
    }

    /** Returns whether the combination counts in the given round. */
    private static boolean isOf(int round, YakuEntry entry, RuleSettings settings) {
        int month = RoundHistory.month(round, settings.pack().deck().groupCount());
        return (entry.round() == 0 || entry.round() == round) && (entry.month() == 0 || entry.month() == month);
    }

    private static YakuInReach of(RuleSettings settings, YakuEntry entry, CardSet own, CardSet left) {
        CardSet has = CardSet.NONE;
        CardSet wants = CardSet.NONE;
        int of = 0;
        int missing = 0;
        boolean possible = entry.lacks() == null || !own.meets(entry.lacks().set());
        for (YakuEntry.Count count : entry.takes()) {
            CardSet set = settings.either(count.of());
            CardSet there = own.and(set);
            CardSet free = set.and(left).minus(own);
            String expression = count.of().expression();
            int counts = settings.mostCount(expression, there);
            int lacking = Math.max(0, count.range().least() - counts);
            possible &= settings.mostCount(expression, free) >= lacking
                    && counts <= count.range().most();
            has = has.plus(there);
            wants = lacking == 0 ? wants : wants.plus(free);
            of += count.range().least();
            missing += lacking;
        }
        boolean all = missing == wants.size();
        return possible && missing > 0 && !has.isEmpty() ? new YakuInReach(entry, has, of, missing, wants, all) : null;
    }
}
