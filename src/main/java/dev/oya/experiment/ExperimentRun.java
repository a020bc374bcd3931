package dev.oya.experiment;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Consumer;

/** A run of an experiment that saves its progress in a file. Other threads can stop it. */
public final class ExperimentRun extends BreakableWork {
    private static final long OFTEN = Duration.ofSeconds(5).toNanos();

    private final Experiment experiment;
    private final ProgressFile file;
    private final ExperimentProgress progress;
    private long saved = System.nanoTime() - OFTEN;

    /** Plays a study, on this machine or on a cluster. */
    public interface Played {
        /** Plays until the aim is reached, and reports the progress. */
        void run(ExperimentProgress progress, Consumer<ExperimentProgress> listener) throws InterruptedException;
    }

    /**
     * Resumes the experiment that is saved in a file, or starts a new one.
     *
     * @param path progress file, or null to save no progress
     * @throws ProgressFile.Unusable if the file belongs to another experiment or was changed
     */
    public ExperimentRun(Experiment experiment, StoppingRule aim, Path path) throws IOException {
        this.experiment = experiment;
        this.file = path == null ? null : new ProgressFile(path, "study");
        int arms = experiment.arms().size();
        ExperimentProgress.Kept before = file == null
                ? null
                : file.whole(ExperimentProgress.Kept.class, experiment.digest(), "rules, --bots, --players and --seed");
        this.progress = before == null ? new ExperimentProgress(aim, arms) : new ExperimentProgress(aim, before);
    }

    public ExperimentProgress progress() {
        return progress;
    }

    /** Plays until the aim is reached or the run is stopped. Reports the progress on the calling thread. */
    public void run(Played played, Consumer<ExperimentProgress> listener) {
        run(() -> played.run(progress, now -> {
            listener.accept(now);
            if (file != null && System.nanoTime() - saved > OFTEN) {
                undisturbed(this::keep);
            }
        }));
        if (file != null) {
            keep();
        }
    }

    private void keep() {
        file.replace(progress.kept(experiment));
        saved = System.nanoTime();
    }
}
