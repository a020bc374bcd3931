package dev.oya.spec.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.oya.play.table.Table;
import dev.oya.vocabulary.Conclusion;
import io.cucumber.java.de.Angenommen;
import io.cucumber.java.de.Dann;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.sv.Givet;
import io.cucumber.java.sv.Så;
import java.util.Set;
import java.util.function.Predicate;

/** Points that a side gains in a round and nobody pays, by what they are for. A side is named by any of its seats. */
@StepGroup("Points that a side gains in a round and nobody pays, by what they are for")
public final class PointsSteps extends ScenarioSteps {
    /** All cards there are, so that nobody else has any. */
    @Given("seat {int} has captured all {int} cards")
    @Givet("att plats {int} har fångat alla {int} kort")
    @Angenommen("Platz {int} hat alle {int} Karten erobert")
    public void capturedAll(int seat, int cards) {
        assertEquals(cards, state().deck().cards().size());
        told().capturedAll(seat);
    }

    @Given("seat {int} has cleared the table {int} time(s)")
    @Givet("att plats {int} har rensat bordet {int} gång(er)")
    @Angenommen("Platz {int} hat den Tisch {int} Mal abgeräumt")
    public void swept(int seat, int times) {
        told().sweeps(seat, times);
    }

    @Given("seat {int} has claimed twins worth {int} point(s)")
    @Givet("att plats {int} har tagit tvillingar värda {int} poäng")
    @Angenommen("Platz {int} hat Zwillinge im Wert von {int} Punkt(en) genommen")
    public void claimed(int seat, int points) {
        told().prizes(seat, points);
    }

    @Then("seat {int} has cleared the table {int} time(s) so far")
    @Så("har plats {int} rensat bordet {int} gång(er)")
    @Dann("hat Platz {int} bisher {int} Mal den Tisch abgeräumt")
    public void hasSwept(int seat, int times) {
        state().decided().by(Conclusion.Sweeps.class);
        assertEquals(times, table().sweeps(seat));
    }

    /** A kind of points, as the glossary has it. */
    @Then("seat {int} gets {int} point(s) for {string}")
    @Så("får plats {int} {int} poäng för {string}")
    @Dann("erhält Platz {int} {int} Punkt(e) für {string}")
    public void gets(int seat, int points, String kind) {
        String id = yaku(kind);
        scored();
        state().decided().award(id);
        assertEquals(
                points,
                points(award -> award.side() == table().side(seat) && award.id().equals(id)),
                awards());
    }

    @Then("seat {int} gets {int} point(s) in all")
    @Så("får plats {int} sammanlagt {int} poäng")
    @Dann("erhält Platz {int} insgesamt {int} Punkt(e)")
    public void getsInAll(int seat, int points) {
        scored();
        assertEquals(points, points(award -> award.side() == table().side(seat)), awards());
    }

    @Then("all together get {int} points for {string}")
    @Så("får alla tillsammans {int} poäng för {string}")
    @Dann("erhalten alle zusammen {int} Punkte für {string}")
    public void allGet(int points, String kind) {
        String id = yaku(kind);
        scored();
        assertEquals(points, points(award -> award.id().equals(id)), awards());
    }

    @Then("all together get {int} points but for {string} and {string}")
    @Så("får alla tillsammans {int} poäng förutom för {string} och {string}")
    @Dann("erhalten alle zusammen {int} Punkte außer für {string} und {string}")
    public void allGetBut(int points, String one, String other) {
        Set<String> but = Set.of(yaku(one), yaku(other));
        scored();
        assertEquals(points, points(award -> !but.contains(award.id())), awards());
    }

    private static void scored() {
        assertFalse(table().end() == null, "the round is not over");
    }

    private static int points(Predicate<Table.Award> some) {
        return table().awards().stream()
                .filter(some)
                .mapToInt(Table.Award::points)
                .sum();
    }

    private static String awards() {
        return table().awards().toString();
    }
}
