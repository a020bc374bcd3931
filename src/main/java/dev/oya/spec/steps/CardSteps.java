package dev.oya.spec.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.pack.Option;
import dev.oya.spec.PhraseReader;
import io.cucumber.java.de.Dann;
import io.cucumber.java.en.Then;
import io.cucumber.java.sv.Så;

/** What the deck and the options are. */
@StepGroup("What the deck and the options are")
public final class CardSteps extends ScenarioSteps {
    @Then("the deck has {int} cards in {int} months of {int} cards")
    @Så("har kortleken {int} kort i {int} månader om {int} kort")
    @Dann("hat das Spiel {int} Karten in {int} Monaten zu {int} Karten")
    public void deckSize(int cards, int months, int each) {
        assertEquals(cards, state().deck().cards().size());
        assertEquals(months, state().deck().groupCount());
        for (int month = 1; month <= months; month++) {
            assertEquals(each, state().deck().group(month).size(), "month " + month);
        }
    }

    @Then("the deck has {cards} besides")
    @Så("har kortleken dessutom {cards}")
    @Dann("hat das Spiel außerdem {cards}")
    public void extra(String card) {
        assertEquals(1, state().deck().extras().size());
        assertEquals(card, state().deck().extras().get(0).code());
    }

    @Then("{cards} are worth {int} point(s) each")
    @Så("är {cards} värda {int} poäng vardera")
    @Dann("sind {cards} je {int} Punkt(e) wert")
    public void eachWorth(String cards, int points) {
        for (int card : state().list(cards)) {
            assertEquals(points, state().deck().points(card), cards);
        }
    }

    @Then("{cards} is worth {int} point(s)")
    @Så("är {cards} värt {int} poäng")
    @Dann("ist {cards} {int} Punkt(e) wert")
    public void worth(String card, int points) {
        assertEquals(points, state().deck().points(first(card)));
    }

    @Then("all cards together are worth {int} points")
    @Så("är alla kort tillsammans värda {int} poäng")
    @Dann("sind alle Karten zusammen {int} Punkte wert")
    public void total(int points) {
        assertEquals(points, state().deck().points(state().deck().parse("all")));
    }

    /** {@code bright}, {@code animal}, {@code ribbon} or {@code chaff}, also by their Japanese names. */
    @Then("there are {int} cards of the kind {string}")
    @Så("finns det {int} kort av slaget {string}")
    @Dann("gibt es {int} Karten der Art {string}")
    public void kind(int count, String kind) {
        assertEquals(count, state().deck().parse(state().words().kind(kind)).size());
    }

    @Then("{cards} is/are of the kind {string}")
    @Så("är {cards} av slaget {string}")
    @Dann("ist/sind {cards} von der Art {string}")
    public void isKind(String cards, String kind) {
        assertTrue(state().deck().parse(state().words().kind(kind)).containsAll(state().set(cards)));
    }

    @Then("{cards} belong(s) to month {int}")
    @Så("hör {cards} till månad {int}")
    @Dann("gehört/gehören {cards} zum Monat {int}")
    public void month(String cards, int month) {
        for (int card : state().list(cards)) {
            assertEquals(month, state().deck().groupOf(card));
        }
    }

    @Then("the option {string} is {word} unless said otherwise")
    @Så("är tillvalet {string} {word} om inget annat sägs")
    @Dann("ist die Option {string} {word}, wenn nichts anderes gesagt wird")
    public void optionDefault(String name, String value) {
        Option option = state().option(name);
        assertEquals(
                PhraseReader.option(option, value), state().pack().settings().get(name));
    }

    @Then("the option {string} may be {word}")
    @Så("får tillvalet {string} vara {word}")
    @Dann("darf die Option {string} {word} sein")
    public void optionAllows(String name, String value) {
        assertTrue(allows(name, value));
    }

    @Then("the option {string} may not be {word}")
    @Så("får tillvalet {string} inte vara {word}")
    @Dann("darf die Option {string} nicht {word} sein")
    public void optionRefuses(String name, String value) {
        assertFalse(allows(name, value));
    }

    private static boolean allows(String name, String value) {
        Option option = state().option(name);
        return option.allows(PhraseReader.option(option, value));
    }

    @Then("a kan is {int} points")
    @Så("är en kan {int} poäng")
    @Dann("ist ein Kan {int} Punkte")
    public void unit(int points) {
        assertEquals(points, state().rules().settings().unitPoints());
    }

    @Then("{int} to {int} can play")
    @Så("kan spelet spelas av {int} till {int}")
    @Dann("können {int} bis {int} spielen")
    public void players(int least, int most) {
        assertEquals(least, state().pack().leastSeats());
        assertEquals(most, state().pack().mostSeats());
    }
}
