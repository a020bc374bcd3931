package dev.oya.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.cards.Card;
import io.cucumber.java.de.Dann;
import io.cucumber.java.en.Then;
import io.cucumber.java.sv.Så;
import java.util.List;

/** Who wins together, and as what cards count that may be counted as one kind or another. */
@StepGroup("Who wins together, and as what cards count that may be counted as one kind or another")
public final class SideSteps extends Steps {
    @Then("every seat plays for itself")
    @Så("spelar varje plats för sig")
    @Dann("spielt jeder Platz für sich")
    public void alone() {
        table().sides().forEach(side -> assertEquals(1, side.size(), side.toString()));
    }

    @Then("seats {seats} win the round")
    @Så("vinner platserna {seats} given")
    @Dann("gewinnen die Plätze {seats} die Runde")
    public void win(List<Integer> seats) {
        assertEquals(seats, table().winners());
    }

    /** A card that may be counted as one kind or another. */
    @Then("{cards} counts as {string}")
    @Så("räknas {cards} som {string}")
    @Dann("zählt {cards} als {string}")
    public void counts(String code, String kind) {
        assertEquals(world().words().kind(kind), world().found.counting().get(code));
    }

    @Then("for the winner {cards} counts as {string}")
    @Så("räknas {cards} som {string} för vinnaren")
    @Dann("zählt {cards} für den Sieger als {string}")
    public void countsForWinner(String code, String kind) {
        Card card = world().deck().card(code);
        assertEquals(world().words().kind(kind), table().counts(card.index(), code));
    }
}
