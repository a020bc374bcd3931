package dev.oya.spec.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cards.Shuffle;
import dev.oya.pack.Phases;
import dev.oya.play.table.Event;
import dev.oya.play.table.Table;
import dev.oya.spec.ScenarioState;
import dev.oya.vocabulary.Conclusion;
import io.cucumber.java.de.Dann;
import io.cucumber.java.de.Wenn;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.cucumber.java.sv.När;
import io.cucumber.java.sv.Så;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Several deals in a round, and what a match comes to. */
@StepGroup("Several deals in a round, and what a match comes to")
public final class ResultSteps extends ScenarioSteps {
    /** Cards are played, always the same way, until hands are dealt anew or the round is over. */
    @When("the hands are played out")
    @När("korten på hand spelas ut")
    @Wenn("die Karten auf der Hand ausgespielt werden")
    public void playHands() {
        ScenarioState state = state();
        Shuffle random = state.chance("the cards of a deal");
        long before = deals();
        while (!match().round().isOver() && deals() == before) {
            act(match().round().any(random::below));
            play().accepted();
        }
    }

    @Then("cards have been dealt {int} time(s) in this round")
    @Så("har det getts kort {int} gång(er) i given")
    @Dann("sind in dieser Runde {int} Mal Karten gegeben worden")
    public void dealtTimes(int times) {
        assertEquals(times, deals());
    }

    private static long deals() {
        return happened()
                .filter(event -> event instanceof Event.Dealt || event instanceof Event.DealtAgain)
                .count();
    }

    /** What the dealer says when a phase begins. */
    @Then("{string} has been said {int} time(s)")
    @Så("har {string} sagts {int} gång(er)")
    @Dann("ist {string} {int} Mal gesagt worden")
    public void said(String name, int times) {
        String id = state().words().named(name);
        Phases.Phase phase = state().pack().phases().phases().get(id);
        assertTrue(phase != null && phase.aloud(), name + " is not said when a phase begins");
        int number = state().rules().settings().phase(id);
        assertEquals(
                times,
                happened()
                        .filter(event -> event instanceof Event.Entered entered && entered.phase() == number)
                        .count());
    }

    private static Stream<Event> happened() {
        return Stream.concat(match().opening().stream(), play().events().stream());
    }

    /** Half a point is written {@code 0,5} or {@code 0.5}. */
    @Then("seat {int} ends {word} point(s) behind")
    @Så("slutar plats {int} {word} poäng efter")
    @Dann("liegt Platz {int} am Ende {word} Punkt(e) zurück")
    public void behind(int seat, String points) {
        state().decided().by(Conclusion.Margin.class);
        Table.Result result = result(seat);
        assertEquals(Double.parseDouble(points.replace(',', '.')), (double) result.points() / result.parts());
    }

    /** A title that the glossary has a word for. */
    @Then("the loss of seat {int} is called {string}")
    @Så("kallas förlusten för plats {int} {string}")
    @Dann("heißt die Niederlage von Platz {int} {string}")
    public void called(int seat, String title) {
        state().decided().by(Conclusion.Title.class);
        assertTrue(result(seat).titles().contains(state().words().named(title)), results());
    }

    @Then("the loss of seat {int} is not called {string}")
    @Så("kallas förlusten för plats {int} inte {string}")
    @Dann("heißt die Niederlage von Platz {int} nicht {string}")
    public void notCalled(int seat, String title) {
        state().decided().by(Conclusion.Title.class);
        assertFalse(result(seat).titles().contains(state().words().named(title)), results());
    }

    private static Table.Result result(int seat) {
        assertFalse(table().results().isEmpty(), "the match has come to nothing that could be told in points");
        return table().results().get(table().side(seat));
    }

    private static String results() {
        return table().results().toString();
    }

    @Then("nobody is any points behind")
    @Så("räknas det inte ut hur långt efter någon slutar")
    @Dann("wird nicht ausgerechnet, wie weit jemand zurückliegt")
    public void noResult() {
        assertTrue(table().isPaid() && table().isLast(), "the match is not over");
        assertEquals(List.of(), table().results());
    }

    /** All of those who have the most points, or whom a forfeit leaves. */
    @Then("seat(s) {seats} win(s) the match")
    @Så("vinner plats(erna) {seats} partiet")
    @Dann("gewinnt/gewinnen Platz/Plätze {seats} die Partie")
    public void winsMatch(List<Integer> seats) {
        assertTrue(table().isPaid() && table().isLast(), "the match is not over");
        List<Integer> best = table().results().isEmpty()
                ? table().winners()
                : IntStream.range(0, table().seats())
                        .filter(seat -> result(seat).points() == 0)
                        .boxed()
                        .toList();
        assertEquals(seats, best);
    }
}
