package dev.oya.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.cards.Card;
import dev.oya.vocabulary.Answer;
import io.cucumber.java.de.Dann;
import io.cucumber.java.en.Then;
import io.cucumber.java.sv.Så;
import java.util.List;

/** Who wins together, and as what cards count that may be counted as one kind or another. */
@StepGroup("Who wins together, and as what cards count that may be counted as one kind or another")
public final class SideSteps {
    private static World world() {
        return World.current();
    }

    @Then("every seat plays for itself")
    @Så("spelar varje plats för sig")
    @Dann("spielt jeder Platz für sich")
    public void alone() {
        world().table().sides().forEach(side -> assertEquals(1, side.size(), side.toString()));
    }

    @Then("seats {seats} win the round")
    @Så("vinner platserna {seats} given")
    @Dann("gewinnen die Plätze {seats} die Runde")
    public void win(List<Integer> seats) {
        assertEquals(seats, world().table().winners());
    }

    /** A card that may be counted as one kind or another. */
    @Then("{cards} counts as {string}")
    @Så("räknas {cards} som {string}")
    @Dann("zählt {cards} als {string}")
    public void counts(String code, String kind) {
        Answer found = (Answer) world().notes.get("found");
        assertEquals(world().words().kind(kind), found.counting().get(code));
    }

    @Then("for the winner {cards} counts as {string}")
    @Så("räknas {cards} som {string} för vinnaren")
    @Dann("zählt {cards} für den Sieger als {string}")
    public void countsForWinner(String code, String kind) {
        Card card = world().deck().card(code);
        assertEquals(world().words().kind(kind), world().table().counts(card.index(), code));
    }
}
