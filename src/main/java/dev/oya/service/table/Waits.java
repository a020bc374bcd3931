package dev.oya.service.table;

import java.util.Arrays;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** Measures the thinking time of each person, for the current move and for the round. Not thread-safe. */
final class Waits {
    /** The seats whose time is running. */
    private Set<Integer> seats = Set.of();
    /** Start of the running time, as a value of {@link System#nanoTime}. */
    private final long[] since;
    /** Nanoseconds used in this round before {@link #since}, by seat. */
    private final long[] spent;

    Waits(int seats) {
        this.since = new long[seats];
        this.spent = new long[seats];
    }

    /**
     * Updates the seats' thinking times after the table has changed.
     *
     * @param waited the seats whose time runs from now on
     * @param inRound whether a round is being played; the time between rounds does not count
     * @param moved whether the change was a move; otherwise running times continue
     * @param age milliseconds since the change; a negative age, after a clock was set back, counts as 0
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

    /** Returns the milliseconds that the seat has used for the current move, or 0 if its time is not running. */
    long ofMove(int seat) {
        return seats.contains(seat) ? TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - since[seat]) : 0;
    }

    /** Returns the milliseconds that the seat has used in this round. */
    long ofRound(int seat) {
        return TimeUnit.NANOSECONDS.toMillis(spent[seat]) + ofMove(seat);
    }
}
