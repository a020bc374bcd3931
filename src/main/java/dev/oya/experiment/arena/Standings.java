package dev.oya.experiment.arena;

import dev.oya.experiment.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** The results of all meetings so far. Not thread-safe. */
public final class Standings {
    private final Arena arena;
    private final List<Pairing> pairings = new ArrayList<>();
    private int meetings;

    public Standings(Arena arena) {
        this.arena = arena;
        arena.pairs().forEach(pair -> pairings.add(new Pairing(arena)));
    }

    /**
     * Adds the next meeting.
     *
     * @throws IllegalArgumentException if the meeting is out of order
     */
    public void add(PairingResult meeting) {
        if (meeting.number() != meetings) {
            throw new IllegalArgumentException("Expected meeting " + meetings);
        }
        pairings.get(meetings++ % pairings.size()).add(meeting);
    }

    public Arena arena() {
        return arena;
    }

    public int meetings() {
        return meetings;
    }

    /** Returns the number of deals that all pairings have played. */
    public int deals() {
        return meetings / pairings.size();
    }

    public Pairing pairing(int pair) {
        return pairings.get(pair);
    }

    void each(BiConsumer<Arena.Pair, Pairing> what) {
        for (int pair = 0; pair < pairings.size(); pair++) {
            what.accept(arena.pairs().get(pair), pairings.get(pair));
        }
    }

    /**
     * Returns the rating of each bot, with mean zero. The uncertainty is computed from the deals that all pairings have played.
     */
    public List<Estimate> ratings() {
        return new Ratings(this).all();
    }
}
