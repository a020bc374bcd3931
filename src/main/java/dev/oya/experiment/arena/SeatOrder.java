package dev.oya.experiment.arena;

import java.util.ArrayList;
import java.util.List;

/**
 * The seats of two bots that meet. Immutable.
 *
 * @param first for each side, whether the first bot plays it
 */
public record SeatOrder(List<Boolean> first) {
    /** Returns all orders of seats. In each order, one bot plays one side and the other bot plays all other sides. */
    static List<SeatOrder> all(int sides) {
        List<SeatOrder> all = new ArrayList<>();
        for (boolean one : sides == 2 ? List.of(true) : List.of(true, false)) {
            for (int at = 0; at < sides; at++) {
                List<Boolean> first = new ArrayList<>();
                for (int side = 0; side < sides; side++) {
                    first.add(side == at ? one : !one);
                }
                all.add(new SeatOrder(List.copyOf(first)));
            }
        }
        return all;
    }

    boolean isAlone() {
        return first.stream().filter(one -> one).count() == 1;
    }
}
