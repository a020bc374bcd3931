package dev.oya.bots;

import dev.oya.cards.CardSet;
import dev.oya.pack.Pack;
import dev.oya.pack.YakuEntry;
import dev.oya.play.Rules;
import dev.oya.vocabulary.Settings;
import java.util.ArrayList;
import java.util.List;

/** What captured cards are worth and may come to be worth, by the combinations of the pack. */
final class Goals {
    /** With each card that is missing a combination is this much further away. */
    private static final double NEEDED = 0.30;
    /** Likewise where any cards of a kind will do. */
    private static final double COUNTED = 0.55;

    private final Rules rules;
    private final Settings settings;
    private final List<YakuEntry> entries = new ArrayList<>();

    Goals(Rules rules) {
        this.rules = rules;
        this.settings = rules.settings();
        Pack pack = settings.pack();
        for (YakuEntry entry : pack.yaku().values()) {
            boolean captured = !pack.groups().get(entry.group()).of().equals("hand");
            boolean played = entry.isPlayed(settings.options());
            if (captured && played && entry.worth() != null && entry.points() == null) {
                entries.add(entry);
            }
        }
    }

    /**
     * What a pile is worth by the rules, and what it promises.
     *
     * @param pile captured cards
     * @param lost cards that can no longer come to it
     * @return points from each of the others
     */
    double worth(CardSet pile, CardSet lost) {
        double worth = made(pile);
        for (YakuEntry entry : entries) {
            worth += promise(entry, pile, lost);
        }
        return worth;
    }

    /** What a pile is worth by the rules, in points from each of the others. */
    double made(CardSet pile) {
        return rules.taken(pile).worth();
    }

    private double promise(YakuEntry entry, CardSet pile, CardSet lost) {
        if (entry.lacks() != null && pile.meets(entry.lacks().set())) {
            return 0;
        }
        double nearness = 1;
        if (entry.needs() != null) {
            if (lost.meets(entry.needs().set())) {
                return 0;
            }
            nearness = Math.pow(NEEDED, entry.needs().set().minus(pile).size());
        }
        for (YakuEntry.Count count : entry.counts()) {
            nearness *= nearness(count, pile, lost);
        }
        // What is complete is counted by the rules.
        return nearness == 1 ? 0 : nearness * settings.points(entry.worth());
    }

    private static double nearness(YakuEntry.Count count, CardSet pile, CardSet lost) {
        CardSet of = count.of().set();
        int held = pile.sizeWith(of);
        int missing = Math.max(0, count.range().least() - held);
        boolean within =
                held <= count.range().most() && of.minus(pile).minus(lost).size() >= missing;
        return within ? Math.pow(COUNTED, missing) : 0;
    }
}
