package dev.oya.spec.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cards.CardSet;
import dev.oya.play.table.Event;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import dev.oya.spec.ScenarioState;
import dev.oya.vocabulary.CardUse;
import dev.oya.vocabulary.Conclusion;
import io.cucumber.java.ParameterType;
import io.cucumber.java.de.Dann;
import io.cucumber.java.de.Wenn;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.cucumber.java.sv.När;
import io.cucumber.java.sv.Så;
import java.util.Arrays;
import java.util.List;

/** Cards are taken in by their sum, twins are claimed, cards are laid out, and where they then are. */
@StepGroup("Cards are taken in by their sum, twins are claimed, cards are laid out, and where they then are")
public final class FishingSteps extends ScenarioSteps {
    /** Numbers of builds: {@code 1}, {@code 1, 2 och 3}. */
    @ParameterType("\\d+(?:, \\d+)*(?: (?:och|and|und) \\d+)?")
    public List<Integer> builds(String numbers) {
        return Arrays.stream(numbers.split("\\D+")).map(Integer::valueOf).toList();
    }

    /** What twins are called that are claimed. */
    @ParameterType("\\p{L}+")
    public String claim(String word) {
        return state().words().claim(word);
    }

    /** The round goes on in the middle: with the hands, free cards and builds that were told. */
    @When("the turn comes to seat {int}")
    @När("turen kommer till plats {int}")
    @Wenn("der Zug zu Platz {int} kommt")
    public void midway(int seat) {
        play().midway(seat);
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
        ScenarioState state = state();
        long bits = builds.stream().mapToLong(Fishing::bit).reduce(0, (all, bit) -> all | bit);
        CardSet claimed = claims.isEmpty() ? CardSet.NONE : state.set(claims);
        Fishing fishing = new Fishing(Move.NO_CARD, bits, 0, claimed, null);
        act(seat, CardUse.Act.TAKE, card, free.isEmpty() ? CardSet.NONE : state.set(free), fishing);
    }

    @When("seat {int} lays out {card}")
    @När("plats {int} lägger ut {card}")
    @Wenn("Platz {int} {card} ablegt")
    public void lay(int seat, String card) {
        act(seat, CardUse.Act.LAY, card, CardSet.NONE, Fishing.NOTHING);
    }

    /** A move with a card, by what it does on the table. */
    static void act(int seat, CardUse.Act act, String card, CardSet free, Fishing fishing) {
        ScenarioState state = state();
        String word = state.pack().phases().words().values().stream()
                .filter(one -> one.act() != null && CardUse.Act.named(one.act()) == act)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("nobody does that in this game"))
                .name();
        play().act(Move.card(seat, word, state.set(card).first(), free, fishing));
    }

    @Then("the free cards on the table are {cards}")
    @Så("är de fria korten på bordet {cards}")
    @Dann("sind die freien Karten auf dem Tisch {cards}")
    public void free(String cards) {
        same(cards, table().field());
    }

    @Then("no free card lies on the table")
    @Så("ligger inget fritt kort på bordet")
    @Dann("liegt keine freie Karte auf dem Tisch")
    public void noneFree() {
        assertEquals(List.of(), codes(table().field()));
    }

    /** The card that a side last took something in with. */
    @Then("{card} lies on top of what seat {int} has captured")
    @Så("ligger {card} överst bland det som plats {int} har fångat")
    @Dann("liegt {card} oben auf dem, was Platz {int} erobert hat")
    public void onTop(String card, int seat) {
        int top = play().events().stream()
                .filter(Event.TakenIn.class::isInstance)
                .map(Event.TakenIn.class::cast)
                .filter(taken -> table().sideOf(seat).contains(taken.seat()))
                .mapToInt(Event.TakenIn::card)
                .reduce(Move.NO_CARD, (before, last) -> last);
        assertTrue(top >= 0 && table().pile(seat).contains(top), "seat " + seat + " has taken nothing in");
        assertEquals(card, state().deck().card(top).code());
    }

    @Then("seat {int} has {cards} in its pile of {claim}")
    @Så("har plats {int} {cards} i högen för {claim}")
    @Dann("hat Platz {int} {cards} im Stapel der {claim}")
    public void claimed(int seat, String cards, String claim) {
        same(cards, table().claimed(seat));
    }

    @Then("seat {int} has no card in its pile of {claim}")
    @Så("har plats {int} inget kort i högen för {claim}")
    @Dann("hat Platz {int} keine Karte im Stapel der {claim}")
    public void nothingClaimed(int seat, String claim) {
        assertEquals(List.of(), codes(table().claimed(seat)));
    }

    @Then("the pile of {claim} of seat {int} is worth {int} point(s)")
    @Så("är högen för {claim} hos plats {int} värd {int} poäng")
    @Dann("ist der Stapel der {claim} von Platz {int} {int} Punkt(e) wert")
    public void prizes(String claim, int seat, int points) {
        state().decided().by(Conclusion.Prize.class);
        assertEquals(points, table().prizes(seat));
    }
}
