package dev.oya.play;

import dev.oya.cards.CardSet;
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
 * @param has its cards that the seat has
 * @param missing number of missing cards; a double card counts as two
 * @param wants cards that help and that no opponent has captured
 * @param all whether all of them are needed and not just some
 */
public record YakuInReach(YakuEntry entry, CardSet has, int missing, CardSet wants, boolean all) {
    /** Returns the combinations within reach of the view's seat, the nearest first. */
    public static List<YakuInReach> of(Rules rules, SeatView view) {
        return of(rules, view, view.seat());
    }

    /** Returns the combinations within reach of a seat, judging by the public cards, the nearest first. */
    public static List<YakuInReach> of(Rules rules, SeatView view, int seat) {
        CardSet own = view.pile(seat);
        CardSet lost = CardSet.NONE;
        for (int other = 0; other < view.size(); other++) {
            lost = view.together(seat, other) ? lost : lost.plus(view.pile(other));
        }
        RuleSettings settings = rules.settings();
        List<YakuInReach> all = new ArrayList<>();
        for (YakuEntry entry : settings.pack().yaku().values()) {
            boolean captured = settings.pack().groups().get(entry.group()).of().equals("captured");
            if (captured && entry.isPlayed(settings.options()) && isOf(view.round(), entry, settings)) {
                YakuInReach reach = of(settings, entry, own, lost);
                if (reach != null) {
                    all.add(reach);
                }
            }
        }
        all.sort(Comparator.comparingInt(YakuInReach::missing));
        return all;
    }

    /** Returns whether a combination counts in a round. */
    private static boolean isOf(int round, YakuEntry entry, RuleSettings settings) {
        int month = RoundHistory.month(round, settings.pack().deck().groupCount());
        return (entry.round() == 0 || entry.round() == round) && (entry.month() == 0 || entry.month() == month);
    }

    private static YakuInReach of(RuleSettings settings, YakuEntry entry, CardSet own, CardSet lost) {
        CardSet has = CardSet.NONE;
        CardSet wants = CardSet.NONE;
        int missing = 0;
        boolean possible = entry.lacks() == null || !own.meets(entry.lacks().set());
        for (YakuEntry.Count count : entry.takes()) {
            CardSet set = settings.either(count.of());
            CardSet there = own.and(set);
            CardSet free = set.minus(lost).minus(own);
            String expression = count.of().expression();
            int counts = settings.mostCount(expression, there);
            int lacking = Math.max(0, count.range().least() - counts);
            possible &= settings.mostCount(expression, free) >= lacking
                    && counts <= count.range().most();
            has = has.plus(there);
            wants = lacking == 0 ? wants : wants.plus(free);
            missing += lacking;
        }
        boolean all = missing == wants.size();
        return possible && missing > 0 && !has.isEmpty() ? new YakuInReach(entry, has, missing, wants, all) : null;
    }
}
