package dev.oya.spec.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.play.table.Completion;
import dev.oya.vocabulary.Completed;
import dev.oya.vocabulary.Conclusion;
import io.cucumber.java.de.Angenommen;
import io.cucumber.java.de.Dann;
import io.cucumber.java.de.Wenn;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.cucumber.java.sv.Givet;
import io.cucumber.java.sv.När;
import io.cucumber.java.sv.Så;
import java.util.List;

/** Who alone is liable for what another seat has completed. */
@StepGroup("Who alone is liable for what another seat has completed")
public final class LiableSteps extends ScenarioSteps {
    private boolean liable;

    @Given("seat {int} alone is liable for {string} of seat {int}")
    @Givet("att plats {int} ensam ansvarar för {string} hos plats {int}")
    @Angenommen("Platz {int} haftet allein für {string} von Platz {int}")
    public void liable(int payer, String name, int owner) {
        String id = yaku(name);
        told().liable(payer, owner, round -> round.liable(Completion.combination(owner, id), payer));
    }

    @Given("seat {int} alone is liable for the fourth card of month {int} of seat {int}")
    @Givet("att plats {int} ensam ansvarar för det fjärde kortet i månad {int} hos plats {int}")
    @Angenommen("Platz {int} haftet allein für die vierte Karte des Monats {int} von Platz {int}")
    public void liableForFourth(int payer, int month, int owner) {
        told().liable(payer, owner, round -> round.liable(Completion.group(owner, month), payer));
    }

    /** The rule is asked about the card that completed a combination of another seat. */
    @When("the card that completes {string} was laid from a hand that had more cards")
    @När("kortet som fullbordar {string} lades från handen och det fanns fler kort kvar")
    @Wenn("die Karte, die {string} vollendet, aus einer Hand mit weiteren Karten gelegt wurde")
    public void laidWithMore(String name) {
        complete(name, false);
    }

    @When("the card that completes {string} was the last of its hand")
    @När("kortet som fullbordar {string} var det sista på handen")
    @Wenn("die Karte, die {string} vollendet, die letzte der Hand war")
    public void laidLast(String name) {
        complete(name, true);
    }

    @When("the fourth card to a triplet was laid from a hand that had more cards")
    @När("det fjärde kortet till ett tretal lades från handen och det fanns fler kort kvar")
    @Wenn("die vierte Karte zu einem Drilling aus einer Hand mit weiteren Karten gelegt wurde")
    public void fourthLaidWithMore() {
        ask("", List.of(), true, false);
    }

    @When("the fourth card to a triplet was the last of its hand")
    @När("det fjärde kortet till ett tretal var det sista på handen")
    @Wenn("die vierte Karte zu einem Drilling die letzte der Hand war")
    public void fourthLaidLast() {
        ask("", List.of(), true, true);
    }

    private void complete(String name, boolean last) {
        String id = yaku(name);
        List<String> tags = state().pack().yaku().values().stream()
                .filter(entry -> entry.id().equals(id))
                .flatMap(entry -> entry.tags().stream())
                .toList();
        ask(id, tags, false, last);
    }

    private void ask(String id, List<String> tags, boolean group, boolean last) {
        liable = state().rules()
                        .ask(new Completed(state().rules().settings(), id, tags, group, true, last, true))
                        .first(Conclusion.Liable.class)
                != null;
    }

    @Then("whoever laid it is liable alone")
    @Så("är den som lade kortet ensam ansvarig")
    @Dann("haftet allein, wer sie gelegt hat")
    public void isLiable() {
        state().decided().by(Conclusion.Liable.class);
        assertEquals(true, liable);
    }

    @Then("whoever laid it is not liable")
    @Så("är den som lade kortet inte ensam ansvarig")
    @Dann("haftet nicht, wer sie gelegt hat")
    public void isNotLiable() {
        state().decided().by(Conclusion.Liable.class);
        assertEquals(false, liable);
    }
}
