package dev.oya.spec.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cards.CardSet;
import dev.oya.play.table.Move;
import dev.oya.play.table.Verdict;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Moment;
import io.cucumber.java.de.Dann;
import io.cucumber.java.en.Then;
import io.cucumber.java.sv.Så;
import java.util.List;
import java.util.stream.IntStream;

@StepGroup("What seats are called and who plays with whom, whose turn it is, and what may be said and played")
public final class TurnSteps extends ScenarioSteps {
    private static List<Integer> seatsWith(String mark) {
        decided().mark(mark);
        return table().seatsWith(rules().settings().seatMark(mark)).stream()
                .sorted()
                .toList();
    }

    @Then("seat {int} is the {place}")
    @Så("är plats {int} {place}")
    @Dann("ist Platz {int} der {place}")
    public void isAtPlace(int seat, int place) {
        List<Integer> acting = seatsWith("acting-dealer");
        List<Integer> active = seatsWith("active");
        assertFalse(acting.isEmpty() || active.isEmpty(), "nobody plays yet");
        int seats = table().seats();
        List<Integer> inOrder = IntStream.range(0, seats)
                .map(step -> (acting.get(0) + step) % seats)
                .filter(active::contains)
                .boxed()
                .toList();
        assertEquals(seat, inOrder.get(place), inOrder.toString());
    }

    @Then("seat(s) {numbers} is/are active")
    @Så("är plats {numbers} aktiv(a)")
    @Dann("ist/sind Platz/Plätze {numbers} aktiv")
    public void active(List<Integer> seats) {
        assertEquals(seats, seatsWith("active"));
    }

    @Then("seat(s) {numbers} is/are forced out")
    @Så("har plats {numbers} tvingats stå över")
    @Dann("ist/sind Platz/Plätze {numbers} vertrieben")
    public void forcedOut(List<Integer> seats) {
        assertEquals(seats, seatsWith("forced-out"));
    }

    @Then("seat {int} is the acting dealer")
    @Så("är plats {int} givare för kortspelet")
    @Dann("ist Platz {int} regulärer Oya")
    public void actingDealer(int seat) {
        assertEquals(List.of(seat), seatsWith("acting-dealer"));
    }

    @Then("seats {int} and {int} play together")
    @Så("spelar plats {int} och {int} tillsammans")
    @Dann("spielen Plätze {int} und {int} zusammen")
    public void together(int seat, int other) {
        assertEquals(table().sideOf(seat), table().sideOf(other));
    }

    @Then("seats {int} and {int} play against each other")
    @Så("spelar plats {int} och {int} mot varandra")
    @Dann("spielen Plätze {int} und {int} gegeneinander")
    public void against(int seat, int other) {
        assertNotEquals(table().sideOf(seat), table().sideOf(other));
    }

    @Then("every seat plays for itself")
    @Så("spelar varje plats för sig")
    @Dann("spielt jeder Platz für sich")
    public void alone() {
        table().sides().forEach(side -> assertEquals(1, side.size(), side.toString()));
    }

    @Then("it is the turn of seat {int}")
    @Så("är plats {int} på tur")
    @Dann("ist Platz {int} am Zug")
    public void onTurn(int seat) {
        decided().by(Conclusion.Arrow.class);
        assertEquals(seat, table().turn());
    }

    @Then("the phase is {string}")
    @Så("är fasen {string}")
    @Dann("ist die Phase {string}")
    public void phase(String name) {
        decided().by(Conclusion.Arrow.class);
        assertEquals(name, match().round().phase().name());
    }

    private static boolean says(int seat, String word) {
        decided().word(seat, word);
        return may(seat, move -> move.word().equals(word));
    }

    @Then("seat {int} may{not} say {string}")
    @Så("får plats {int}{not} säga {string}")
    @Dann("darf Platz {int}{not} {string} sagen")
    public void maySay(int seat, boolean not, String said) {
        String word = words().word(said);
        assertNotNull(word, said);
        assertEquals(!not, says(seat, word), "seat " + seat + " may " + open());
    }

    @Then("seat {int} may{not} declare {string}")
    @Så("får plats {int}{not} deklarera {string}")
    @Dann("darf Platz {int}{not} {string} ansagen")
    public void mayDeclare(int seat, boolean not, String name) {
        String id = yaku(name);
        decided().word(seat, "declare");
        assertEquals(!not, may(seat, move -> move.yaku().equals(List.of(id))), open().toString());
    }

    @Then("seat {int} may not declare anything")
    @Så("får plats {int} inte deklarera något")
    @Dann("darf Platz {int} nichts ansagen")
    public void mayDeclareNothing(int seat) {
        assertFalse(says(seat, "declare"), open().toString());
    }

    @Then("seat {int} may pay back {int} points")
    @Så("får plats {int} betala tillbaka {int} poäng")
    @Dann("darf Platz {int} {int} Punkte zurückzahlen")
    public void mayRepay(int seat, int points) {
        assertTrue(repays(seat, points));
    }

    @Then("seat {int} may not pay back {int} points")
    @Så("får plats {int} inte betala tillbaka {int} poäng")
    @Dann("darf Platz {int} {int} Punkte nicht zurückzahlen")
    public void mayNotRepay(int seat, int points) {
        assertFalse(repays(seat, points));
    }

    private static boolean repays(int seat, int points) {
        return play().round().moves().contains(Move.tender(seat, "repay", Moment.NOBODY, points));
    }

    @Then("seat {int} may play {cards}")
    @Så("får plats {int} spela {cards}")
    @Dann("darf Platz {int} {cards} spielen")
    public void mayPlay(int seat, String cards) {
        for (int card : state().list(cards)) {
            assertTrue(may(seat, move -> move.word().equals("play") && move.card() == card), open().toString());
        }
    }

    private static List<CardSet> takes(String code) {
        decided().by(Conclusion.Takes.class);
        int card = first(code);
        return open().stream()
                .filter(move -> move.card() == card)
                .map(Move::take)
                .toList();
    }

    @Then("{cards} can{not} take {cards}")
    @Så("kan {cards}{not} ta {cards}")
    @Dann("kann {card}{not} {cards} nehmen")
    public void canTake(String card, boolean not, String taken) {
        assertEquals(!not, takes(card).contains(state().set(taken)), open().toString());
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
        decided().by(play().verdict());
        play().accepted();
    }

    @Then("that is refused: {refusal}")
    @Så("vägras det: {refusal}")
    @Dann("wird das abgelehnt: {refusal}")
    public void refused(String code) {
        decided().by(play().verdict());
        Verdict.Refused refused = assertInstanceOf(Verdict.Refused.class, play().verdict());
        assertEquals(code, refused.code());
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
}
