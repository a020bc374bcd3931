package dev.oya.spec.steps;

import dev.oya.cards.CardSet;
import dev.oya.play.table.Build;
import dev.oya.play.table.Fishing;
import dev.oya.vocabulary.CardUse;
import io.cucumber.java.de.Wenn;
import io.cucumber.java.en.When;
import io.cucumber.java.sv.När;

/** Builds are made, built on, raised and lowered. */
@StepGroup("Builds are made, built on, raised and lowered")
public final class BuildSteps extends ScenarioSteps {
    @When("seat {int} builds {card} on {card} to {int}")
    @När("plats {int} bygger {card} på {card} till {int}")
    @Wenn("Platz {int} {card} auf {card} zu {int} baut")
    public void make(int seat, String card, String with, int value) {
        act(seat, CardUse.Act.BUILD, card, 0, with, "", value);
    }

    @When("seat {int} builds {card} on {card} to {int} and packs {cards}")
    @När("plats {int} bygger {card} på {card} till {int} och paketerar {cards}")
    @Wenn("Platz {int} {card} auf {card} zu {int} baut und {cards} dazupackt")
    public void makeAndPack(int seat, String card, String with, int value, String pack) {
        act(seat, CardUse.Act.BUILD, card, 0, with, pack, value);
    }

    @When("seat {int} lets {card} lie on {cards}")
    @När("plats {int} låter {card} ligga på {cards}")
    @Wenn("Platz {int} {card} auf {cards} liegen lässt")
    public void lie(int seat, String card, String pack) {
        act(seat, CardUse.Act.BUILD, card, 0, "", pack, counts(card));
    }

    @When("seat {int} lets {card} lie on nothing")
    @När("plats {int} låter {card} ligga på ingenting")
    @Wenn("Platz {int} {card} auf nichts liegen lässt")
    public void lieOnNothing(int seat, String card) {
        act(seat, CardUse.Act.BUILD, card, 0, "", "", counts(card));
    }

    @When("seat {int} builds {card} on {card} down to {int}")
    @När("plats {int} bygger {card} på {card} nedåt till {int}")
    @Wenn("Platz {int} {card} auf {card} hinunter zu {int} baut")
    public void makeDown(int seat, String card, String with, int value) {
        act(seat, CardUse.Act.BUILD_BELOW, card, 0, with, "", value);
    }

    @When("seat {int} builds on build {int} with {card} on {card}")
    @När("plats {int} bygger på bygge {int} med {card} på {card}")
    @Wenn("Platz {int} an Bau {int} mit {card} auf {card} anbaut")
    public void add(int seat, int number, String card, String with) {
        act(seat, CardUse.Act.ADD, card, number, with, "", value(number));
    }

    @When("seat {int} builds on build {int} with {card} on {card} and packs {cards}")
    @När("plats {int} bygger på bygge {int} med {card} på {card} och paketerar {cards}")
    @Wenn("Platz {int} an Bau {int} mit {card} auf {card} anbaut und {cards} dazupackt")
    public void addAndPack(int seat, int number, String card, String with, String pack) {
        act(seat, CardUse.Act.ADD, card, number, with, pack, value(number));
    }

    @When("seat {int} lets {card} lie on build {int}")
    @När("plats {int} låter {card} ligga på bygge {int}")
    @Wenn("Platz {int} {card} auf Bau {int} liegen lässt")
    public void lieOnBuild(int seat, String card, int number) {
        act(seat, CardUse.Act.ADD, card, number, "", "", value(number));
    }

    @When("seat {int} lets {card} lie on build {int} and packs {cards}")
    @När("plats {int} låter {card} ligga på bygge {int} och paketerar {cards}")
    @Wenn("Platz {int} {card} auf Bau {int} liegen lässt und {cards} dazupackt")
    public void lieOnBuildAndPack(int seat, String card, int number, String pack) {
        act(seat, CardUse.Act.ADD, card, number, "", pack, value(number));
    }

    @When("seat {int} raises build {int} to {int} with {card}")
    @När("plats {int} höjer bygge {int} till {int} med {card}")
    @Wenn("Platz {int} Bau {int} mit {card} auf {int} erhöht")
    public void raise(int seat, int number, int value, String card) {
        act(seat, CardUse.Act.RAISE, card, number, "", "", value);
    }

    @When("seat {int} raises build {int} to {int} with {card} and packs {cards}")
    @När("plats {int} höjer bygge {int} till {int} med {card} och paketerar {cards}")
    @Wenn("Platz {int} Bau {int} mit {card} auf {int} erhöht und {cards} dazupackt")
    public void raiseAndPack(int seat, int number, int value, String card, String pack) {
        act(seat, CardUse.Act.RAISE, card, number, "", pack, value);
    }

    @When("seat {int} lowers build {int} to {int} with {card}")
    @När("plats {int} river bygge {int} till {int} med {card}")
    @Wenn("Platz {int} Bau {int} mit {card} auf {int} abreißt")
    public void lower(int seat, int number, int value, String card) {
        act(seat, CardUse.Act.LOWER, card, number, "", "", value);
    }

    private static void act(int seat, CardUse.Act act, String card, int build, String with, String pack, int value) {
        CardSet first = with.isEmpty() ? CardSet.NONE : state().set(with);
        CardSet all = pack.isEmpty() ? first : first.plus(state().copies().set(pack, first));
        FishingSteps.act(
                seat, act, card, all, new Fishing(first.first(), Fishing.bit(build), value, CardSet.NONE, null));
    }

    private static int counts(String card) {
        return state().rules().fishing().fromHand(first(card));
    }

    private static int value(int number) {
        Build build = find(number);
        return build == null ? 0 : build.value();
    }

    static Build find(int number) {
        return table().builds().stream()
                .filter(build -> build.number() == number)
                .findFirst()
                .orElse(null);
    }
}
