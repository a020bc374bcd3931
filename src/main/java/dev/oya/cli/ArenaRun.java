package dev.oya.cli;

import dev.oya.cli.io.Progress;
import dev.oya.experiment.arena.Arena;
import dev.oya.experiment.arena.Sprt;
import dev.oya.experiment.arena.Standings;
import java.util.concurrent.CancellationException;

/** Has an arena played until it is over, sure, or broken off. */
final class ArenaRun {
    /** Why it ended. */
    enum End {
        PLAYED,
        SURE,
        STOPPED
    }

    private final Arena arena;
    private final Standings standings;
    private final Sprt sprt;
    private final ArenaFile file;
    private Thread waiting;
    private boolean stopped;

    /**
     * @param sprt the test that may end it, or null
     * @param file where meetings are kept, or null
     */
    ArenaRun(Standings standings, Sprt sprt, ArenaFile file) {
        this.arena = standings.arena();
        this.standings = standings;
        this.sprt = sprt;
        this.file = file;
    }

    /** Plays on to so many deals. */
    End run(int deals, int threads, Progress progress) {
        int until = deals * arena.pairs().size();
        progress.at(standings.meetings(), until);
        if (isSure()) {
            return End.SURE;
        }
        try {
            waits(Thread.currentThread());
            arena.run(threads, standings.meetings(), until, meeting -> {
                standings.add(meeting);
                if (file != null) {
                    file.add(meeting);
                }
                progress.at(standings.meetings(), until);
                return !isSure();
            });
        } catch (InterruptedException | CancellationException brokenOff) {
            return End.STOPPED;
        } finally {
            waits(null);
        }
        return isSure() ? End.SURE : standings.meetings() < until ? End.STOPPED : End.PLAYED;
    }

    private boolean isSure() {
        return sprt != null && sprt.verdict(standings.duel(0), arena.comparisons()) != Sprt.Verdict.GOES_ON;
    }

    private synchronized void waits(Thread who) {
        waiting = who;
        if (who == null) {
            Thread.interrupted();
        } else if (stopped) {
            who.interrupt();
        }
    }

    /** Breaks it off; what has been played is told. */
    synchronized void stop() {
        stopped = true;
        if (waiting != null) {
            waiting.interrupt();
        }
    }
}
