package dev.oya.bots;

import dev.oya.play.Table;
import java.util.List;

/** What a round came to. */
final class Rewards {
    private Rewards() {}

    /** What the side of a seat gained in a round, less what others gained on average that nobody paid, in points. */
    static double of(Table table, int seat) {
        if (table.isVoid()) {
            return 0;
        }
        double gain = 0;
        List<Integer> side = table.sideOf(seat);
        for (int one : side) {
            gain += table.gain(one);
        }
        int sides = table.sides().size();
        for (Table.Award award : table.awards()) {
            if (award.side() == table.side(seat)) {
                // Each of the side has these points, and they are its points once.
                gain -= (double) award.points() * (side.size() - 1);
            } else {
                gain -= (double) award.points() / (sides - 1);
            }
        }
        return gain;
    }
}
