package dev.oya.spec.steps;

import static dev.oya.spec.Expectations.assertEquals;
import static dev.oya.spec.Expectations.assertFalse;
import static dev.oya.spec.Expectations.assertNotEquals;
import static dev.oya.spec.Expectations.assertNull;
import static dev.oya.spec.Expectations.assertTrue;

import dev.oya.input.Advice;
import dev.oya.play.settle.Closing;
import dev.oya.play.table.Payment;
import dev.oya.vocabulary.Account;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Ledger;
import dev.oya.vocabulary.RuleSettings;
import io.cucumber.java.en.Then;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

@StepGroup("Payments, scores, and the accounts of a match")
public final class PaymentSteps extends ScenarioSteps {
    /**
     * Returns the payments that match a predicate and have the given reason, or a reason of the given kind, such as {@code
     * teyaku}.
     */
    private static List<Payment> of(String reason, Predicate<Payment> kind) {
        List<Payment> some = table().payments().stream()
                .filter(payment ->
                        payment.reason().equals(reason) || payment.reason().startsWith(reason + ":"))
                .filter(kind)
                .toList();
        decided().about(reason);
        some.forEach(decided()::by);
        return some;
    }

    private static int sum(String reason, Predicate<Payment> kind) {
        return of(reason, kind).stream().mapToInt(Payment::points).sum();
    }

    private static int sum(String reason) {
        return sum(reason, payment -> true);
    }

    private static int in(int seat, String reason) {
        return sum(reason, payment -> payment.to() == seat);
    }

    private static int out(int seat, String reason) {
        return sum(reason, payment -> payment.from() == seat);
    }

    private static String payments() {
        return table().payments().toString();
    }

    @Then("seat {int} pays {points} to seat {int} for/in {reason}")
    public void pays(int from, int points, int to, String reason) {
        int paid = sum(
                reason,
                payment -> payment.from() == from
                        && payment.to() == to
                        && payment.reason().equals(reason));
        assertEquals(points, paid, payments());
    }

    @Then("seat {int} pays nothing to seat {int} for/in {reason}")
    public void paysNothing(int from, int to, String reason) {
        pays(from, 0, to, reason);
    }

    @Then("the bank pays {points} to seat {int} for/in {reason}")
    public void bankPays(int points, int seat, String reason) {
        pays(Conclusion.BANK, points, seat, reason);
    }

    @Then("seat {int} pays {points} to the bank for/in {reason}")
    public void paysBank(int seat, int points, String reason) {
        pays(seat, points, Conclusion.BANK, reason);
    }

    @Then("seat {int} pays a fee of {points} into the pot")
    public void paysFee(int from, int points) {
        pays(from, points, Conclusion.POT, "drop-fee");
    }

    @Then("seat {int} takes {points} from the pot")
    public void takesPot(int seat, int points) {
        pays(Conclusion.POT, points, seat, "pot");
    }

    @Then("the winner takes {points} from the pot")
    public void winnerTakesPot(int points) {
        assertTrue(table().winner() >= 0, Advice.of("step-no-winner"));
        takesPot(table().winner(), points);
    }

    @Then("seat {int} gets {points} in all for/in {reason}")
    public void gets(int seat, int points, String reason) {
        assertEquals(points, in(seat, reason), payments());
        assertEquals(0, out(seat, reason), payments());
    }

    @Then("seat {int} pays {points} in all for/in {reason}")
    public void paysInAll(int seat, int points, String reason) {
        assertEquals(points, out(seat, reason), payments());
        assertEquals(0, in(seat, reason), payments());
    }

    @Then("seat {int} neither pays nor gets anything for/in {reason}")
    public void neither(int seat, String reason) {
        assertNotEquals(0, sum(reason), Advice.of("step-nobody-paid", reason));
        gets(seat, 0, reason);
    }

    /** Checks the received points minus the paid points. */
    @Then("the balance of seat {int} is {points} for/in {reason}")
    public void balance(int seat, int points, String reason) {
        assertNotEquals(0, sum(reason), Advice.of("step-nobody-paid", reason));
        assertEquals(points, in(seat, reason) - out(seat, reason), payments());
    }

    @Then("{points} in all is/are paid for/in {reason}")
    public void inAll(int points, String reason) {
        assertEquals(points, sum(reason), payments());
    }

    @Then("nothing is paid for/in {reason}")
    public void nothingPaid(String reason) {
        inAll(0, reason);
    }

