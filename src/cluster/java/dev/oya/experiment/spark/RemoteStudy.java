package dev.oya.experiment.spark;

import dev.oya.engine.RuleLibrary;
import dev.oya.experiment.Experiment;
import dev.oya.experiment.ExperimentProgress;
import dev.oya.notation.Json;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A study on a cluster. It has the same parts as on a single machine, added in the same order. Not thread-safe. */
public final class RemoteStudy {
    /** Number of pieces for each place. With several, places are idle for less time until the last piece is done. */
    private static final int PIECES_A_PLACE = 4;

    /** Interval between progress reports. It grows with the number of places, because combining each result takes time. */
    private static final Duration OFTEN = Duration.ofSeconds(10);

    private static final Duration OFTEN_A_PLACE = Duration.ofMillis(100);

    private final Experiment study;
    private final Workers cluster;
    private final String job;

    /** @param library rules of the arms */
    public RemoteStudy(RuleLibrary library, Experiment study, Workers cluster) {
        this.study = study;
        this.cluster = cluster;
        this.job = StudyWork.job(library, study);
    }

    /**
     * Plays until the aim is reached.
     *
     * @param progress progress so far
     * @param told receives the progress, on the calling thread
     * @throws InterruptedException if the calling thread is interrupted; the progress includes all reported parts
     */
    public void run(ExperimentProgress progress, Consumer<ExperimentProgress> told) throws InterruptedException {
        long often = OFTEN.plus(OFTEN_A_PLACE.multipliedBy(cluster.places())).toNanos();
        int together = 1;
        while (!progress.isOver()) {
            long began = System.nanoTime();
            wave(progress, together);
            told.accept(progress);
            if (System.nanoTime() - began < often / 2) {
                together = Math.min(2 * together, 1 << 20);
            }
        }
    }

    /**
     * Plays the next parts.
     *
     * @param together largest number of parts in a piece
     */
    private void wave(ExperimentProgress progress, int together) throws InterruptedException {
        int pieces = PIECES_A_PLACE * cluster.places();
        int parts = (int) Math.min(progress.ahead(), (long) pieces * together);
        int each = Math.max(1, (parts + pieces - 1) / pieces);
        List<StudyWork.Piece> wave = new ArrayList<>();
        for (int part = 0; part < parts; part += each) {
            wave.add(new StudyWork.Piece(progress.parts() + part, Math.min(each, parts - part)));
        }
        for (Experiment.Stretch played : played(wave)) {
            int wanted = wanted(progress, played);
            if (wanted < played.rounds().size()) {
                // The matches were longer than expected, so the study ends within this piece.
                progress.add(played(List.of(new StudyWork.Piece(progress.parts(), wanted)))
                        .get(0));
                return;
            }
            progress.add(played);
            if (progress.isOver()) {
                return;
            }
        }
    }

    /** Returns the number of parts of the next stretch that belong to the study, up to the part that ends it. */
    private static int wanted(ExperimentProgress progress, Experiment.Stretch stretch) {
        long end = progress.aim().rounds();
        long rounds = progress.rounds();
        int parts = 0;
        while (parts < stretch.rounds().size() && (end == 0 || rounds < end)) {
            rounds += stretch.rounds().get(parts++);
        }
        return parts;
    }

    private List<Experiment.Stretch> played(List<StudyWork.Piece> pieces) throws InterruptedException {
        List<String> texts =
                pieces.stream().map(piece -> Json.tree(piece).toString()).toList();
        return cluster.run(StudyWork::new, job, texts).stream()
                .map(answer -> Json.STRICT.readValue(answer, Experiment.Stretch.class))
                .toList();
    }
}
