package dev.oya.experiment.spark;

import dev.oya.engine.RuleLibrary;
import dev.oya.notation.Json;
import dev.oya.record.RecordLines;
import dev.oya.record.Verifier;
import dev.oya.record.VerifyResult;
import dev.oya.situation.RecordRulesFinder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Predicate;

/** Verifies files of records on a cluster. The results are those of a single machine, in the same order. Not thread-safe. */
public final class RemoteVerify {
    private static final int PIECES_A_PLACE = 4;

    private final RuleLibrary library;
    private final List<Path> houses;
    private final boolean first;
    private final Workers cluster;
    private final String job;

    /**
     * @param houses files of house-rule layers that records may name
     * @param first whether to stop at the first wrong record of a file
     */
    public RemoteVerify(RuleLibrary library, List<Path> houses, boolean first, Workers cluster) {
        this.library = library;
        this.houses = houses;
        this.first = first;
        this.cluster = cluster;
        this.job = VerifyWork.job(library, houses, first);
    }

    /**
     * Verifies a file.
     *
     * @param told receives the results of the lines in order; returns false to stop
     * @throws IOException if the file cannot be read to its end, after all earlier results were reported
     * @throws InterruptedException if the calling thread is interrupted
     */
    public void verify(RecordLines lines, Predicate<VerifyResult> told) throws IOException, InterruptedException {
        RecordSplitter pieces = new RecordSplitter(lines);
        ExecutorService behind = Executors.newSingleThreadExecutor();
        try {
            Wave running = new Wave(List.of(), CompletableFuture.completedFuture(List.of()));
            IOException broken = null;
            boolean more = true;
            do {
                // The next pieces are split off while the previous ones are verified.
                List<RecordSplitter.Cut> cuts = new ArrayList<>();
                try {
                    more = pieces.next(PIECES_A_PLACE * cluster.places(), cuts);
                } catch (IOException cutOff) {
                    broken = cutOff;
                    more = false;
                }
                if (!tell(running, told)) {
                    return;
                }
                running = new Wave(cuts, CompletableFuture.supplyAsync(() -> answers(cuts), behind));
            } while (more);
            if (tell(running, told) && broken != null) {
                throw broken;
            }
        } finally {
            behind.shutdownNow();
        }
    }

    /** Pieces that are being verified, and their future results. */
    private record Wave(List<RecordSplitter.Cut> cuts, CompletableFuture<List<String>> answers) {}

    private List<String> answers(List<RecordSplitter.Cut> cuts) {
        List<String> sent = cuts.stream()
                .filter(cut -> cut.piece() != null)
                .map(cut -> Json.tree(cut.piece()).toString())
                .toList();
        try {
            return sent.isEmpty() ? List.of() : cluster.run(VerifyWork::new, job, sent);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    private boolean tell(Wave wave, Predicate<VerifyResult> told) throws InterruptedException {
        Iterator<String> answers;
        try {
            answers = wave.answers.get().iterator();
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof RuntimeException cause
                    ? cause
                    : new IllegalStateException(failed.getCause());
        }
        for (RecordSplitter.Cut cut : wave.cuts) {
            if (!told.test(cut.piece() == null ? cut.unreadable() : read(answers.next(), cut.piece()))) {
                return false;
            }
        }
        return true;
    }

    private VerifyResult read(String answer, VerifyWork.Piece piece) {
        return answer.equals(VerifyWork.RULES_ARE_BROKEN)
                ? VerifyWork.verified(piece, new Verifier(new RecordRulesFinder(library, houses)), first)
                : Json.STRICT.readValue(answer, VerifyResult.class);
    }
}
