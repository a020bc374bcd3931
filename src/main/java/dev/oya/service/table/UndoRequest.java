package dev.oya.service.table;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Who wants to take the last move back, and who agrees. Not thread-safe. */
final class UndoRequest {
    /** Nobody takes anything back. */
    static final int NOBODY = -1;

    private final List<SeatHolder> seats;
    private final Set<Integer> agreed = new TreeSet<>();
    private int seat = NOBODY;

    UndoRequest(List<SeatHolder> seats) {
        this.seats = seats;
    }

    /** Who wants to, or {@link #NOBODY}. */
    int seat() {
        return seat;
    }

    void ask(int who) {
        seat = who;
        agreed.clear();
    }

    void agree(int who, boolean agrees) {
        if (agrees) {
            agreed.add(who);
        } else {
            drop();
        }
    }

    /** Nobody wants to any more. */
    void drop() {
        seat = NOBODY;
    }

    /** The seats whose people have not yet said whether they agree. */
    List<Integer> waits() {
        return seat == NOBODY
                ? List.of()
                : seats.stream()
                        .filter(holder -> holder.isThere() && holder.seat != seat && !agreed.contains(holder.seat))
                        .map(holder -> holder.seat)
                        .toList();
    }

    /** Whose move is taken back, because everybody agrees, or {@link #NOBODY}; with that it is done. */
    int granted() {
        int who = waits().isEmpty() ? seat : NOBODY;
        if (who != NOBODY) {
            drop();
        }
        return who;
    }
}
