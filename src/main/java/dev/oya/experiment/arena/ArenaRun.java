package dev.oya.experiment.arena;

import dev.oya.experiment.BreakableWork;
import dev.oya.experiment.ProgressFile;
import java.io.IOException;
import java.util.function.IntConsumer;

/** Has an arena played until it is over, sure, or broken off. Safe to break off from another thread. */
public final class ArenaRun extends BreakableWork {
    private final Standings standings;
    private final Sprt sprt;
    private final ProgressFile file;

    private record Begun(String arena, String seed) {}

    /**
     * Goes on with what was kept.
     *
     * @param sprt the test that may end it, or null
     * @param file where meetings are kept, or null
     * @throws ProgressFile.Unusable where it cannot be gone on with what is kept there
     */
    public ArenaRun(Standings standings, Sprt sprt, ProgressFile file) throws IOException {
        this.standings = standings;
        this.sprt = sprt;
        this.file = file;
        if (file != null) {
            Arena arena = standings.arena();
            file.goOn(
                    new Begun(arena.digest(), arena.seed()),
                    "game, rules, --bots, --players, --rounds and --seed",
                    PairingResult.class,
                    standings::add);
        }
    }

    /** Plays on until this many deals are played, and tells how many meetings there were; false where it was broken off before. */
    public boolean run(int deals, int threads, IntConsumer told) {
        int until = deals * standings.arena().pairs().size();
        told.accept(standings.meetings());
        if (!isSure()) {
            run(() -> standings.arena().run(threads, standings.meetings(), until, meeting -> {
                standings.add(meeting);
                if (file != null) {
                    file.add(meeting);
                }
                told.accept(standings.meetings());
                return !isSure();
            }));
        }
        return isSure() || standings.meetings() >= until;
    }

    private boolean isSure() {
        return sprt != null
                && sprt.verdict(standings.pairing(0), standings.arena().comparisons()) != Sprt.Verdict.GOES_ON;
    }
}
