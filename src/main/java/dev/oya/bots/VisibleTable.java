package dev.oya.bots;

import dev.oya.cards.CardSet;
import dev.oya.pack.Phases;
import dev.oya.play.SeatView;
import dev.oya.play.fishing.CardPlays;
import dev.oya.play.table.Build;
import dev.oya.play.table.Fishing;
import java.util.ArrayList;
import java.util.List;

/**
 * A table as one seat sees it, now or after a possible move.
 *
 * @param hand the seat's hand
 * @param field the free cards, which belong to no build
 * @param taken cards taken in by the move, including the played card; empty if the move takes nothing
 */
record VisibleTable(CardSet hand, CardSet field, List<Built> builds, CardSet taken) {
    /**
     * A build with its value in pips and its points for the side that takes it in. The number is 0 for a build that the move
     * makes.
     */
    record Built(int number, CardSet cards, int value, double points) {}

    static VisibleTable now(SeatView view, CardWorth worths) {
        List<Build> lying = view.builds();
        List<Built> builds = new ArrayList<>(lying.size());
        for (int i = 0; i < lying.size(); i++) {
            Build build = lying.get(i);
            builds.add(new Built(build.number(), build.cards(), build.value(), worths.build(build.cards())));
        }
        return new VisibleTable(view.hand(), view.field(), builds, CardSet.NONE);
    }

    VisibleTable after(CardPlays plays, int play, CardWorth worths) {
        CardSet rest = hand.without(plays.card());
        Phases.Act act = plays.act(play);
        if (act == Phases.Act.LAY) {
            return new VisibleTable(rest, field.with(plays.card()), builds, CardSet.NONE);
        }
        CardSet take = plays.take(play);
        CardSet put = take.with(plays.card());
        if (act == Phases.Act.TAKE && plays.builds(play) == 0) {
            return new VisibleTable(rest, field.minus(take), builds, put);
        }
        List<Built> after = new ArrayList<>(builds.size() + 1);
        CardSet taken = act == Phases.Act.TAKE ? put : CardSet.NONE;
        int place = -1;
        for (Built build : builds) {
            if ((plays.builds(play) & Fishing.bit(build.number())) == 0) {
                after.add(build);
            } else if (act == Phases.Act.TAKE) {
                taken = taken.plus(build.cards());
            } else {
                // A build that is combined with another build becomes part of that build.
                CardSet cards =
                        build.cards().plus(place < 0 ? put : after.remove(place).cards());
                place = after.size();
                after.add(new Built(build.number(), cards, plays.value(play), worths.build(cards)));
            }
        }
        if (act.makesBuilds()) {
            after.add(new Built(0, put, plays.value(play), worths.build(put)));
        }
        return new VisibleTable(rest, field.minus(take), after, taken);
    }

    boolean isEmpty() {
        return field.isEmpty() && builds.isEmpty();
    }
}
