package dev.oya.experiment;

import java.util.concurrent.CancellationException;

/** Work on one thread that other threads can stop. Thread-safe. */
public abstract class BreakableWork {
    /** The working thread while it may be interrupted, or null. */
    private Thread working;

    private boolean broken;

    /** A task that ends when its thread is interrupted. */
    protected interface Work {
        void work() throws InterruptedException;
    }

    /** Runs a task on the calling thread. Returns whether the task finished without being stopped. */
    protected final boolean run(Work work) {
        try {
            mayBeInterrupted(true);
            work.work();
            return true;
        } catch (InterruptedException | CancellationException brokenOff) {
            return false;
        } catch (RuntimeException ended) {
            // A cluster that shuts down because of the stop may fail with any exception.
            if (!isBroken()) {
                throw ended;
            }
            return false;
        } finally {
            mayBeInterrupted(false);
        }
    }

    /** Runs an action during which the task is not interrupted. An interrupt would close files in the middle of a line. */
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

    /** Stops the task. Results so far remain available. */
    public final synchronized void stop() {
        broken = true;
        if (working != null) {
            working.interrupt();
        }
    }
}
