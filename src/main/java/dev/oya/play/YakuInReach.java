package dev.oya.play;

import dev.oya.cards.CardSet;
import dev.oya.pack.YakuEntry;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A combination of captured cards that a seat has begun and can still complete, as far as it can know.
 *
 * @param entry the combination
 * @param has the cards that it has of it
 * @param of how many it takes
 * @param wants the cards that would bring it nearer, and that no opponent has captured
 * @param all whether it needs each of these, not any
 */
public record YakuInReach(YakuEntry entry, CardSet has, int of, CardSet wants, boolean all) {
    /** What is in reach of a seat, the nearest first. */
    public static List<YakuInReach> of(Rules rules, SeatView view) {
        CardSet own = view.seats().get(view.seat()).pile();
        CardSet lost = CardSet.NONE;
        for (int seat = 0; seat < view.seats().size(); seat++) {
            lost = view.isPartner(seat)
                    ? lost
                    : lost.plus(view.seats().get(seat).pile());
        }
        var pack = rules.settings().pack();
        List<YakuInReach> all = new ArrayList<>();
        for (YakuEntry entry : pack.yaku().values()) {
            boolean played = entry.isPlayed(rules.settings().options());
            if (played && pack.groups().get(entry.group()).of().equals("captured")) {
                YakuInReach reach = of(entry, own, lost);
                if (reach != null) {
                    all.add(reach);
                }
            }
        }
        all.sort(Comparator.comparingInt(reach -> reach.of() - reach.has().size()));
        return all;
    }

    private static YakuInReach of(YakuEntry entry, CardSet own, CardSet lost) {
        boolean all = entry.needs() != null;
        if (!all && entry.counts().isEmpty()) {
            return null;
        }
        CardSet set = all ? entry.needs().set() : entry.counts().get(0).of().set();
        int needed = all ? set.size() : entry.counts().get(0).range().least();
        CardSet has = own.and(set);
        CardSet wants = set.minus(lost).minus(own);
        boolean possible = has.size() + wants.size() >= needed
                && (entry.lacks() == null || !own.meets(entry.lacks().set()));
        return possible && !has.isEmpty() && has.size() < needed
                ? new YakuInReach(entry, has, needed, wants, all)
                : null;
    }
}
