package dev.oya.spec;

import dev.oya.cards.CardSet;
import dev.oya.play.Match;
import dev.oya.play.Rules;
import dev.oya.play.Situation;

/** A round that a scenario only tells: who captured and declared what, and what was said. */
final class ToldRound {
    private ToldRound() {}

    /** Tells it; the rules have settled nothing yet. */
    static Situation of(World world) {
        world.check.told();
        Rules rules = world.rules();
        Situation told = new Situation(rules, world.seats, world.dealer);
        told.standing(
                world.scores == null ? new int[world.seats] : world.scores,
                world.round,
                Match.length(rules, world.seats));
        world.check.marks().forEach((seat, names) -> names.forEach(name -> told.mark(seat, name)));
        told.assume();
        world.check.playing(told.table(), rules.settings().seatMark("active"));
        world.hands.forEach(told::dealt);
        world.piles.forEach(told::captured);
        world.points.forEach(told::points);
        for (int seat = 0; seat < world.seats; seat++) {
            if (world.sweeps.containsKey(seat) || world.prizes.containsKey(seat)) {
                told.feats(seat, world.sweeps.getOrDefault(seat, 0), world.prizes.getOrDefault(seat, 0));
            }
        }
        world.declared.forEach(told::declared);
        if (world.field != null || !world.carried.isEmpty()) {
            told.field(world.field == null ? CardSet.NONE : world.field, world.carried);
        }
        if (world.factor != null) {
            told.factor(world.factor);
        }
        told.pot(world.pot);
        world.tallies.forEach((name, counts) -> {
            for (int seat = 0; seat < world.seats; seat++) {
                told.counted(seat, name, counts[seat]);
            }
        });
        world.situation = told;
        world.liabilities.forEach(Runnable::run);
        return told;
    }
}
