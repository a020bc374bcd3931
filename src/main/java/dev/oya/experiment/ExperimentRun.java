package dev.oya.experiment;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Consumer;

/** Has an experiment played on, and keeps in a file how far it is. Safe to break off from another thread. */
public final class ExperimentRun extends BreakableWork {
    private static final long OFTEN = Duration.ofSeconds(5).toNanos();

    private final Experiment experiment;
    private final ProgressFile file;
    private final ExperimentProgress progress;
    private long kept = System.nanoTime() - OFTEN;

    public interface Played {
        /** Plays on until the aim is reached, and tells how far it is. */
        void run(ExperimentProgress progress, Consumer<ExperimentProgress> told) throws InterruptedException;
    }

    /**
     * @param path where it is kept how far the experiment is, or null
     * @throws ProgressFile.Unusable where it cannot be gone on with what is kept there
     */
    public ExperimentRun(Experiment experiment, StoppingRule aim, Path path) throws IOException {
        this.experiment = experiment;
        this.file = path == null ? null : new ProgressFile(path, "study");
        int arms = experiment.arms().size();
        ExperimentProgress.Kept before = file == null
                ? null
                : file.whole(
                        ExperimentProgress.Kept.class,
                        experiment.digest(),
                        "rules, --bots, --players and --seed",
                        kept -> kept.check(arms));
        this.progress = before == null ? new ExperimentProgress(aim, arms) : new ExperimentProgress(aim, before);
    }

    public ExperimentProgress progress() {
        return progress;
    }

    /** Plays until the aim is reached or it is broken off; tells of each further part, on the calling thread. */
    public void run(Played played, Consumer<ExperimentProgress> told) {
        run(() -> played.run(progress, now -> {
            told.accept(now);
            if (file != null && System.nanoTime() - kept > OFTEN) {
                undisturbed(this::keep);
            }
        }));
        if (file != null) {
            keep();
        }
    }

    private void keep() {
        file.replace(progress.kept(experiment));
        kept = System.nanoTime();
    }
}
