package dev.oya.bots;

import dev.oya.play.Table;
import java.util.List;

/** What a round that was played on came to. */
final class Rewards {
    private Rewards() {}

    /** What a seat's side gained in a round, less what the others gained on average, in points. */
    static double of(Table table, int seat) {
        if (table.isVoid()) {
            return 0;
        }
        List<List<Integer>> sides = table.sides();
        int own = table.side(seat);
        double gain = 0;
        double others = 0;
        for (int side = 0; side < sides.size(); side++) {
            double sum = 0;
            for (int one : sides.get(side)) {
                sum += table.gain(one);
            }
            if (side == own) {
                gain = sum;
            } else {
                others += sum;
            }
        }
        return sides.size() < 2 ? gain : gain - others / (sides.size() - 1);
    }
}
