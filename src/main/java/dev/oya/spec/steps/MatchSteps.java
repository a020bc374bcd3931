package dev.oya.spec.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.oya.cards.Shuffle;
import dev.oya.play.Chance;
import dev.oya.play.table.Move;
import dev.oya.vocabulary.Conclusion;
import io.cucumber.java.de.Dann;
import io.cucumber.java.de.Wenn;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.cucumber.java.sv.När;
import io.cucumber.java.sv.Så;

/** Matches, and how one round follows another. */
@StepGroup("Matches, and how one round follows another")
public final class MatchSteps extends ScenarioSteps {
    /** A match whose cards come from a seed, the draw for the first deal included. */
    @When("a match begins with the seed {string}")
    @När("ett parti börjar med fröet {string}")
    @Wenn("eine Partie mit dem Startwert {string} beginnt")
    public void matchFromSeed(String seed) {
        play().start(seed);
    }

    /** The next round of the match, with these cards on the field. */
    @When("the next round begins with {cards} on the field")
    @När("nästa giv börjar med {cards} på bordet")
    @Wenn("die nächste Runde mit {cards} im Feld beginnt")
    public void nextRound(String cards) {
        play().nextRound(cards);
    }

    /** The next round of the match; from then on the table plays an option otherwise. */
    @When("the next round begins with the option {string} as {word}")
    @När("nästa giv börjar med tillvalet {string} som {word}")
    @Wenn("die nächste Runde mit der Option {string} als {word} beginnt")
    public void nextRoundOtherwise(String option, String value) {
        play().nextRoundWith(option, value);
    }

    /** A new match at the same table, with these cards on the field. */
    @When("a new match begins with {cards} on the field")
    @När("ett nytt parti börjar med {cards} på bordet")
    @Wenn("eine neue Partie mit {cards} im Feld beginnt")
    public void newMatch(String cards) {
        play().newMatch(cards);
    }

    @When("all who are asked say {string}")
    @När("alla som tillfrågas säger {string}")
    @Wenn("alle Gefragten {string} sagen")
    public void allSay(String said) {
        String word = state().words().word(said);
        assertNotNull(word, said);
        String phase = match().round().phase().name();
        while (match().round().phase().name().equals(phase)) {
            act(Move.say(match().table().turn(), word));
            play().accepted();
        }
    }

    @Then("it is seat {int} that deals")
    @Så("är det plats {int} som ger")
    @Dann("gibt Platz {int}")
    public void deals(int seat) {
        state().decided().by(Conclusion.NextDealer.class, Conclusion.FirstDealer.class);
        assertEquals(seat, table().dealer());
    }

    /** In this match and those before it; a void round is none, and one that is not over is none yet. */
    @Then("{int} round(s) has/have been played")
    @Så("har det spelats {int} giv(ar)")
    @Dann("ist/sind {int} Runde(n) gespielt")
    public void roundsPlayed(int rounds) {
        assertEquals(rounds, play().roundsPlayed());
    }

    @When("the next round begins")
    @När("nästa giv börjar")
    @Wenn("die nächste Runde beginnt")
    public void nextRound() {
        play().nextRound(Chance.of(new Shuffle("the next round")));
    }
}
