package dev.oya.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import io.cucumber.java.de.Dann;
import io.cucumber.java.en.Then;
import io.cucumber.java.sv.Så;
import java.util.List;

/** Combinations and what they are worth. */
@StepGroup("Combinations and what they are worth")
public final class YakuSteps {
    private static World world() {
        return World.current();
    }

    private static Answer found() {
        world().decided.by(Conclusion.Yaku.class);
        return (Answer) world().notes.get("found");
    }

    @Then("{string} is worth {int} kan")
    @Så("är {string} värd {int} kan")
    @Dann("ist {string} {int} Kan wert")
    public void yakuWorth(String name, int kan) {
        world().decided.yaku(name);
        String id = world().words().yaku(name);
        Answer.Found found = found().found().stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElse(null);
        assertNotNull(found, name + " is not among " + found().ids());
        assertEquals(kan * world().rules().settings().unitPoints(), found.points());
    }

    @Then("{string} is worth {int} point(s)")
    @Så("är {string} värd {int} poäng")
    @Dann("ist {string} {int} Punkt(e) wert")
    public void yakuPoints(String name, int points) {
        String id = world().words().yaku(name);
        assertEquals(
                List.of(points),
                found().found().stream()
                        .filter(one -> one.id().equals(id))
                        .map(Answer.Found::points)
                        .toList(),
                found().ids().toString());
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
        world().decided.yaku(name);
        assertFalse(
                found().ids().contains(world().words().yaku(name)),
                found().ids().toString());
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
        world().decided.yaku(name);
        assertEquals(List.of(world().words().yaku(name)), found().ids());
    }

    @Then("there are {string} and {string} and nothing else")
    @Så("finns {string} och {string} och inget annat")
    @Dann("gibt es {string} und {string} und sonst nichts")
    public void bothFound(String one, String other) {
        assertEquals(List.of(world().words().yaku(one), world().words().yaku(other)), found().ids());
    }
}
