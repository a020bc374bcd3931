package dev.oya.play.table;

import java.util.List;

/**
 * A payment, and why it is made.
 *
 * @param from the seat that pays, {@link dev.oya.vocabulary.Conclusion#POT} or {@code BANK}
 * @param to the seat that is paid, the pot or the bank
 * @param points the amount in points, everything applied; positive
 * @param reason the payment's {@code for}
 * @param why how the amount came about
 */
public record Payment(int from, int to, int points, String reason, Why why) {
    /**
     * @param rule the rule that concluded the payment
     * @param of the rule that found what is paid for, or null
     * @param base the amount in points before anything was applied
     * @param times how many times the base
     * @param parts of how many parts of it
     * @param factor the round's multiplier, 1 where it does not apply
     * @param also the rules by which this payer pays more than others
     */
    public record Why(String rule, String of, int base, int times, int parts, int factor, List<More> also) {
        /** A payment that the payer pays as others would. */
        public Why(String rule, String of, int base, int times, int parts, int factor) {
            this(rule, of, base, times, parts, factor, List.of());
        }
    }

    /** A rule by which a payer pays {@code times} times what others pay. */
    public record More(String rule, int times) {}
}
