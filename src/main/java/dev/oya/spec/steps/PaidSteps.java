package dev.oya.spec.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.vocabulary.Conclusion;
import io.cucumber.java.de.Dann;
import io.cucumber.java.en.Then;
import io.cucumber.java.sv.Så;
import java.util.Arrays;

/** Who pays whom, and the standing. */
@StepGroup("Who pays whom, and the standing")
public final class PaidSteps extends ScenarioSteps {
    /** {@code plats 1} or {@code potten} on either side; the kind is {@code teyaku}, {@code dekiyaku} … */
    @Then("seat {int} pays seat {int} {int} points for {word} {string}")
    @Så("betalar plats {int} plats {int} {int} poäng för {word} {string}")
    @Dann("zahlt Platz {int} an Platz {int} {int} Punkte für (die ){word} {string}")
    public void pays(int from, int to, int points, String kind, String name) {
        assertEquals(points, state().paid().sum(from, to, state().words().reason(kind, name)), payments());
    }

    @Then("seat {int} pays seat {int} nothing for {word} {string}")
    @Så("betalar plats {int} plats {int} ingenting för {word} {string}")
    @Dann("zahlt Platz {int} an Platz {int} nichts für (die ){word} {string}")
    public void paysNothing(int from, int to, String kind, String name) {
        assertEquals(0, state().paid().sum(from, to, state().words().reason(kind, name)), payments());
    }

    @Then("seat {int} pays seat {int} {int} points in {reason}")
    @Så("betalar plats {int} plats {int} {int} poäng i {reason}")
    @Dann("zahlt Platz {int} an Platz {int} {int} Punkte für/als {reason}")
    public void paysFor(int from, int to, int points, String reason) {
        assertEquals(points, state().paid().sum(from, to, reason), payments());
    }

    @Then("seat {int} pays a fee of {int} points into the pot")
    @Så("betalar plats {int} potten {int} poäng i avgift")
    @Dann("zahlt Platz {int} {int} Punkte Strafe in den Topf")
    public void paysFee(int from, int points) {
        assertEquals(points, state().paid().sum(from, Conclusion.POT, "drop-fee"), payments());
    }

    @Then("seat {int} takes {int} points from the pot")
    @Så("får plats {int} {int} poäng ur potten")
    @Dann("erhält Platz {int} {int} Punkte aus dem Topf")
    public void takesPot(int seat, int points) {
        assertEquals(points, state().paid().sum(Conclusion.POT, seat, "pot"), payments());
    }

    @Then("nothing is paid for {reason}")
    @Så("betalas inget i/för {reason}")
    @Dann("wird nichts für/als {reason} gezahlt")
    public void nothingPaid(String reason) {
        assertEquals(0, state().paid().sum(reason), payments());
    }

    @Then("nothing is paid for {word} {string}")
    @Så("betalas inget för {word} {string}")
    @Dann("wird nichts für (die ){word} {string} gezahlt")
    public void nothingPaidFor(String kind, String name) {
        assertEquals(0, state().paid().sum(state().words().reason(kind, name)), payments());
    }

    /** What a payment is for, other than a combination. */
    @io.cucumber.java.ParameterType("[\\p{L}' :-]+")
    public String reason(String words) {
        return state().words().reason(words);
    }

    @Then("all payments cancel out")
    @Så("går alla betalningar jämnt ut")
    @Dann("heben sich alle Zahlungen auf")
    public void zeroSum() {
        int[] scores = table().scores();
        assertEquals(0, Arrays.stream(scores).sum() + table().pot());
    }

    @Then("{int} points are left in the pot")
    @Så("ligger det kvar {int} poäng i potten")
    @Dann("bleiben {int} Punkte im Topf")
    public void potLeft(int points) {
        assertEquals(points, table().pot());
    }

    @Then("the standing comes to {}")
    @Så("är ställningen {}")
    @Dann("lautet der Stand {}")
    public void standing(String scores) {
        assertEquals(
                Arrays.stream(scores.trim().split("\\s+")).map(Integer::valueOf).toList(),
                Arrays.stream(table().scores()).boxed().toList());
    }

    /** For the round: the books of the match are another matter. */
    @Then("seat {int} has neither paid nor been paid")
    @Så("har plats {int} varken betalat eller fått något")
    @Dann("hat Platz {int} weder gezahlt noch etwas erhalten")
    public void untouched(int seat) {
        assertFalse(table().payments().isEmpty(), "nobody paid anything");
        assertTrue(
                table().payments().stream()
                        .filter(payment -> !payment.reason().startsWith("match:"))
                        .noneMatch(payment -> payment.from() == seat || payment.to() == seat),
                table().payments().toString());
    }

    @Then("the winner takes {int} points from the pot")
    @Så("får vinnaren {int} poäng ur potten")
    @Dann("erhält der Sieger {int} Punkte aus dem Topf")
    public void winnerTakesPot(int points) {
        assertTrue(table().winner() >= 0, "nobody has won");
        assertEquals(points, state().paid().sum(Conclusion.POT, table().winner(), "pot"));
    }

    @Then("the achievement {string} earns seat {int} {int} points from seat {int}")
    @Så("ger prestationen {string} plats {int} {int} poäng av plats {int}")
    @Dann("bringt {string} Platz {int} {int} Punkte von Platz {int}")
    public void achievement(String name, int owner, int points, int payer) {
        assertEquals(
                points,
                state().paid().sum(payer, owner, state().words().reason("achievement", name)),
                table().payments().toString());
    }
}
