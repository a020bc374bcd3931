package dev.oya.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.oya.cards.CardSet;
import dev.oya.play.Build;
import dev.oya.play.Fishing;
import dev.oya.words.How;
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

/** Builds on the table: making them, building on them, changing what they are worth. */
@Chapter("Builds on the table: making them, building on them, changing what they are worth")
public final class BuildSteps {
    private static World world() {
        return World.current();
    }

    /** Builds are numbered from 1 as they are told; commas part a compound one: {@code hA h9, c5 h5}. */
    @Given("seat {int} has built {cards} to {int}")
    @Givet("att plats {int} har byggt {cards} till {int}")
    @Angenommen("Platz {int} hat {cards} zu {int} gebaut")
    public void build(int seat, String cards, int value) {
        world().midway.build(seat, cards, value);
    }

    @Given("seat {int} was the last to build on build {int}")
    @Givet("att plats {int} var sist med att bygga på bygge {int}")
    @Angenommen("Platz {int} hat zuletzt an Bau {int} angebaut")
    public void last(int seat, int number) {
        world().midway.last(number, seat, false);
    }

    @Given("seat {int} was the last to change what build {int} is worth")
    @Givet("att plats {int} var sist med att ändra värdet på bygge {int}")
    @Angenommen("Platz {int} hat zuletzt den Wert von Bau {int} geändert")
    public void changed(int seat, int number) {
        world().midway.last(number, seat, true);
    }

    @When("seat {int} builds {card} on {card} to {int}")
    @När("plats {int} bygger {card} på {card} till {int}")
    @Wenn("Platz {int} {card} auf {card} zu {int} baut")
    public void make(int seat, String card, String with, int value) {
        act(seat, How.Act.BUILD, card, 0, with, "", value);
    }

    @When("seat {int} builds {card} on {card} to {int} and packs {cards}")
    @När("plats {int} bygger {card} på {card} till {int} och paketerar {cards}")
    @Wenn("Platz {int} {card} auf {card} zu {int} baut und {cards} dazupackt")
    public void makeAndPack(int seat, String card, String with, int value, String pack) {
        act(seat, How.Act.BUILD, card, 0, with, pack, value);
    }

    @When("seat {int} lets {card} lie on {cards}")
    @När("plats {int} låter {card} ligga på {cards}")
    @Wenn("Platz {int} {card} auf {cards} liegen lässt")
    public void lie(int seat, String card, String pack) {
        act(seat, How.Act.BUILD, card, 0, "", pack, counts(card));
    }

    @When("seat {int} lets {card} lie on nothing")
    @När("plats {int} låter {card} ligga på ingenting")
    @Wenn("Platz {int} {card} auf nichts liegen lässt")
    public void lieOnNothing(int seat, String card) {
        act(seat, How.Act.BUILD, card, 0, "", "", counts(card));
    }

    @When("seat {int} builds {card} on {card} down to {int}")
    @När("plats {int} bygger {card} på {card} nedåt till {int}")
    @Wenn("Platz {int} {card} auf {card} hinunter zu {int} baut")
    public void makeDown(int seat, String card, String with, int value) {
        act(seat, How.Act.BUILD_BELOW, card, 0, with, "", value);
    }

    @When("seat {int} builds on build {int} with {card} on {card}")
    @När("plats {int} bygger på bygge {int} med {card} på {card}")
    @Wenn("Platz {int} an Bau {int} mit {card} auf {card} anbaut")
    public void add(int seat, int number, String card, String with) {
        act(seat, How.Act.ADD, card, number, with, "", value(number));
    }

    @When("seat {int} builds on build {int} with {card} on {card} and packs {cards}")
    @När("plats {int} bygger på bygge {int} med {card} på {card} och paketerar {cards}")
    @Wenn("Platz {int} an Bau {int} mit {card} auf {card} anbaut und {cards} dazupackt")
    public void addAndPack(int seat, int number, String card, String with, String pack) {
        act(seat, How.Act.ADD, card, number, with, pack, value(number));
    }

