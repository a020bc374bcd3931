package dev.oya.experiment;

import java.util.concurrent.CancellationException;

/** Work on one thread that any other may break off. Safe to share between threads. */
public abstract class BreakableWork {
    /** Who works and may be interrupted, or null. */
    private Thread working;

    private boolean broken;

    /** Something that ends where its thread is interrupted. */
    protected interface Work {
        void work() throws InterruptedException;
    }

    /** Works on the calling thread; false where it was broken off. */
    protected final boolean run(Work work) {
        try {
            mayBeInterrupted(true);
            work.work();
            return true;
        } catch (InterruptedException | CancellationException brokenOff) {
            return false;
        } catch (RuntimeException ended) {
            // A cluster that this process began ends with it, and says so in its own way.
            if (!isBroken()) {
                throw ended;
            }
            return false;
        } finally {
            mayBeInterrupted(false);
        }
    }

    /** Does something within the work that an interrupt would harm: files would be closed amid a line. */
    protected final void undisturbed(Runnable action) {
        mayBeInterrupted(false);
        action.run();
        mayBeInterrupted(true);
    }

    private synchronized boolean isBroken() {
        return broken;
    }

    private synchronized void mayBeInterrupted(boolean may) {
        working = may ? Thread.currentThread() : null;
        if (!may) {
            Thread.interrupted();
        } else if (broken) {
            working.interrupt();
        }
    }

    /** Breaks the work off; what it has come to is known. */
    public final synchronized void stop() {
        broken = true;
        if (working != null) {
            working.interrupt();
        }
    }
}
