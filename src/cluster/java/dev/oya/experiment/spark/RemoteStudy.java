package dev.oya.experiment.spark;

import dev.oya.engine.RuleLibrary;
import dev.oya.experiment.Experiment;
import dev.oya.experiment.ExperimentProgress;
import dev.oya.notation.Json;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** A study on a cluster: its parts are those of one machine, and added up in the same order. Not thread-safe. */
public final class RemoteStudy {
    /** More pieces than places, so that few wait for the last one. */
    private static final int PIECES_A_PLACE = 4;

    /** After so long it is told how far the study is; longer where answers come from many places, for each takes time. */
    private static final Duration OFTEN = Duration.ofSeconds(10);

    private static final Duration OFTEN_A_PLACE = Duration.ofMillis(100);

    private final Experiment study;
    private final Workers cluster;
    private final String job;

    /** @param oya has the rules of the study's arms */
    public RemoteStudy(RuleLibrary library, Experiment study, Workers cluster) {
        this.study = study;
        this.cluster = cluster;
        this.job = StudyWork.job(library, study);
    }

    /**
     * Plays on until the aim is reached.
     *
     * @param progress what has been played
     * @param told hears of further parts, on the calling thread
     * @throws InterruptedException where the calling thread is interrupted; the progress holds what it was told of
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

    /** Has the next parts played, so many of them in a piece, or as many as are needed. */
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
                // Matches were longer than those before, so that it ends amid this piece.
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

    /** How many of the parts of a stretch that goes on from there belong to it: all, or those up to the one that ends it. */
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
