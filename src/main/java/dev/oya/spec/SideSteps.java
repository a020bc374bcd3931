package dev.oya.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.oya.cards.Card;
import dev.oya.words.Answer;
import io.cucumber.java.de.Dann;
import io.cucumber.java.en.Then;
import io.cucumber.java.sv.Så;
import java.util.List;

/** Who plays together, and what combinations come to when only their sum is paid. */
public final class SideSteps {
    private static World world() {
        return World.current();
    }

    private static Answer found() {
        return (Answer) world().notes.get("found");
    }

    @Then("seats {seats} play together")
    @Så("spelar platserna {seats} tillsammans")
    @Dann("spielen die Plätze {seats} zusammen")
    public void together(List<Integer> seats) {
        for (int seat : seats) {
            assertEquals(seats, world().table().sideOf(seat));
        }
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

    @Then("{string} is worth {int} point(s)")
    @Så("är {string} värd {int} poäng")
    @Dann("ist {string} {int} Punkt(e) wert")
    public void worth(String name, int points) {
        String id = world().words().yaku(name);
        Answer.Found found = found().found().stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElse(null);
        assertNotNull(found, name + " is not among " + found().ids());
        assertEquals(points, found.points());
    }

    @Then("all combinations together are worth {int} point(s)")
    @Så("är alla kombinationer tillsammans värda {int} poäng")
    @Dann("sind alle Kombinationen zusammen {int} Punkt(e) wert")
    public void worthTogether(int points) {
        assertEquals(points, found().worth(), found().ids().toString());
    }

    /** A card that may be counted as one kind or another. */
    @Then("{cards} counts as {string}")
    @Så("räknas {cards} som {string}")
    @Dann("zählt {cards} als {string}")
    public void counts(String code, String kind) {
        assertEquals(world().words().kind(kind), found().counting().get(code));
    }

    @Then("for the winner {cards} counts as {string}")
    @Så("räknas {cards} som {string} för vinnaren")
    @Dann("zählt {cards} für den Sieger als {string}")
    public void countsForWinner(String code, String kind) {
        Card card = world().deck().card(code);
        assertEquals(world().words().kind(kind), world().table().counts(card.index(), code));
    }
}
