package dev.oya.spec.steps;

import static dev.oya.spec.Expectations.assertEquals;
import static dev.oya.spec.Expectations.assertFalse;
import static dev.oya.spec.Expectations.assertNotEquals;
import static dev.oya.spec.Expectations.assertNotNull;
import static dev.oya.spec.Expectations.assertTrue;

import dev.oya.cards.CardSet;
import dev.oya.input.Advice;
import dev.oya.play.table.Move;
import dev.oya.play.table.Verdict;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Moment;
import io.cucumber.java.en.Then;
import java.util.List;
import java.util.stream.IntStream;

@StepGroup("Roles and partners of seats, turns, and legal actions")
public final class TurnSteps extends ScenarioSteps {
    private static List<Integer> seatsWith(String mark) {
        decided().mark(mark);
        return table().seatsWith(rules().settings().seatMark(mark)).stream()
                .sorted()
                .toList();
    }

    @Then("seat {int} is the {place}")
    public void isAtPlace(int seat, int place) {
        List<Integer> acting = seatsWith("acting-dealer");
        List<Integer> active = seatsWith("active");
        assertFalse(acting.isEmpty() || active.isEmpty(), Advice.of("step-nobody-plays"));
        int seats = table().seats();
        List<Integer> inOrder = IntStream.range(0, seats)
                .map(step -> (acting.get(0) + step) % seats)
                .filter(active::contains)
                .boxed()
                .toList();
        assertEquals(seat, inOrder.get(place), inOrder.toString());
    }

    @Then("seat(s) {numbers} is/are active")
    public void active(List<Integer> seats) {
        assertEquals(seats, seatsWith("active"));
    }

    @Then("seat(s) {numbers} is/are forced out")
    public void forcedOut(List<Integer> seats) {
        assertEquals(seats, seatsWith("forced-out"));
    }

    @Then("seat {int} is the acting dealer")
    public void actingDealer(int seat) {
        assertEquals(List.of(seat), seatsWith("acting-dealer"));
    }

    @Then("seats {int} and {int} play together")
    public void together(int seat, int other) {
        assertEquals(table().sideOf(seat), table().sideOf(other));
    }

    @Then("seats {int} and {int} play against each other")
    public void against(int seat, int other) {
        assertNotEquals(table().sideOf(seat), table().sideOf(other));
    }

    @Then("every seat plays for itself")
    public void alone() {
        table().sides().forEach(side -> assertEquals(1, side.size(), side.toString()));
    }

    @Then("it is the turn of seat {int}")
    public void onTurn(int seat) {
        decided().by(Conclusion.Transition.class);
        assertEquals(seat, table().turn());
    }

    @Then("it is time for {phase}")
    public void phase(String phase) {
        decided().by(Conclusion.Transition.class);
        assertEquals(phase, match().round().phase().name());
    }

    private static boolean says(int seat, String action) {
        decided().action(seat, action);
        return may(seat, move -> move.action().equals(action));
    }

    @Then("seat {int} may{not} say {string}")
    public void maySay(int seat, boolean not, String text) {
        String action = words().action(text);
        assertNotNull(action, text);
        assertEquals(!not, says(seat, action), Advice.of("step-seat-may", seat, open()));
    }

    @Then("seat {int} may{not} declare {string}")
    public void mayDeclare(int seat, boolean not, String name) {
        String id = yaku(name);
        decided().action(seat, declaring());
        assertEquals(
                !not,
                may(
                        seat,
                        move -> move instanceof Move.Declaration some
                                && some.yaku().equals(List.of(id))),
                open().toString());
    }

    @Then("seat {int} may not declare anything")
    public void mayDeclareNothing(int seat) {
        words().actions(action -> action.fields().yaku() != null)
                .forEach(action -> assertFalse(says(seat, action), open().toString()));
    }

    @Then("seat {int} may pay back {points}")
    public void mayRepay(int seat, int points) {
        assertTrue(repays(seat, points));
    }

    @Then("seat {int} may not pay back {points}")
    public void mayNotRepay(int seat, int points) {
        assertFalse(repays(seat, points));
    }

    private static boolean repays(int seat, int points) {
        return play().round().moves().contains(new Move.Bid(seat, repaying(), Moment.NOBODY, points));
    }

    @Then("seat {int} may play {cards}")
    public void mayPlay(int seat, String cards) {
        for (int card : state().list(cards)) {
            String action = playing(seat, card);
            assertTrue(may(seat, move -> move.action().equals(action) && isOf(move, card)), open().toString());
        }
    }

    private static List<CardSet> takes(String code) {
        decided().by(Conclusion.Takes.class);
        int card = first(code);
        return open().stream()
                .filter(move -> isOf(move, card))
                .map(ScenarioSteps::taken)
                .toList();
    }

    @Then("{cards} can{not} take {cards}")
    public void canTake(String card, boolean not, String taken) {
        assertEquals(!not, takes(card).contains(state().set(taken)), open().toString());
    }

    @Then("{cards} must take {cards}")
    public void mustTake(String card, String taken) {
        assertEquals(List.of(state().set(taken)), takes(card));
    }

    @Then("{cards} take(s) nothing")
    public void takesNothing(String card) {
        assertEquals(List.of(CardSet.NONE), takes(card));
    }

    @Then("that is accepted")
    public void accepted() {
        decided().by(play().verdict());
        play().accepted();
    }

    @Then("that is refused: {refusal}")
    public void refused(String code) {
        decided().by(play().verdict());
        assertEquals(code, play().verdict() instanceof Verdict.Refused refused ? refused.code() : null);
    }

    @Then("seat {int} has {cards} in its pile")
    public void captured(int seat, String cards) {
        same(cards, table().pile(seat));
    }

    @Then("seat {int} has captured nothing")
    public void capturedNothing(int seat) {
        assertTrue(table().pile(seat).isEmpty());
    }
}
