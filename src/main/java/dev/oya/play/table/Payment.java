package dev.oya.play.table;

import java.util.List;

/**
 * A payment with its reason.
 *
 * @param from the payer: a seat, {@link dev.oya.vocabulary.Conclusion#POT} or {@code BANK}
 * @param to the payee: a seat, the pot or the bank
 * @param points the final amount in points, positive
 * @param reason the reason of the payment, as in the field {@code for} of records
 * @param why the calculation of the amount
 */
public record Payment(int from, int to, int points, String reason, Why why) {
    /** Returns whether the payment belongs to the match, such as a loan, and not to the round. */
    public boolean isOfMatch() {
        return reason.startsWith("match:");
    }

    /**
     * The calculation of an amount.
     *
     * @param rule the rule that concluded the payment
     * @param of the rule that found the paid item, or null if there is none
     * @param base the amount in points before any factor
     * @param times factor of the base
     * @param parts divisor of the base
     * @param factor the round's multiplier, or 1 if it does not apply
     * @param also further rules that chose this payer or multiplied the payer's amount
     */
    public record Why(String rule, String of, int base, int times, int parts, int factor, List<More> also) {
        /** Creates the calculation of a payment without extra factors for the payer. */
        public Why(String rule, String of, int base, int times, int parts, int factor) {
            this(rule, of, base, times, parts, factor, List.of());
        }
    }

    /**
     * A rule that multiplies the amount of one payer by {@code times}, or that chooses another payer if {@code times} is 1.
     */
    public record More(String rule, int times) {}
}
