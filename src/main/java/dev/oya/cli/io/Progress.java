package dev.oya.cli.io;

import java.io.PrintWriter;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarConsumer;
import me.tongfei.progressbar.ProgressBarStyle;

/** A progress bar for long commands. It is not drawn if standard error is not a terminal. */
public final class Progress implements AutoCloseable {
    private static final int WIDTH = 78;

    private ProgressBar bar;

    private Progress(ProgressBar bar) {
        this.bar = bar;
    }

    public static Progress on(PrintWriter err, String name, long steps) {
        return drawn(err, name, steps, new ProgressBarBuilder());
    }

    /** Creates a progress bar that counts bytes. */
    public static Progress ofBytes(PrintWriter err, String name, long bytes) {
        return drawn(err, name, bytes, new ProgressBarBuilder().setUnit(" MiB", 1 << 20));
    }

    private static Progress drawn(PrintWriter err, String name, long steps, ProgressBarBuilder bar) {
        if (!Terminals.isTerminal(Terminals.ERROR)) {
            return new Progress(null);
        }
        return new Progress(bar.setTaskName(name)
                .setInitialMax(steps)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(200)
                .setConsumer(new OneLine(err))
                .build());
    }

    public void step() {
        step(1);
    }

    /** Adds steps. Several threads may call this at the same time. */
    public synchronized void step(long steps) {
        if (bar != null) {
            bar.stepBy(steps);
        }
    }

    /** Sets the number of finished steps and the estimated total. */
    public void at(long done, long of) {
        if (bar != null) {
            bar.maxHint(of).stepTo(done);
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
            bar = null;
        }
    }

    /** Draws the bar on a single line, which it clears at the end. */
    private static final class OneLine implements ProgressBarConsumer {
        private final PrintWriter err;

        OneLine(PrintWriter err) {
            this.err = err;
        }

        @Override
        public int getMaxRenderedLength() {
            return WIDTH;
        }

        @Override
        public void accept(String drawn) {
            err.print('\r' + drawn);
            err.flush();
        }

        @Override
        public void close() {
            err.print('\r' + " ".repeat(WIDTH) + '\r');
            err.flush();
        }
    }
}
