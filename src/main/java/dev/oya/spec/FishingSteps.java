package dev.oya.spec;

import dev.oya.cards.CardSet;
import dev.oya.play.Move;
import dev.oya.play.fishing.Fishing;
import dev.oya.vocabulary.CardUse;
import io.cucumber.java.ParameterType;
import io.cucumber.java.de.Wenn;
import io.cucumber.java.en.When;
import io.cucumber.java.sv.När;
import java.util.Arrays;
import java.util.List;

/** Cards are taken in by their sum, twins are claimed, cards are laid out. */
@StepGroup("Cards are taken in by their sum, twins are claimed, cards are laid out")
public final class FishingSteps extends Steps {
    /** Numbers of builds: {@code 1}, {@code 1, 2 och 3}. */
    @ParameterType("\\d+(?:, \\d+)*(?: (?:och|and|und) \\d+)?")
    public List<Integer> builds(String numbers) {
        return Arrays.stream(numbers.split("\\D+")).map(Integer::valueOf).toList();
    }

    /** What twins are called that are claimed. */
    @ParameterType("\\p{L}+")
    public String claim(String word) {
        return world().words().claim(word);
    }

    /** The round goes on in the middle: with the hands, free cards and builds that were told. */
    @When("the turn comes to seat {int}")
    @När("turen kommer till plats {int}")
    @Wenn("der Zug zu Platz {int} kommt")
    public void midway(int seat) {
        world().match = world().midway.begin(seat);
    }

    @When("seat {int} takes in {cards} with {card}")
    @När("plats {int} tar in {cards} med {card}")
    @Wenn("Platz {int} {cards} mit {card} einnimmt")
    public void take(int seat, String free, String card) {
        take(seat, card, free, List.of(), "");
    }

    @When("seat {int} takes in {cards} with {card} and claims {cards} as {claim}")
    @När("plats {int} tar in {cards} med {card} och räknar {cards} som {claim}")
    @Wenn("Platz {int} {cards} mit {card} einnimmt und {cards} als {claim} zählt")
    public void takeAndClaim(int seat, String free, String card, String claims, String claim) {
        take(seat, card, free, List.of(), claims);
    }

    @When("seat {int} takes in build(s) {builds} with {card}")
    @När("plats {int} tar in bygge {builds} med {card}")
    @Wenn("Platz {int} Bau {builds} mit {card} einnimmt")
    public void takeBuilds(int seat, List<Integer> builds, String card) {
        take(seat, card, "", builds, "");
    }

    @When("seat {int} takes in build(s) {builds} with {card} and claims {cards} as {claim}")
    @När("plats {int} tar in bygge {builds} med {card} och räknar {cards} som {claim}")
    @Wenn("Platz {int} Bau {builds} mit {card} einnimmt und {cards} als {claim} zählt")
    public void takeBuildsAndClaim(int seat, List<Integer> builds, String card, String claims, String claim) {
        take(seat, card, "", builds, claims);
    }

    @When("seat {int} takes in build(s) {builds} besides {cards} with {card}")
    @När("plats {int} tar in bygge {builds} samt {cards} med {card}")
    @Wenn("Platz {int} Bau {builds} samt {cards} mit {card} einnimmt")
    public void takeBoth(int seat, List<Integer> builds, String free, String card) {
        take(seat, card, free, builds, "");
    }

    @When("seat {int} takes in build(s) {builds} besides {cards} with {card} and claims {cards} as {claim}")
    @När("plats {int} tar in bygge {builds} samt {cards} med {card} och räknar {cards} som {claim}")
    @Wenn("Platz {int} Bau {builds} samt {cards} mit {card} einnimmt und {cards} als {claim} zählt")
    public void takeBothAndClaim(
            int seat, List<Integer> builds, String free, String card, String claims, String claim) {
        take(seat, card, free, builds, claims);
    }

    private static void take(int seat, String card, String free, List<Integer> builds, String claims) {
        World world = world();
        long bits = builds.stream().mapToLong(Fishing::bit).reduce(0, (all, bit) -> all | bit);
        CardSet claimed = claims.isEmpty() ? CardSet.NONE : world.set(claims);
        Fishing fishing = new Fishing(Move.NO_CARD, bits, 0, claimed, null);
        act(seat, CardUse.Act.TAKE, card, free.isEmpty() ? CardSet.NONE : world.set(free), fishing);
    }

    @When("seat {int} lays out {card}")
    @När("plats {int} lägger ut {card}")
    @Wenn("Platz {int} {card} ablegt")
    public void lay(int seat, String card) {
        act(seat, CardUse.Act.LAY, card, CardSet.NONE, Fishing.NOTHING);
    }

    /** A move with a card, by what it does on the table. */
    static void act(int seat, CardUse.Act act, String card, CardSet free, Fishing fishing) {
        World world = world();
        String word = world.pack().phases().words().values().stream()
                .filter(one -> one.act() != null && CardUse.Act.named(one.act()) == act)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("nobody does that in this game"))
                .name();
        world.play.act(Move.card(seat, word, world.set(card).first(), free, fishing));
    }
}
