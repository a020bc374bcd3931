package dev.oya.api;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The result of a settled round. Immutable.
 *
 * <pre>{@code
 * for (RoundResult.Paid paid : match.result().payments()) {
 *     System.out.println(paid.from() + " pays " + paid.to() + ": " + paid.why());
 * }
 * }</pre>
 */
public sealed interface RoundResult permits Values.Result {
    /** Returns the id of the round's end, such as {@code played-out}. */
    String end();

    /** Returns whether the round is void. A void round is dealt again and changes no score. */
    boolean isVoid();

    /** Returns the seats that won: one, several partners, or none. */
    List<Integer> winners();

    /** Returns all payments in order; empty in games that only count points. */
    List<Paid> payments();

    /** Returns the gain of each seat in this round, in points; negative for a loss. */
    List<Integer> totals();

    /** Returns the score of each seat after the round, in points. */
    List<Integer> scores();

    /** Returns the points in the pot after the round. */
    int pot();

    /** Returns the multiplier of the round, at least 1. */
    int multiplier();

    /** Returns the dealer of the next round, or null if there is none. */
    @Nullable
    Integer nextDealer();

    /** Returns the complete result as JSON, in the format of the HTTP service. */
    String toJson();

    /** A payment. Immutable. */
    sealed interface Paid permits Values.Payment {
        /** Returns the payer. */
        Party from();

        /** Returns the payee. */
        Party to();

        /** Returns the amount, in points, at least 1. Multipliers are included. */
        int points();

        /** Returns the id of the reason, as in the field {@code for} of a record. */
        String reason();

        /** Returns the calculation of the amount as text, such as {@code 7 kan × 10 × 2}. */
        String why();

        /** Returns the rules that caused the payment, the deciding rule first. */
        List<CitedRule> rules();
    }
}