    @When("seat {int} lets {card} lie on build {int}")
    @När("plats {int} låter {card} ligga på bygge {int}")
    @Wenn("Platz {int} {card} auf Bau {int} liegen lässt")
    public void lieOnBuild(int seat, String card, int number) {
        act(seat, How.Act.ADD, card, number, "", "", value(number));
    }

    @When("seat {int} lets {card} lie on build {int} and packs {cards}")
    @När("plats {int} låter {card} ligga på bygge {int} och paketerar {cards}")
    @Wenn("Platz {int} {card} auf Bau {int} liegen lässt und {cards} dazupackt")
    public void lieOnBuildAndPack(int seat, String card, int number, String pack) {
        act(seat, How.Act.ADD, card, number, "", pack, value(number));
    }

    @When("seat {int} raises build {int} to {int} with {card}")
    @När("plats {int} höjer bygge {int} till {int} med {card}")
    @Wenn("Platz {int} Bau {int} mit {card} auf {int} erhöht")
    public void raise(int seat, int number, int value, String card) {
        act(seat, How.Act.RAISE, card, number, "", "", value);
    }

    @When("seat {int} lowers build {int} to {int} with {card}")
    @När("plats {int} river bygge {int} till {int} med {card}")
    @Wenn("Platz {int} Bau {int} mit {card} auf {int} abreißt")
    public void lower(int seat, int number, int value, String card) {
        act(seat, How.Act.LOWER, card, number, "", "", value);
    }

    private static void act(int seat, How.Act act, String card, int build, String with, String pack, int value) {
        CardSet first = with.isEmpty() ? CardSet.NONE : world().set(with);
        CardSet all = pack.isEmpty() ? first : first.plus(world().copies().set(pack, first));
        FishingSteps.act(
                seat, act, card, all, new Fishing(first.first(), Fishing.bit(build), value, CardSet.NONE, null));
    }

    private static int counts(String card) {
        return world().rules().fishing().fromHand(world().set(card).first());
    }

    private static int value(int number) {
        Build build = find(number);
        return build == null ? 0 : build.value();
    }

    private static Build find(int number) {
        return world().table().builds().stream()
                .filter(build -> build.number() == number)
                .findFirst()
                .orElse(null);
    }

    private static Build build(int number) {
        Build build = find(number);
        assertNotNull(build, "there is no build " + number);
        return build;
    }

    @Then("build {int} is simple and worth {int}")
    @Så("är bygge {int} enkelt och värt {int}")
    @Dann("ist Bau {int} einfach und {int} wert")
    public void simple(int number, int value) {
        assertEquals(
                List.of(false, value),
                List.of(build(number).compound(), build(number).value()));
    }

    @Then("build {int} is compound and worth {int}")
    @Så("är bygge {int} sammansatt och värt {int}")
    @Dann("ist Bau {int} zusammengesetzt und {int} wert")
    public void compound(int number, int value) {
        assertEquals(
                List.of(true, value),
                List.of(build(number).compound(), build(number).value()));
    }

    /** All its cards; commas part it. */
    @Then("build {int} consists of {cards}")
    @Så("består bygge {int} av {cards}")
    @Dann("besteht Bau {int} aus {cards}")
    public void cards(int number, String cards) {
        assertEquals(
                FishingSteps.codes(world().set(cards)),
                FishingSteps.codes(build(number).cards()));
    }

    @Then("seat {int} sees that build {int} consists of {cards}")
    @Så("ser plats {int} att bygge {int} består av {cards}")
    @Dann("sieht Platz {int}, dass Bau {int} aus {cards} besteht")
    public void seesCards(int seat, int number, String cards) {
        List<List<String>> seen = world().match.view(seat).builds().stream()
                .filter(build -> build.number() == number)
                .map(build -> FishingSteps.codes(build.cards()))
                .toList();
        assertEquals(List.of(FishingSteps.codes(world().set(cards))), seen);
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
        assertEquals(
                numbers, world().table().builds().stream().map(Build::number).toList());
    }

    @Then("no build lies on the table")
    @Så("ligger inget bygge på bordet")
    @Dann("liegt kein Bau auf dem Tisch")
    public void noBuild() {
        assertEquals(List.of(), world().table().builds());
    }
}
