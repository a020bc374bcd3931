package dev.oya.cli;

import dev.oya.cli.io.Complaint;
import dev.oya.cli.io.Input;
import dev.oya.cli.io.Output;
import dev.oya.cli.io.Progress;
import dev.oya.experiment.Experiment;
import dev.oya.experiment.ExperimentProgress;
import dev.oya.experiment.StoppingRule;
import dev.oya.files.WholeFile;
import dev.oya.record.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Consumer;
import tools.jackson.core.JacksonException;

/** Has a study played, keeps in a file how far it is, and ends it in good order where somebody breaks it off. */
final class StudyRun {
    private static final long OFTEN = Duration.ofSeconds(5).toNanos();

    private final Experiment study;
    private final ExperimentProgress course;
    private final Path file;
    private final Played played;
    private final PrintWriter err;
    private long kept = System.nanoTime() - OFTEN;

    /** Who waits for the players and may be interrupted, or null. */
    private Thread waiting;

    private boolean stopped;

    /** How a study is played. */
    interface Played {
        /** Plays on until the course is over, and tells how far it is. */
        void run(ExperimentProgress course, Consumer<ExperimentProgress> told) throws InterruptedException;
    }

    /** @param file where it is kept how far the study is, or null */
    StudyRun(Experiment study, StoppingRule aim, Path file, Played played, PrintWriter err) {
        this.study = study;
        this.file = file;
        this.played = played;
        this.err = err;
        this.course = course(aim);
    }

    private ExperimentProgress course(StoppingRule aim) {
        if (file == null || !Files.exists(file)) {
            if (file != null) {
                Output.check(file);
            }
            return new ExperimentProgress(aim, study.arms().size());
        }
        Output.check(file);
        ExperimentProgress.Kept before;
        try {
            before = Json.STRICT.readValue(
                    Files.readString(Input.readable(file.toString())), ExperimentProgress.Kept.class);
        } catch (JacksonException | IOException broken) {
            throw new Complaint(file + " holds no study", "name a file that --resume has written, or a new one");
        }
        if (!study.digest().equals(before.study())) {
            throw new Complaint(
                    file + " holds another study",
                    "rules, --bots, --players and --seed are those it began with; or name a new file");
        }
        return new ExperimentProgress(aim, before);
    }

    /** Plays until the aim is reached or the study is broken off. */
    ExperimentProgress run() {
        try (Progress progress = Progress.on(err, study.game(), course.expected())) {
            mayBeInterrupted(true);
            played.run(course, now -> {
                progress.at(now.rounds(), now.expected());
                if (file != null && System.nanoTime() - kept > OFTEN) {
                    mayBeInterrupted(false);
                    keep();
                    mayBeInterrupted(true);
                }
            });
        } catch (InterruptedException brokenOff) {
            // What has been played is told.
            stopped = true;
        } catch (RuntimeException ended) {
            // A cluster that this process began is ended with it, and says so in its own way.
            if (!stopped) {
                throw ended;
            }
        } finally {
            mayBeInterrupted(false);
        }
        if (file != null) {
            keep();
        }
        return course;
    }

    private void keep() {
        try {
            WholeFile.write(file, Json.tree(course.kept(study)).toString() + "\n");
        } catch (IOException full) {
            throw new UncheckedIOException("how far the study is cannot be kept: " + full.getMessage(), full);
        }
        kept = System.nanoTime();
    }

    /** Files are not written by a thread that may be interrupted meanwhile: that would close them. */
    private synchronized void mayBeInterrupted(boolean may) {
        waiting = may ? Thread.currentThread() : null;
        if (!may) {
            Thread.interrupted();
        } else if (stopped) {
            waiting.interrupt();
        }
    }

    /** Breaks the study off; what has been played is told. */
    synchronized void stop() {
        stopped = true;
        if (waiting != null) {
            waiting.interrupt();
        }
    }
}
