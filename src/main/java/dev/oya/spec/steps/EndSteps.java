package dev.oya.spec.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.vocabulary.Conclusion;
import io.cucumber.java.de.Dann;
import io.cucumber.java.en.Then;
import io.cucumber.java.sv.Så;
import java.util.List;

/** How rounds and matches end, and what is shown of a hand. */
@StepGroup("How rounds and matches end, and what is shown of a hand")
public final class EndSteps extends ScenarioSteps {
    /** The way the round ended, by its name or as a record has it. */
    @Then("the round ends by {string}")
    @Så("är given slut genom {string}")
    @Dann("endet die Runde durch {string}")
    public void end(String end) {
        state().decided().by(Conclusion.Arrow.class);
        assertEquals(state().words().end(end), table().end());
    }

    @Then("the round is not over")
    @Så("är given inte slut")
    @Dann("ist die Runde nicht zu Ende")
    public void notOver() {
        state().decided().by(Conclusion.Arrow.class);
        assertFalse(match().round().isOver());
    }

    @Then("seat {int} wins the round")
    @Så("vinner plats {int} given")
    @Dann("gewinnt Platz {int} die Runde")
    public void wins(int seat) {
        state().decided().by(Conclusion.Winner.class);
        assertEquals(seat, table().winner());
    }

    @Then("nobody wins the round")
    @Så("vinner ingen given")
    @Dann("gewinnt niemand die Runde")
    public void nobodyWins() {
        state().decided().by(Conclusion.Winner.class);
        assertEquals(-1, table().winner());
    }

    @Then("seat {int} is the next dealer")
    @Så("är plats {int} nästa givare")
    @Dann("ist Platz {int} der nächste Geber")
    public void nextDealer(int seat) {
        state().decided().by(Conclusion.NextDealer.class);
        assertEquals(seat, table().nextDealer());
    }

    @Then("the round does not count")
    @Så("räknas given inte")
    @Dann("zählt die Runde nicht")
    public void isVoid() {
        state().decided().by(Conclusion.VoidRound.class);
        assertTrue(table().isVoid());
    }

    @Then("this is round {int}")
    @Så("är det giv {int}")
    @Dann("ist es Runde {int}")
    public void round(int round) {
        assertEquals(round, table().round());
    }

    @Then("the match is over")
    @Så("är partiet slut")
    @Dann("ist die Partie zu Ende")
    public void matchOver() {
        state().decided().by(Conclusion.MatchOver.class, Conclusion.Lasts.class);
        assertTrue(play().isMatchOver());
    }

    @Then("the match is not over")
    @Så("är partiet inte slut")
    @Dann("ist die Partie nicht zu Ende")
    public void matchNotOver() {
        state().decided().by(Conclusion.MatchOver.class, Conclusion.Lasts.class);
        assertFalse(play().isMatchOver());
    }

    @Then("seat {int} shows {cards}")
    @Så("visar plats {int} {cards}")
    @Dann("zeigt Platz {int} {cards}")
    public void shows(int seat, String cards) {
        state().decided().by(Conclusion.Shows.class);
        same(cards, match().shown(seat));
    }

    @Then("seat {int} shows no card")
    @Så("visar plats {int} inget kort")
    @Dann("zeigt Platz {int} keine Karte")
    public void showsNothing(int seat) {
        state().decided().by(Conclusion.Shows.class);
        assertEquals(List.of(), codes(match().shown(seat)));
    }
}
