package dev.oya.service.table;

import java.util.Arrays;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** How long persons have been waited for: for a move, and each of them in this round. Not thread-safe. */
final class Waits {
    /** The seats that are waited for. */
    private Set<Integer> seats = Set.of();
    /** Since when, by {@link System#nanoTime}. */
    private final long[] since;
    /** How many nanoseconds each seat had spent in this round by then. */
    private final long[] spent;

    Waits(int seats) {
        this.since = new long[seats];
        this.spent = new long[seats];
    }

    /**
     * Something was accepted.
     *
     * @param waited the seats that are waited for from then on
     * @param inRound whether a round is played; between two of them nothing is spent of the next
     * @param moved whether it was a move; after anything else whoever is still waited for has no more time than before
     * @param age how many milliseconds ago; less than 0, after a clock was set back, is now
     */
    void changed(Set<Integer> waited, boolean inRound, boolean moved, long age) {
        long now = System.nanoTime() - TimeUnit.MILLISECONDS.toNanos(Math.max(0, age));
        Set<Integer> before = seats;
        seats = waited;
        for (int seat : before) {
            if (moved || !seats.contains(seat)) {
                spent[seat] += Math.max(0, now - since[seat]);
            }
        }
        for (int seat : seats) {
            since[seat] = moved || !before.contains(seat) ? now : since[seat];
        }
        if (!inRound) {
            Arrays.fill(spent, 0);
        }
    }

    /** For how many milliseconds a seat has been waited for; 0 where it is not. */
    long ofMove(int seat) {
        return seats.contains(seat) ? TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - since[seat]) : 0;
    }

    /** For how many milliseconds a seat has been waited for in this round. */
    long ofRound(int seat) {
        return TimeUnit.NANOSECONDS.toMillis(spent[seat]) + ofMove(seat);
    }
}
