package dev.oya.experiment.arena;

import dev.oya.experiment.BreakableWork;
import dev.oya.experiment.ProgressFile;
import java.io.IOException;
import java.util.function.IntConsumer;

/**
 * A run of an arena. The run ends when all deals are played, when its sequential test is decided, or when another thread stops
 * it.
 */
public final class ArenaRun extends BreakableWork {
    private final Standings standings;
    private final Sprt sprt;
    private final ProgressFile file;

    private record Begun(String arena, String seed) {}

    /**
     * Resumes the arena that is saved in a file, or starts a new one.
     *
     * @param sprt sequential test that may end the run, or null
     * @param file file to which results are appended, or null to save no results
     * @throws ProgressFile.Unusable if the file belongs to another arena or was changed
     */
    public ArenaRun(Standings standings, Sprt sprt, ProgressFile file) throws IOException {
        this.standings = standings;
        this.sprt = sprt;
        this.file = file;
        if (file != null) {
            Arena arena = standings.arena();
            file.resume(
                    new Begun(arena.digest(), arena.seed()),
                    "game, rules, --bots, --players, --rounds and --seed",
                    PairingResult.class,
                    standings::add);
        }
    }

    /**
     * Plays the remaining deals. Returns false if the run was stopped.
     *
     * @param deals total number of deals
     * @param threads number of threads
     * @param listener receives the number of meetings played so far
     */
    public boolean run(int deals, int threads, IntConsumer listener) {
        int until = deals * standings.arena().pairs().size();
        listener.accept(standings.meetings());
        if (!isSure()) {
            run(() -> standings.arena().run(threads, standings.meetings(), until, meeting -> {
                standings.add(meeting);
                if (file != null) {
                    file.add(meeting);
                }
                listener.accept(standings.meetings());
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
