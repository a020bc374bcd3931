package dev.oya.spec.steps;

import dev.oya.cards.CardSet;
import dev.oya.play.table.Build;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import dev.oya.vocabulary.CardUse;
import io.cucumber.java.de.Wenn;
import io.cucumber.java.en.When;
import io.cucumber.java.sv.När;
import java.util.List;

@StepGroup("Cards are taken in by their sum and laid out, twins are claimed, builds are made and changed")
public final class FishingSteps extends ScenarioSteps {
    @When("seat {int} takes in {cards} with {card}{claiming}")
    @När("plats {int} tar in {cards} med {card}{claiming}")
    @Wenn("Platz {int} {cards} mit {card} einnimmt{claiming}")
    public void take(int seat, String free, String card, String claims) {
        takeBoth(seat, List.of(), free, card, claims);
    }

    @When("seat {int} takes in build(s) {numbers} with {card}{claiming}")
    @När("plats {int} tar in bygge {numbers} med {card}{claiming}")
    @Wenn("Platz {int} Bau {numbers} mit {card} einnimmt{claiming}")
    public void takeBuilds(int seat, List<Integer> builds, String card, String claims) {
        takeBoth(seat, builds, "", card, claims);
    }

    @When("seat {int} takes in build(s) {numbers} besides {cards} with {card}{claiming}")
    @När("plats {int} tar in bygge {numbers} samt {cards} med {card}{claiming}")
    @Wenn("Platz {int} Bau {numbers} samt {cards} mit {card} einnimmt{claiming}")
    public void takeBoth(int seat, List<Integer> builds, String free, String card, String claims) {
        long bits = builds.stream().mapToLong(Fishing::bit).reduce(0, (all, bit) -> all | bit);
        Fishing fishing = new Fishing(CardSet.NONE, bits, 0, state().set(claims), null);
        act(seat, CardUse.Act.TAKE, card, state().set(free), fishing);
    }

    @When("seat {int} lays out {card}")
    @När("plats {int} lägger ut {card}")
    @Wenn("Platz {int} {card} ablegt")
    public void lay(int seat, String card) {
        act(seat, CardUse.Act.LAY, card, CardSet.NONE, Fishing.NOTHING);
    }

    @When("seat {int} builds {card} on {card} to {int}{packing}")
    @När("plats {int} bygger {card} på {card} till {int}{packing}")
    @Wenn("Platz {int} {card} auf {card} zu {int} baut{packing}")
    public void make(int seat, String card, String with, int value, String pack) {
        build(seat, CardUse.Act.BUILD, card, 0, with, pack, value);
    }

    @When("seat {int} builds {card} on {card} down to {int}")
    @När("plats {int} bygger {card} på {card} nedåt till {int}")
    @Wenn("Platz {int} {card} auf {card} hinunter zu {int} baut")
    public void makeDown(int seat, String card, String with, int value) {
        build(seat, CardUse.Act.BUILD_BELOW, card, 0, with, "", value);
    }

    @When("seat {int} lets {card} lie on {some}")
    @När("plats {int} låter {card} ligga på {some}")
    @Wenn("Platz {int} {card} auf {some} liegen lässt")
    public void lie(int seat, String card, String pack) {
        build(seat, CardUse.Act.BUILD, card, 0, "", pack, rules().fishing().fromHand(first(card)));
    }

    @When("seat {int} lets {card} lie on build {int}{packing}")
    @När("plats {int} låter {card} ligga på bygge {int}{packing}")
    @Wenn("Platz {int} {card} auf Bau {int} liegen lässt{packing}")
    public void lieOnBuild(int seat, String card, int number, String pack) {
        build(seat, CardUse.Act.ADD, card, number, "", pack, value(number));
    }

    @When("seat {int} builds on build {int} with {card} on {card}{packing}")
    @När("plats {int} bygger på bygge {int} med {card} på {card}{packing}")
    @Wenn("Platz {int} an Bau {int} mit {card} auf {card} anbaut{packing}")
    public void add(int seat, int number, String card, String with, String pack) {
        build(seat, CardUse.Act.ADD, card, number, with, pack, value(number));
    }

    @When("seat {int} raises build {int} to {int} with {card}{packing}")
    @När("plats {int} höjer bygge {int} till {int} med {card}{packing}")
    @Wenn("Platz {int} Bau {int} auf {int} mit {card} erhöht{packing}")
    public void raise(int seat, int number, int value, String card, String pack) {
        build(seat, CardUse.Act.RAISE, card, number, "", pack, value);
    }

    @When("seat {int} lowers build {int} to {int} with {card}")
    @När("plats {int} river bygge {int} till {int} med {card}")
    @Wenn("Platz {int} Bau {int} auf {int} mit {card} abreißt")
    public void lower(int seat, int number, int value, String card) {
        build(seat, CardUse.Act.LOWER, card, number, "", "", value);
    }

    private static int value(int number) {
        Build build = BuildSteps.find(number);
        return build == null ? 0 : build.value();
    }

    private static void build(int seat, CardUse.Act act, String card, int build, String with, String pack, int value) {
        CardSet first = state().set(with);
        CardSet all = first.plus(state().copies().set(pack, first));
        act(seat, act, card, all, new Fishing(first, Fishing.bit(build), value, CardSet.NONE, null));
    }

    /** A move with a card, by what it does on the table. */
    private static void act(int seat, CardUse.Act act, String card, CardSet free, Fishing fishing) {
        String word = state().pack().phases().words().values().stream()
                .filter(one -> one.act() != null && CardUse.Act.named(one.act()) == act)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("nobody does that in this game"))
                .name();
        act(Move.card(seat, word, first(card), free, fishing));
    }
}
