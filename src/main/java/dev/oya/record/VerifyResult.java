package dev.oya.record;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.oya.notation.Mismatch;
import java.util.ArrayList;
import java.util.List;

/**
 * The result of verifying lines of records.
 *
 * @param rounds number of records
 * @param wrong number of wrong records
 * @param unfinished number of correct records of unfinished rounds
 * @param fair number of correct records whose cards are determined by the committed secret
 * @param entered number of correct records of entered rounds
 * @param mismatches the mismatches in order
 */
public record VerifyResult(
        int rounds,
        int wrong,
        int unfinished,
        int fair,
        @JsonProperty("told") int entered,
        List<Mismatch> mismatches) {
    public static final VerifyResult NOTHING = new VerifyResult(0, 0, 0, 0, 0, List.of());

    /** Returns the result of an unreadable line. */
    public static VerifyResult unreadable(Mismatch why) {
        return new VerifyResult(1, 1, 0, 0, 0, List.of(why));
    }

    /** Returns the result with its mismatches in the given language. */
    public VerifyResult in(String language) {
        return new VerifyResult(
                rounds,
                wrong,
                unfinished,
                fair,
                entered,
                mismatches.stream().map(one -> one.in(language)).toList());
    }

    /**
     * Returns the sum of two results.
     *
     * @param mostMismatches maximum number of mismatches to keep
     */
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
                entered + more.entered,
                all);
    }
}
