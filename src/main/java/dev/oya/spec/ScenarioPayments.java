package dev.oya.spec;

import dev.oya.play.table.Payment;
import java.util.List;
import java.util.function.Predicate;

/** What is paid in the round that a scenario speaks of. For one scenario. */
public final class ScenarioPayments {
    private final ScenarioState state;

    ScenarioPayments(ScenarioState state) {
        this.state = state;
    }

    /** The payments of this kind for a reason, or for a reason of a kind such as {@code teyaku}. */
    public List<Payment> of(String reason, Predicate<Payment> kind) {
        List<Payment> some = state.play().table().payments().stream()
                .filter(payment ->
                        payment.reason().equals(reason) || payment.reason().startsWith(reason + ":"))
                .filter(kind)
                .toList();
        state.decided().about(reason);
        some.forEach(state.decided()::by);
        return some;
    }

    /** What one pays another for a reason in all, 0 where it is nothing. */
    public int sum(int from, int to, String reason) {
        return of(
                        reason,
                        payment -> payment.from() == from
                                && payment.to() == to
                                && payment.reason().equals(reason))
                .stream()
                .mapToInt(Payment::points)
                .sum();
    }

    /** What a reason comes to in all. */
    public int sum(String reason) {
        return of(reason, payment -> true).stream().mapToInt(Payment::points).sum();
    }
}
