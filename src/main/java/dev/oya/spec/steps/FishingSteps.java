package dev.oya.spec.steps;

import dev.oya.cards.CardSet;
import dev.oya.input.Advice;
import dev.oya.input.LocalizedException;
import dev.oya.pack.Phases;
import dev.oya.play.table.Build;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import io.cucumber.java.en.When;
import java.util.List;

@StepGroup("Captures by sum, cards laid out, claimed twins, and builds")
public final class FishingSteps extends ScenarioSteps {
    @When("seat {int} takes in {cards} with {card}{claiming}")
    public void take(int seat, String free, String card, String claims) {
        takeBoth(seat, List.of(), free, card, claims);
    }

    @When("seat {int} takes in build(s) {numbers} with {card}{claiming}")
    public void takeBuilds(int seat, List<Integer> builds, String card, String claims) {
        takeBoth(seat, builds, "", card, claims);
    }

    @When("seat {int} takes in build(s) {numbers} and the cards {cards} with {card}{claiming}")
    public void takeBoth(int seat, List<Integer> builds, String free, String card, String claims) {
        Fishing fishing = new Fishing(CardSet.NONE, bits(builds), 0, state().set(claims), null);
        act(seat, Phases.Act.TAKE, card, state().set(free), fishing);
    }

    @When("seat {int} lays out {card}")
    public void lay(int seat, String card) {
        act(seat, Phases.Act.LAY, card, CardSet.NONE, Fishing.NOTHING);
    }

    @When("seat {int} builds {card} on {cards} to {int}{packing}")
    public void make(int seat, String card, String with, int value, String pack) {
        build(seat, Phases.Act.BUILD, card, List.of(), with, pack, value);
    }

    @When("seat {int} builds {card} on {card} down to {int}")
    public void makeDown(int seat, String card, String with, int value) {
        build(seat, Phases.Act.BUILD_BELOW, card, List.of(), with, "", value);
    }

    @When("seat {int} lets {card} lie on {some}")
    public void lie(int seat, String card, String pack) {
        build(
                seat,
                Phases.Act.BUILD,
                card,
                List.of(),
                "",
                pack,
                rules().fishing().fromHand(first(card)));
    }

    @When("seat {int} lets {card} lie on build(s) {numbers}{packing}")
    public void lieOnBuild(int seat, String card, List<Integer> builds, String pack) {
        build(seat, Phases.Act.ADD, card, builds, "", pack, value(builds));
    }

    @When("seat {int} builds on build(s) {numbers} with {card} on {cards}{packing}")
    public void add(int seat, List<Integer> builds, String card, String with, String pack) {
        build(seat, Phases.Act.ADD, card, builds, with, pack, value(builds));
    }

    @When("seat {int} raises build(s) {numbers} to {int} with {card}{packing}")
    public void raise(int seat, List<Integer> builds, int value, String card, String pack) {
        raiseWith(seat, builds, value, card, "", pack);
    }

    @When("seat {int} raises build(s) {numbers} to {int} with {card} and {cards}{packing}")
    public void raiseWith(int seat, List<Integer> builds, int value, String card, String with, String pack) {
        build(seat, Phases.Act.RAISE, card, builds, with, pack, value);
    }

    @When("seat {int} lowers build {int} to {int} with {card}")
    public void lower(int seat, int number, int value, String card) {
        build(seat, Phases.Act.LOWER, card, List.of(number), "", "", value);
    }

    private static int value(List<Integer> builds) {
        Build build = BuildSteps.find(builds.get(0));
        return build == null ? 0 : build.value();
    }

    private static long bits(List<Integer> builds) {
        return builds.stream().mapToLong(Fishing::bit).reduce(0, (all, bit) -> all | bit);
    }

    private static void build(
            int seat, Phases.Act act, String card, List<Integer> builds, String with, String pack, int value) {
        CardSet first = state().set(with);
        CardSet all = first.plus(state().copies().set(pack, first));
        act(seat, act, card, all, new Fishing(first, bits(builds), value, CardSet.NONE, null));
    }

    /** Makes a move with a card. Uses the action of the pack that has the given effect on the table. */
    private static void act(int seat, Phases.Act act, String card, CardSet free, Fishing fishing) {
        String action = state().pack().phases().actions().values().stream()
                .filter(one -> one.cardMove().act() == act)
                .findFirst()
                .orElseThrow(() -> new LocalizedException(Advice.of("step-act")))
                .name();
        act(new Move.BySum(seat, action, first(card), free, fishing));
    }
}
