package dev.oya.spec.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.play.table.Move;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Moment;
import io.cucumber.java.de.Angenommen;
import io.cucumber.java.de.Dann;
import io.cucumber.java.de.Wenn;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.cucumber.java.sv.Givet;
import io.cucumber.java.sv.När;
import io.cucumber.java.sv.Så;
import java.util.List;

/** The books of a match: what is counted from round to round, the bank, loans, and points named for a place. */
@StepGroup("The books of a match: what is counted from round to round, the bank, loans, and points named for a place")
public final class BooksSteps extends ScenarioSteps {
    private static String tally(String name) {
        return state().words().tally(name);
    }

    /** What has been counted in the rounds before: debts in points, ginmi in rounds. */
    @Given("{string} of seat {int} stands at {int}")
    @Givet("att {string} för plats {int} står på {int}")
    @Angenommen("{string} von Platz {int} steht auf {int}")
    public void counted(String name, int seat, int count) {
        told().counted(tally(name), seat, count);
    }

    /** The hand that ends the round before play, where the rules say that it does. */
    @Given("that seat {int} holds the four-three")
    @Givet("att plats {int} sitter med fyra-tre")
    @Angenommen("dass Platz {int} den Vierling und Drilling hält")
    public void fourThree(int seat) {
        told().hand(seat, "1B 1R 1C1 1C2 2A 2R 2C1");
        told().mark(seat, "four-three");
    }

    @Then("the match goes on after this round")
    @Så("fortsätter partiet efter given")
    @Dann("geht die Partie nach dieser Runde weiter")
    public void matchGoesOn() {
        assertTrue(table().isPaid(), "the round is not paid");
        assertFalse(table().isLast());
    }

    @When("everyone keeps the hand they have")
    @När("alla behåller den hand de har")
    @Wenn("alle ihre Hand behalten")
    public void allKeep() {
        while (match().round().phase().hidden()) {
            act(Move.say(match().table().turn(), "pass"));
        }
    }

    @Then("seat {int} has not seen its hand yet")
    @Så("har plats {int} inte sett sin hand än")
    @Dann("hat Platz {int} seine Hand noch nicht gesehen")
    public void hidden(int seat) {
        assertFalse(match().table().hand(seat).isEmpty());
        assertTrue(match().view(seat).hand().isEmpty());
        assertEquals(List.of(), match().view(seat).held());
    }

    @When("seat {int} offers seat {int} {int} points for its place")
    @När("plats {int} bjuder plats {int} {int} poäng för platsen")
    @Wenn("Platz {int} Platz {int} {int} Punkte für den Platz bietet")
    public void bids(int seat, int other, int points) {
        act(Move.tender(seat, "bid", other, points));
    }

    @When("seat {int} pays back {int} points")
    @När("plats {int} betalar tillbaka {int} poäng")
    @Wenn("Platz {int} {int} Punkte zurückzahlt")
    public void repays(int seat, int points) {
        act(Move.tender(seat, "repay", Moment.NOBODY, points));
    }

    private static boolean mayPay(int seat, int points) {
        return play().round().moves().contains(Move.tender(seat, "repay", Moment.NOBODY, points));
    }

    @Then("seat {int} may pay back {int} points")
    @Så("får plats {int} betala tillbaka {int} poäng")
    @Dann("darf Platz {int} {int} Punkte zurückzahlen")
    public void mayRepay(int seat, int points) {
        assertTrue(mayPay(seat, points));
    }

    @Then("seat {int} may not pay back {int} points")
    @Så("får plats {int} inte betala tillbaka {int} poäng")
    @Dann("darf Platz {int} {int} Punkte nicht zurückzahlen")
    public void mayNotRepay(int seat, int points) {
        assertFalse(mayPay(seat, points));
    }

    @Then("{string} of seat {int} comes to {int}")
    @Så("blir {string} för plats {int} {int}")
    @Dann("beträgt {string} von Platz {int} {int}")
    public void comesTo(String name, int seat, int count) {
        int number = state().rules().settings().tally(tally(name));
        assertEquals(count, table().tallies()[number][seat]);
    }

    @Then("the bank pays seat {int} {int} points in {reason}")
    @Så("betalar banken plats {int} {int} poäng i {reason}")
    @Dann("zahlt die Bank an Platz {int} {int} Punkte für {reason}")
    public void bankPays(int seat, int points, String reason) {
        assertEquals(points, state().paid().sum(Conclusion.BANK, seat, reason), payments());
    }

    @Then("seat {int} pays the bank {int} points in {reason}")
    @Så("betalar plats {int} banken {int} poäng i {reason}")
    @Dann("zahlt Platz {int} an die Bank {int} Punkte für {reason}")
    public void paysBank(int seat, int points, String reason) {
        assertEquals(points, state().paid().sum(seat, Conclusion.BANK, reason), payments());
    }

    @Then("the match lasts {int} rounds")
    @Så("varar partiet {int} givar")
    @Dann("dauert die Partie {int} Runden")
    public void lasts(int rounds) {
        assertEquals(rounds, state().rules().rounds(told().seats()));
    }

    @Then("the match ends with this round")
    @Så("slutar partiet med given")
    @Dann("endet die Partie mit dieser Runde")
    public void matchEnds() {
        assertTrue(table().isLast());
        assertTrue(table().isPaid(), "the round is not paid");
    }
}
