package dev.oya.spec.steps;

import static dev.oya.spec.Expectations.assertFalse;
import static dev.oya.spec.Expectations.assertNotNull;

import dev.oya.cards.CardSet;
import dev.oya.play.table.Move;
import dev.oya.vocabulary.Moment;
import io.cucumber.java.en.When;
import java.util.List;

@StepGroup("Actions at the table")
public final class WhenSteps extends ScenarioSteps {
    @When("the round begins")
    public void begin() {
        play().begin();
    }

    /** Begins the round. Seats that may act before the deal keep silent. */
    @When("the cards are dealt")
    public void deal() {
        play().begin();
        while (play().dealt() == null) {
            act(new Move.Call(match().table().turn(), silence()));
            play().accepted();
        }
    }

    /** Resumes a round in progress, with the stated hands, free cards and builds. */
    @When("the turn comes to seat {int}")
    public void midway(int seat) {
        play().midway(seat);
    }

    /** Ends an entered round. */
    @When("the round is over: {end}")
    public void over(String end) {
        play().settle(end, -1);
    }

    @When("the round is over: {end} by seat {int}")
    public void overBy(String end, int seat) {
        play().settle(end, seat);
    }

    /** Takes the action that a player announces at the table with the given words. */
    @When("seat {int} says {string}")
    public void say(int seat, String text) {
        act(words().said(seat, text));
    }

    @When("seat {int} declares {names}")
    public void declare(int seat, List<String> ids) {
        act(new Move.Declaration(seat, declaring(), ids));
    }

    @When("seat {int} offers {points} to seat {int} for its place")
    public void bids(int seat, int points, int other) {
        act(new Move.Bid(seat, bidding(), other, points));
    }

    @When("seat {int} pays back {points}")
    public void repays(int seat, int points) {
        act(new Move.Bid(seat, repaying(), Moment.NOBODY, points));
    }

    /** Plays a card. If the step does not state the captured cards, chooses the first legal move with the card. */
    @When("seat {int} plays {cards}{taking}")
    public void play(int seat, String card, String taken) {
        act(seat, playing(seat, first(card)), card, taken);
    }

    @When("seat {int} turns {cards}{taking}")
    public void draw(int seat, String card, String taken) {
        act(seat, turning(seat, first(card)), card, taken);
    }

    /** Takes an action with a card. The step chooses the captured cards like the step that plays a card. */
    @When("seat {int} says {string} with {cards}{taking}")
    public void sayWith(int seat, String text, String card, String taken) {
        String action = words().action(text);
        assertNotNull(action, text);
        act(seat, action, card, taken);
    }

    private static void act(int seat, String action, String code, String taken) {
        int card = first(code);
        CardSet take = taken != null
                ? state().set(taken)
                : open().stream()
                        .filter(move -> move.seat() == seat && move.action().equals(action) && isOf(move, card))
                        .findFirst()
                        .map(ScenarioSteps::taken)
                        .orElse(CardSet.NONE);
        act(moveOf(seat, action, card, take));
    }

    /** Loads the rule pack. */
    @When("the rules are read")
    public void read() {
        assertFalse(state().pack().rules().isEmpty());
    }
}
