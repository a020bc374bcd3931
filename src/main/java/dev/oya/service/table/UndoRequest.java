package dev.oya.service.table;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The pending undo request of a table and the seats that agree to it. Not thread-safe. */
final class UndoRequest {
    /** Value of the requesting seat if there is no request. */
    static final int NOBODY = -1;

    private final List<SeatHolder> seats;
    private final Set<Integer> agreed = new TreeSet<>();
    private int seat = NOBODY;

    UndoRequest(List<SeatHolder> seats) {
        this.seats = seats;
    }

    /** Returns the seat that asks to undo its move, or -1 if there is no request. */
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

    /** Cancels the request. */
    void drop() {
        seat = NOBODY;
    }

    /** Returns the seats of the people who have not answered yet. */
    List<Integer> waits() {
        return seat == NOBODY
                ? List.of()
                : seats.stream()
                        .filter(holder -> holder.isThere() && holder.seat != seat && !agreed.contains(holder.seat))
                        .map(holder -> holder.seat)
                        .toList();
    }

    /** Ends the request if all people agree, and returns its seat. Returns -1 otherwise. */
    int granted() {
        int who = waits().isEmpty() ? seat : NOBODY;
        if (who != NOBODY) {
            drop();
        }
        return who;
    }
}
