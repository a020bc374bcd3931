package dev.oya.experiment.spark;

import dev.oya.files.Lru;
import dev.oya.record.RecordLines;
import dev.oya.record.VerifyResult;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Splits a file of records into pieces, between matches if possible. If a match continues in a later piece, its earlier rounds
 * are added to that piece. Not thread-safe.
 */
final class RecordSplitter {
    private static final int LINES = 400;
    /** Number of characters in a piece. Larger pieces would take too long to send. */
    private static final int LETTERS = 400_000;

    /** Number of matches whose rounds are kept, equal to that of {@link dev.oya.record.Verifier}. */
    private static final int MATCHES = 4_096;

    /** A piece of a file, or an unreadable line. */
    record Cut(VerifyWork.Piece piece, VerifyResult unreadable) {}

    private final RecordLines lines;
    private final Map<String, List<VerifyWork.Line>> matches = new Lru<>(MATCHES);
    private final List<VerifyWork.Line> before = new ArrayList<>();
    private final List<VerifyWork.Line> piece = new ArrayList<>();
    private final Set<String> here = new LinkedHashSet<>();
    private int letters;

    RecordSplitter(RecordLines lines) {
        this.lines = lines;
    }

    /**
     * Splits off some pieces.
     *
     * @param cuts receives the pieces, including those before the end of a damaged file
     * @return whether there may be more pieces
     */
    boolean next(int pieces, List<Cut> cuts) throws IOException {
        String last = null;
        int end = cuts.size() + pieces;
        try {
            while (cuts.size() < end) {
                if (!lines.next()) {
                    return false;
                }
                if (lines.wrong() != null) {
                    cut(cuts);
                    cuts.add(new Cut(null, VerifyResult.unreadable(lines.wrong())));
                } else if (!lines.text().isBlank()) {
                    String match = RecordLines.match(lines.text());
                    if (isFull(1) && !match.equals(last) || isFull(4)) {
                        cut(cuts);
                    }
                    add(match, new VerifyWork.Line(lines.number(), lines.text()));
                    last = match;
                }
            }
            return true;
        } finally {
            if (cuts.size() < end) {
                cut(cuts);
            }
        }
    }

    private boolean isFull(int times) {
        return piece.size() >= times * LINES || letters >= times * LETTERS;
    }

    private void add(String match, VerifyWork.Line line) {
        List<VerifyWork.Line> known = matches.computeIfAbsent(match, any -> new ArrayList<>());
        if (here.add(match)) {
            before.addAll(known);
        }
        known.add(line);
        piece.add(line);
        letters += line.text().length();
    }

    private void cut(List<Cut> cuts) {
        if (!piece.isEmpty()) {
            cuts.add(new Cut(new VerifyWork.Piece(List.copyOf(before), List.copyOf(piece)), null));
        }
        before.clear();
        piece.clear();
        here.clear();
        letters = 0;
    }
}
