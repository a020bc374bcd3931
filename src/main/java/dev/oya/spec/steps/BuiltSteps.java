package dev.oya.spec.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.oya.play.table.Build;
import io.cucumber.java.de.Angenommen;
import io.cucumber.java.de.Dann;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.sv.Givet;
import io.cucumber.java.sv.Så;
import java.util.List;

/** Builds that lie on the table. */
@StepGroup("Builds that lie on the table")
public final class BuiltSteps extends ScenarioSteps {
    /** Builds are numbered from 1 as they are told; commas part a compound one: {@code hA h9, c5 h5}. */
    @Given("seat {int} has built {cards} to {int}")
    @Givet("att plats {int} har byggt {cards} till {int}")
    @Angenommen("Platz {int} hat {cards} zu {int} gebaut")
    public void build(int seat, String cards, int value) {
        told().build(seat, cards, value);
    }

    @Given("seat {int} was the last to build on build {int}")
    @Givet("att plats {int} var sist med att bygga på bygge {int}")
    @Angenommen("Platz {int} hat zuletzt an Bau {int} angebaut")
    public void last(int seat, int number) {
        told().lastAtBuild(number, seat, false);
    }

    @Given("seat {int} was the last to change what build {int} is worth")
    @Givet("att plats {int} var sist med att ändra värdet på bygge {int}")
    @Angenommen("Platz {int} hat zuletzt den Wert von Bau {int} geändert")
    public void changed(int seat, int number) {
        told().lastAtBuild(number, seat, true);
    }

    private static Build build(int number) {
        Build build = BuildSteps.find(number);
        assertNotNull(build, "there is no build " + number);
        return build;
    }

    @Then("build {int} is simple and worth {int}")
    @Så("är bygge {int} enkelt och värt {int}")
    @Dann("ist Bau {int} einfach und {int} wert")
    public void simple(int number, int value) {
        is(number, false, value);
    }

    @Then("build {int} is compound and worth {int}")
    @Så("är bygge {int} sammansatt och värt {int}")
    @Dann("ist Bau {int} zusammengesetzt und {int} wert")
    public void compound(int number, int value) {
        is(number, true, value);
    }

    private static void is(int number, boolean compound, int value) {
        assertEquals(compound, build(number).compound());
        assertEquals(value, build(number).value());
    }

    /** All its cards; commas part it. */
    @Then("build {int} consists of {cards}")
    @Så("består bygge {int} av {cards}")
    @Dann("besteht Bau {int} aus {cards}")
    public void cards(int number, String cards) {
        same(cards, build(number).cards());
    }

    @Then("seat {int} sees that build {int} consists of {cards}")
    @Så("ser plats {int} att bygge {int} består av {cards}")
    @Dann("sieht Platz {int}, dass Bau {int} aus {cards} besteht")
    public void seesCards(int seat, int number, String cards) {
        List<List<String>> seen = match().view(seat).builds().stream()
                .filter(build -> build.number() == number)
                .map(build -> codes(build.cards()))
                .toList();
        assertEquals(List.of(codes(state().set(cards))), seen);
    }

    @Then("build {int} has {int} part(s)")
    @Så("har bygge {int} {int} del(ar)")
    @Dann("hat Bau {int} {int} Teil(e)")
    public void parts(int number, int parts) {
        assertEquals(parts, build(number).parts().size());
    }

    @Then("of builds only {builds} lie(s) on the table")
    @Så("ligger av byggena bara {builds} på bordet")
    @Dann("liegt/liegen von den Bauten nur {builds} auf dem Tisch")
    public void builds(List<Integer> numbers) {
        assertEquals(numbers, table().builds().stream().map(Build::number).toList());
    }

    @Then("no build lies on the table")
    @Så("ligger inget bygge på bordet")
    @Dann("liegt kein Bau auf dem Tisch")
    public void noBuild() {
        assertEquals(List.of(), table().builds());
    }
}
