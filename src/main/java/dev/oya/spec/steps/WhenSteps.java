package dev.oya.spec.steps;

import static dev.oya.spec.Expectations.assertFalse;
import static dev.oya.spec.Expectations.assertNotNull;

import dev.oya.cards.CardSet;
import dev.oya.play.table.Move;
import dev.oya.vocabulary.Moment;
import io.cucumber.java.en.When;
import java.util.List;

@StepGroup("What is done at the table")
public final class WhenSteps extends ScenarioSteps {
    @When("the round begins")
    public void begin() {
        play().begin();
    }

    /** The round begins; whoever is asked before the deal keeps silent. */
    @When("the cards are dealt")
    public void deal() {
        play().begin();
        while (play().dealt() == null) {
            act(Move.say(match().table().turn(), silence()));
            play().accepted();
        }
    }

    /** The round goes on in the middle: with the hands, free cards and builds that were told. */
    @When("the turn comes to seat {int}")
    public void midway(int seat) {
        play().midway(seat);
    }

    /** A round that is only told is over. */
    @When("the round is over: {end}")
    public void over(String end) {
        play().settle(end, -1);
    }

    @When("the round is over: {end} by seat {int}")
    public void overBy(String end, int seat) {
        play().settle(end, seat);
    }

    /** Actions as the table says them. */
    @When("seat {int} says {string}")
    public void say(int seat, String said) {
        act(words().said(seat, said));
    }

    @When("seat {int} declares {names}")
    public void declare(int seat, List<String> ids) {
        act(Move.yaku(seat, declaring(), ids));
    }

    @When("seat {int} offers {points} to seat {int} for its place")
    public void bids(int seat, int points, int other) {
        act(Move.tender(seat, bidding(), other, points));
    }

    @When("seat {int} pays back {points}")
    public void repays(int seat, int points) {
        act(Move.tender(seat, repaying(), Moment.NOBODY, points));
    }

    /** Captures what is said; else whatever must be captured, or where there is a choice, the lowest card. */
    @When("seat {int} plays {cards}{taking}")
    public void play(int seat, String card, String taken) {
        act(seat, playing(seat, first(card)), card, taken);
    }

    @When("seat {int} turns {cards}{taking}")
    public void draw(int seat, String card, String taken) {
        act(seat, turning(seat, first(card)), card, taken);
    }

    /** An action that comes with a card: what it takes is as when it is played. */
    @When("seat {int} says {string} with {cards}{taking}")
    public void sayWith(int seat, String said, String card, String taken) {
        String action = words().action(said);
        assertNotNull(action, said);
        act(seat, action, card, taken);
    }

    private static void act(int seat, String action, String code, String taken) {
        int card = first(code);
        CardSet take = taken != null
                ? state().set(taken)
                : open().stream()
                        .filter(move -> move.seat() == seat && move.action().equals(action) && move.card() == card)
                        .findFirst()
                        .map(Move::take)
                        .orElse(CardSet.NONE);
        act(Move.card(seat, action, card, take));
    }

    /** The pack of rules is read. */
    @When("the rules are read")
    public void read() {
        assertFalse(state().pack().rules().isEmpty());
    }
}