    /** Checks that there are payments for the reason, and no other payments except those of the pot and the match. */
    @Then("nothing but {reason} and the pot is paid")
    public void nothingElse(String reason) {
        assertNotEquals(0, sum(reason), payments());
        List<Payment> others = new ArrayList<>(table().payments());
        others.removeAll(of(reason, payment -> true));
        others.removeIf(payment -> payment.reason().equals("pot") || payment.isOfMatch());
        decided().nextStep();
        others.forEach(decided()::by);
        assertEquals(List.of(), others);
    }

    @Then("nothing has been paid yet")
    public void nothingYet() {
        assertNull(table().end());
        assertEquals(List.of(), table().payments());
    }

    /**
     * Checks that the last payment for one reason comes before the first payment for the other, and that there are payments for
     * both.
     */
    @Then("{reason} is/are paid before {reason}")
    public void order(String first, String then) {
        List<Payment> all = table().payments();
        List<Payment> later = of(then, payment -> true);
        List<Payment> sooner = of(first, payment -> true);
        assertNotEquals(List.of(), sooner, payments());
        assertNotEquals(List.of(), later, payments());
        assertTrue(all.lastIndexOf(sooner.get(sooner.size() - 1)) < all.indexOf(later.get(0)), payments());
    }

    /** Checks the payments for card points against the captured piles. */
    @Then("every seat gets or pays its difference to {int} times the multiplier in card points")
    public void differences(int par) {
        assertNotEquals(0, sum("card-points"), payments());
        for (int seat = 0; seat < table().seats(); seat++) {
            assertEquals(
                    (EndSteps.pilePoints(seat) - par) * table().factor(),
                    in(seat, "card-points") - out(seat, "card-points"),
                    Advice.of("step-seat-in", seat, payments()));
        }
    }

    /** Checks the payments of the round. Payments at the end of the match are ignored. */
    @Then("seat {int} has neither paid nor been paid")
    public void untouched(int seat) {
        assertFalse(table().payments().isEmpty(), Advice.of("step-nobody-paid-anything"));
        assertTrue(
                table().payments().stream()
                        .filter(payment -> !payment.isOfMatch())
                        .noneMatch(payment -> payment.from() == seat || payment.to() == seat),
                payments());
    }

    @Then("all payments cancel out")
    public void zeroSum() {
        assertEquals(0, Arrays.stream(table().scores()).sum() + table().pot());
    }

    @Then("{points} is/are left in the pot")
    public void potLeft(int points) {
        assertEquals(points, table().pot());
    }

    @Then("the scores are now {numbers}")
    public void scores(List<Integer> scores) {
        assertEquals(scores, Arrays.stream(table().scores()).boxed().toList());
    }

    // Scores are relative to the common initial capital.

    @Then("seat {int} has won {points}")
    public void hasWon(int seat, int points) {
        assertTrue(points > 0);
        assertEquals(points, table().scores()[seat]);
    }

    @Then("seat {int} has lost {points}")
    public void hasLost(int seat, int points) {
        assertTrue(points > 0);
        assertEquals(-points, table().scores()[seat]);
    }

    @Then("seat {int} has neither won nor lost anything")
    public void even(int seat) {
        assertEquals(0, table().scores()[seat]);
    }

    /** Checks that this seat alone has the highest score in the facts that the rules receive at the end of a match. */
    @Then("seat {int} alone has won most")
    public void best(int seat) {
        RuleSettings settings = rules().settings();
        Ledger books = Closing.books(settings, settings.phaseName(table().phase()), table());
        List<Integer> best = books.companions().stream()
                .filter(fact -> fact instanceof Account account && account.isBest())
                .map(fact -> ((Account) fact).getSeat())
                .toList();
        assertEquals(List.of(seat), best, Arrays.toString(table().scores()));
    }

    @Then("losses and gains are equal")
    public void lossesAndGains() {
        int gains = Arrays.stream(table().scores()).filter(score -> score > 0).sum();
        int losses = Arrays.stream(table().scores()).filter(score -> score < 0).sum();
        assertTrue(gains > 0, Arrays.toString(table().scores()));
        assertEquals(gains, -losses);
        assertEquals(0, table().pot());
    }

    @Then("the {tally} of seat {int} is now {int}")
    public void comesTo(String tally, int seat, int count) {
        int number = rules().settings().tally(tally);
        assertEquals(count, table().tallies()[number][seat]);
    }
}
