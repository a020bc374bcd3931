package dev.oya.spec.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cards.CardSet;
import dev.oya.play.table.Move;
import dev.oya.play.table.Verdict;
import dev.oya.vocabulary.Conclusion;
import io.cucumber.java.ParameterType;
import io.cucumber.java.de.Dann;
import io.cucumber.java.en.Then;
import io.cucumber.java.sv.Så;
import java.util.List;

/** Whose turn it is, and what may be said and played. */
@StepGroup("Whose turn it is, and what may be said and played")
public final class TurnSteps extends ScenarioSteps {
    private static List<CardSet> takes(String code) {
        state().decided().by(Conclusion.Takes.class);
        int card = first(code);
        return open().stream()
                .filter(move -> move.card() == card)
                .map(Move::take)
                .toList();
    }

    private static boolean says(int seat, String word) {
        state().decided().word(seat, word);
        return may(seat, move -> move.word().equals(word));
    }

    private static boolean declares(int seat, String id) {
        state().decided().word(seat, "declare");
        return may(seat, move -> move.yaku().equals(List.of(id)));
    }

    private static String moves() {
        return open().toString();
    }

    private static List<Integer> seatsWith(String mark) {
        state().decided().mark(mark);
        return table().seatsWith(state().rules().settings().seatMark(mark)).stream()
                .sorted()
                .toList();
    }

    @Then("it is the turn of seat {int}")
    @Så("är plats {int} på tur")
    @Dann("ist Platz {int} am Zug")
    public void onTurn(int seat) {
        state().decided().by(Conclusion.Arrow.class);
        assertEquals(seat, table().turn());
    }

    @Then("the phase is {string}")
    @Så("är fasen {string}")
    @Dann("ist die Phase {string}")
    public void phase(String name) {
        state().decided().by(Conclusion.Arrow.class);
        assertEquals(name, match().round().phase().name());
    }

    @Then("seat {int} may say {string}")
    @Så("får plats {int} säga {string}")
    @Dann("darf Platz {int} {string} sagen")
    public void maySay(int seat, String said) {
        assertTrue(says(seat, state().words().word(said)), "seat " + seat + " may " + moves());
    }

    @Then("seat {int} may not say {string}")
    @Så("får plats {int} inte säga {string}")
    @Dann("darf Platz {int} nicht {string} sagen")
    public void mayNotSay(int seat, String said) {
        assertNotNull(state().words().word(said), said);
        assertFalse(says(seat, state().words().word(said)), "seat " + seat + " may " + moves());
    }

    @Then("seat {int} may declare {string}")
    @Så("får plats {int} deklarera {string}")
    @Dann("darf Platz {int} {string} ansagen")
    public void mayDeclare(int seat, String name) {
        assertTrue(declares(seat, yaku(name)), moves());
    }

    @Then("seat {int} may not declare {string}")
    @Så("får plats {int} inte deklarera {string}")
    @Dann("darf Platz {int} nicht {string} ansagen")
    public void mayNotDeclare(int seat, String name) {
        assertFalse(declares(seat, yaku(name)), moves());
    }

    @Then("seat {int} may not declare anything")
    @Så("får plats {int} inte deklarera något")
    @Dann("darf Platz {int} nichts ansagen")
    public void mayDeclareNothing(int seat) {
        assertFalse(says(seat, "declare"), moves());
    }

    @Then("seat {int} may play {cards}")
    @Så("får plats {int} spela {cards}")
    @Dann("darf Platz {int} {cards} spielen")
    public void mayPlay(int seat, String cards) {
        for (int card : state().list(cards)) {
            assertTrue(may(seat, move -> move.word().equals("play") && move.card() == card), moves());
        }
    }

    @Then("{cards} can take {cards}")
    @Så("kan {cards} ta {cards}")
    @Dann("kann {card} {cards} nehmen")
    public void canTake(String card, String taken) {
        assertTrue(takes(card).contains(state().set(taken)), moves());
    }

    @Then("{cards} cannot take {cards}")
    @Så("kan {cards} inte ta {cards}")
    @Dann("kann {cards} nicht {cards} nehmen")
    public void cannotTake(String card, String taken) {
        assertFalse(takes(card).contains(state().set(taken)), moves());
    }

    @Then("{cards} must take {cards}")
    @Så("måste {cards} ta {cards}")
    @Dann("muss {card} {cards} nehmen")
    public void mustTake(String card, String taken) {
        assertEquals(List.of(state().set(taken)), takes(card));
    }

    @Then("{cards} take(s) nothing")
    @Så("tar {cards} ingenting")
    @Dann("nimmt {cards} nichts")
    public void takesNothing(String card) {
        assertEquals(List.of(CardSet.NONE), takes(card));
    }

    @Then("that is accepted")
    @Så("godtas det")
    @Dann("wird das angenommen")
    public void accepted() {
        state().decided().by(play().verdict());
        play().accepted();
    }

    /** Why a move is refused. */
    @ParameterType("[\\p{L}\\d', -]+")
    public String refusal(String words) {
        return state().words().refusal(words);
    }

    @Then("that is refused: {refusal}")
    @Så("vägras det: {refusal}")
    @Dann("wird das abgelehnt: {refusal}")
    public void refused(String code) {
        state().decided().by(play().verdict());
        assertInstanceOf(Verdict.Refused.class, play().verdict());
        assertEquals(code, ((Verdict.Refused) play().verdict()).code());
    }

    @Then("seat {int} has {cards} in its pile")
    @Så("har plats {int} fångat {cards}")
    @Dann("hat Platz {int} {cards} erobert")
    public void captured(int seat, String cards) {
        same(cards, table().pile(seat));
    }

    @Then("seat {int} has captured nothing")
    @Så("har plats {int} inte fångat något")
    @Dann("hat Platz {int} nichts erobert")
    public void capturedNothing(int seat) {
        assertTrue(table().pile(seat).isEmpty());
    }

    @Then("seat(s) {seats} is/are active")
    @Så("är plats {seats} aktiv(a)")
    @Dann("ist/sind Platz/Plätze {seats} aktiv")
    public void active(List<Integer> seats) {
        assertEquals(seats, seatsWith("active"));
    }

    @Then("seat(s) {seats} is/are forced out")
    @Så("har plats {seats} tvingats stå över")
    @Dann("ist/sind Platz/Plätze {seats} vertrieben")
    public void forcedOut(List<Integer> seats) {
        assertEquals(seats, seatsWith("forced-out"));
    }

    @Then("seat {int} is the acting dealer")
    @Så("är plats {int} givare för kortspelet")
    @Dann("ist Platz {int} regulärer Oya")
    public void actingDealer(int seat) {
        assertEquals(List.of(seat), seatsWith("acting-dealer"));
    }
}
