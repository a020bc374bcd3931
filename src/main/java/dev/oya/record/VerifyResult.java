package dev.oya.record;

import dev.oya.notation.Mismatch;
import java.util.ArrayList;
import java.util.List;

/**
 * What came of verifying lines of records.
 *
 * @param rounds how many records there were
 * @param wrong how many of them are wrong
 * @param unfinished how many are right, of rounds that are still being played
 * @param fair how many are right and dealt as was committed to
 * @param told how many are right, of real cards: what was told of them comes to what they say
 * @param mismatches what is wrong, in order
 */
public record VerifyResult(int rounds, int wrong, int unfinished, int fair, int told, List<Mismatch> mismatches) {
    public static final VerifyResult NOTHING = new VerifyResult(0, 0, 0, 0, 0, List.of());

    /** Of a line that cannot be read. */
    public static VerifyResult unreadable(Mismatch why) {
        return new VerifyResult(1, 1, 0, 0, 0, List.of(why));
    }

    /** With what came of further lines, of whose mismatches at most {@code mostMismatches} are kept. */
    public VerifyResult and(VerifyResult more, int mostMismatches) {
        List<Mismatch> all = mismatches;
        if (!more.mismatches.isEmpty() && all.size() < mostMismatches) {
            all = new ArrayList<>(mismatches);
            all.addAll(more.mismatches.subList(0, Math.min(more.mismatches.size(), mostMismatches - all.size())));
        }
        return new VerifyResult(
                rounds + more.rounds,
                wrong + more.wrong,
                unfinished + more.unfinished,
                fair + more.fair,
                told + more.told,
                all);
    }
}
