package dev.oya.spec.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.play.settle.Closing;
import dev.oya.play.table.Payment;
import dev.oya.vocabulary.Account;
import dev.oya.vocabulary.Ledger;
import dev.oya.vocabulary.Settings;
import io.cucumber.java.de.Dann;
import io.cucumber.java.en.Then;
import io.cucumber.java.sv.Så;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What payments and matches come to in all. */
@StepGroup("What payments and matches come to in all")
public final class PaymentSteps extends ScenarioSteps {
    private static int in(int seat, String reason) {
        return sum(state().paid().of(reason, payment -> payment.to() == seat));
    }

    private static int out(int seat, String reason) {
        return sum(state().paid().of(reason, payment -> payment.from() == seat));
    }

    private static int sum(List<Payment> payments) {
        return payments.stream().mapToInt(Payment::points).sum();
    }

    @Then("seat {int} gets {int} points in all for {reason}")
    @Så("får plats {int} sammanlagt {int} poäng i/för {reason}")
    @Dann("erhält Platz {int} insgesamt {int} Punkte für/als {reason}")
    public void gets(int seat, int points, String reason) {
        assertEquals(points, in(seat, reason), payments());
        assertEquals(0, out(seat, reason), payments());
    }

    @Then("seat {int} pays {int} points in all for {reason}")
    @Så("betalar plats {int} sammanlagt {int} poäng i/för {reason}")
    @Dann("zahlt Platz {int} insgesamt {int} Punkte für/als {reason}")
    public void pays(int seat, int points, String reason) {
        assertEquals(points, out(seat, reason), payments());
        assertEquals(0, in(seat, reason), payments());
    }

    @Then("seat {int} neither pays nor gets anything for {reason}")
    @Så("varken betalar eller får plats {int} något i/för {reason}")
    @Dann("zahlt und erhält Platz {int} nichts für/als {reason}")
    public void neither(int seat, String reason) {
        assertNotEquals(0, state().paid().sum(reason), "nobody paid for " + reason);
        assertEquals(0, in(seat, reason), payments());
        assertEquals(0, out(seat, reason), payments());
    }

    /** What comes in less what goes out. */
    @Then("the balance of seat {int} is {int} points for {reason}")
    @Så("är saldot för plats {int} {int} poäng i/för {reason}")
    @Dann("beträgt der Saldo von Platz {int} {int} Punkte für/als {reason}")
    public void balance(int seat, int points, String reason) {
        assertNotEquals(0, state().paid().sum(reason), "nobody paid for " + reason);
        assertEquals(points, in(seat, reason) - out(seat, reason), payments());
    }

    @Then("{int} points in all are paid for {reason}")
    @Så("betalas sammanlagt {int} poäng i/för {reason}")
    @Dann("werden insgesamt {int} Punkte für/als {reason} gezahlt")
    public void inAll(int points, String reason) {
        assertEquals(points, state().paid().sum(reason), payments());
    }

    /** Something was paid for the reason, and for nothing else; the pot is no payment of the play, nor are the books of the match. */
    @Then("nothing but {reason} and the pot is paid")
    @Så("betalas inget annat än {reason} och potten")
    @Dann("wird außer {reason} und dem Topf nichts gezahlt")
    public void nothingElse(String reason) {
        assertNotEquals(0, state().paid().sum(reason), payments());
        List<Payment> others = new ArrayList<>(table().payments());
        others.removeAll(state().paid().of(reason, payment -> true));
        others.removeIf(
                payment -> payment.reason().equals("pot") || payment.reason().startsWith("match:"));
        state().decided().nextStep();
        others.forEach(state().decided()::by);
        assertEquals(List.of(), others);
    }

    /** Something is paid for both, and the last payment for the one comes before the first for the other. */
    @Then("{reason} is/are paid before {reason}")
    @Så("betalas {reason} före {reason}")
    @Dann("wird/werden {reason} vor {reason} gezahlt")
    public void order(String first, String then) {
        List<Payment> all = table().payments();
        List<Payment> later = state().paid().of(then, payment -> true);
        List<Payment> sooner = state().paid().of(first, payment -> true);
        assertNotEquals(List.of(), sooner, payments());
        assertNotEquals(List.of(), later, payments());
        assertTrue(all.lastIndexOf(sooner.get(sooner.size() - 1)) < all.indexOf(later.get(0)), payments());
    }

    /** By the piles that were really captured. */
    @Then("every seat gets or pays its difference to {int} times the multiplier in card points")
    @Så("får eller betalar varje plats skillnaden mot {int} gånger multiplikatorn i kortpoäng")
    @Dann("erhält oder zahlt jeder Platz die Differenz zu {int} mal der Wertung in Kartenpunkten")
    public void differences(int par) {
        assertNotEquals(0, state().paid().sum("card-points"), payments());
        for (int seat = 0; seat < table().seats(); seat++) {
            assertEquals(
                    (PlaySteps.pilePoints(seat) - par) * table().factor(),
                    in(seat, "card-points") - out(seat, "card-points"),
                    "seat " + seat + " in " + payments());
        }
    }

    // Matches. Scores are counted from the capital that all began with.

    @Then("seat {int} has won {int} points")
    @Så("har plats {int} vunnit {int} poäng")
    @Dann("hat Platz {int} {int} Punkte gewonnen")
    public void hasWon(int seat, int points) {
        assertTrue(points > 0);
        assertEquals(points, table().scores()[seat]);
    }

    @Then("seat {int} has lost {int} points")
    @Så("har plats {int} förlorat {int} poäng")
    @Dann("hat Platz {int} {int} Punkte verloren")
    public void hasLost(int seat, int points) {
        assertTrue(points > 0);
        assertEquals(-points, table().scores()[seat]);
    }

    @Then("seat {int} has neither won nor lost anything")
    @Så("har plats {int} varken vunnit eller förlorat något")
    @Dann("hat Platz {int} weder gewonnen noch verloren")
    public void even(int seat) {
        assertEquals(0, table().scores()[seat]);
    }

    /** As the rules are told who is best when they keep the books. */
    @Then("seat {int} alone has won most")
    @Så("har plats {int} ensam störst överskott")
    @Dann("hat Platz {int} allein am meisten gewonnen")
    public void best(int seat) {
        Settings settings = state().rules().settings();
        Ledger books = Closing.books(settings, settings.phaseName(table().phase()), table());
        List<Integer> best = books.companions().stream()
                .filter(fact -> fact instanceof Account account && account.isBest())
                .map(fact -> ((Account) fact).getSeat())
                .toList();
        assertEquals(List.of(seat), best, Arrays.toString(table().scores()));
    }

    @Then("losses and gains come to the same")
    @Så("är förlusterna tillsammans lika stora som vinsterna")
    @Dann("sind Verluste und Gewinne zusammen gleich")
    public void lossesAndGains() {
        int gains = Arrays.stream(table().scores()).filter(score -> score > 0).sum();
        int losses = Arrays.stream(table().scores()).filter(score -> score < 0).sum();
        assertTrue(gains > 0, Arrays.toString(table().scores()));
        assertEquals(gains, -losses);
        assertEquals(0, table().pot());
    }

    @Then("nothing has been paid yet")
    @Så("är inget betalt ännu")
    @Dann("ist noch nichts gezahlt")
    public void nothingYet() {
        assertNull(table().end());
        assertEquals(List.of(), table().payments());
    }
}
