package dev.oya.spec.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.oya.cards.Card;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import io.cucumber.java.de.Dann;
import io.cucumber.java.de.Wenn;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.cucumber.java.sv.När;
import io.cucumber.java.sv.Så;
import java.util.List;

/** Combinations, what they are worth, and as what cards count in them. */
@StepGroup("Combinations, what they are worth, and as what cards count in them")
public final class YakuSteps extends ScenarioSteps {
    private Answer found;

    private Answer found() {
        state().decided().by(Conclusion.Yaku.class);
        return found;
    }

    /** What the combinations of an id are worth. */
    private List<Integer> points(String id) {
        return found().found().stream()
                .filter(one -> one.id().equals(id))
                .map(Answer.Found::points)
                .toList();
    }

    @Then("{string} is worth {int} kan")
    @Så("är {string} värd {int} kan")
    @Dann("ist {string} {int} Kan wert")
    public void yakuWorth(String name, int kan) {
        state().decided().yaku(name);
        String id = yaku(name);
        int points = kan * state().rules().settings().unitPoints();
        assertEquals(points, points(id).stream().findFirst().orElse(null), name + " is among " + found().ids());
    }

    @Then("{string} is worth {int} point(s)")
    @Så("är {string} värd {int} poäng")
    @Dann("ist {string} {int} Punkt(e) wert")
    public void yakuPoints(String name, int points) {
        String id = yaku(name);
        assertEquals(List.of(points), points(id), found().ids().toString());
    }

    @Then("all together is worth {int} point(s)")
    @Så("är allt tillsammans värt {int} poäng")
    @Dann("ist alles zusammen {int} Punkt(e) wert")
    public void allWorth(int points) {
        assertEquals(
                points,
                found().found().stream().mapToInt(Answer.Found::points).sum(),
                found().ids().toString());
    }

    @Then("{string} is not there")
    @Så("finns inte {string}")
    @Dann("gibt es {string} nicht")
    public void yakuAbsent(String name) {
        state().decided().yaku(name);
        assertFalse(found().ids().contains(yaku(name)), found().ids().toString());
    }

    @Then("there is no combination")
    @Så("finns ingen kombination")
    @Dann("gibt es keine Kombination")
    public void nothingFound() {
        assertEquals(List.of(), found().ids());
    }

    @Then("there is only {string}")
    @Så("finns bara {string}")
    @Dann("gibt es nur {string}")
    public void onlyFound(String name) {
        state().decided().yaku(name);
        assertEquals(List.of(yaku(name)), found().ids());
    }

    @Then("there are {string} and {string} and nothing else")
    @Så("finns {string} och {string} och inget annat")
    @Dann("gibt es {string} und {string} und sonst nichts")
    public void bothFound(String one, String other) {
        assertEquals(List.of(yaku(one), yaku(other)), found().ids());
    }

    @When("someone looks at the hand {cards}")
    @När("någon ser på handen {cards}")
    @Wenn("jemand die Hand {cards} ansieht")
    public void lookAtHand(String cards) {
        found = state().rules().hand(state().looksAtHand(cards));
    }

    @When("someone looks at the pile {cards}")
    @När("någon ser på depån {cards}")
    @Wenn("jemand die eroberten Karten {cards} ansieht")
    public void lookAtPile(String cards) {
        found = state().rules().taken(state().looks(cards));
    }

    /** A card that may be counted as one kind or another. */
    @Then("{cards} counts as {string}")
    @Så("räknas {cards} som {string}")
    @Dann("zählt {cards} als {string}")
    public void counts(String code, String kind) {
        assertEquals(state().words().kind(kind), found.counting().get(code));
    }

    @Then("for the winner {cards} counts as {string}")
    @Så("räknas {cards} som {string} för vinnaren")
    @Dann("zählt {cards} für den Sieger als {string}")
    public void countsForWinner(String code, String kind) {
        Card card = state().deck().card(code);
        assertEquals(state().words().kind(kind), table().counts(card.index(), code));
    }
}
