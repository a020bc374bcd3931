package dev.oya.spec.steps;

import static dev.oya.spec.Expectations.assertEquals;
import static dev.oya.spec.Expectations.assertFalse;
import static dev.oya.spec.Expectations.assertTrue;

import dev.oya.cards.CardSet;
import dev.oya.play.SeatView;
import dev.oya.play.table.Move;
import io.cucumber.java.en.Then;
import java.util.List;

@StepGroup("The view of a seat")
public final class ViewSteps extends ScenarioSteps {
    private static SeatView.Seat seen(int seat, int other) {
        return match().view(seat).seats().get(other);
    }

    @Then("seat {int} cannot see {int} card(s) that seat {int} has captured")
    public void unseen(int seat, int size, int other) {
        assertEquals(size, match().view(seat).unseen(other));
    }

    @Then("seat {int} has not seen its hand yet")
    public void hidden(int seat) {
        assertFalse(match().table().hand(seat).isEmpty());
        assertTrue(match().view(seat).hand().isEmpty());
        assertEquals(List.of(), match().view(seat).held());
    }

    @Then("seat {int} sees only the backs of {int} cards of seat {int}")
    public void seesBacks(int seat, int size, int other) {
        SeatView view = match().view(seat);
        seesHandSize(seat, other, size);
        assertTrue(seen(seat, other).shown().isEmpty());
        assertEquals(table().hand(seat), view.hand());
        assertFalse(view.hand().meets(table().hand(other)));
    }

    @Then("seat {int} sees {int} card(s) on the field")
    public void seesField(int seat, int size) {
        assertEquals(size, match().view(seat).field().size());
        assertEquals(table().field(), match().view(seat).field());
    }

    @Then("seat {int} sees {cards} of seat {int}")
    public void seesShown(int seat, String cards, int other) {
        same(cards, seen(seat, other).shown());
    }

    /** Checks that a seat sees the given cards of another seat. The other seat may show more cards. */
    @Then("seat {int} still sees {cards} of seat {int}")
    public void stillSees(int seat, String cards, int other) {
        same(cards, seen(seat, other).shown().and(state().set(cards)));
    }

    @Then("seat {int} sees that seat {int} has captured {cards}")
    public void seesPile(int seat, int other, String cards) {
        same(cards, seen(seat, other).captures().pile());
    }

    @Then("seat {int} sees that seat {int} holds {int} card(s)")
    public void seesHandSize(int seat, int other, int size) {
        assertEquals(size, seen(seat, other).handSize());
    }

    /** Checks a public mark of a seat. */
    @Then("seat {int}{not} see(s) that seat {int} {mark}")
    public void seesMark(int seat, boolean not, int other, String mark) {
        assertEquals(!not, seen(seat, other).marks().contains(mark), mark);
    }

    /**
     * Checks that a seat sees none of the cards in its hand, on the field, in piles, among shown cards or in its legal moves.
     */
    @Then("seat {int} sees none of {cards}")
    public void doesNotSee(int seat, String cards) {
        SeatView view = match().view(seat);
        CardSet visible = view.hand().plus(view.field());
        for (SeatView.Seat other : view.seats()) {
            visible = visible.plus(other.captures().pile()).plus(other.shown());
        }
        for (Move move : view.moves()) {
            visible = move instanceof Move.OfCard play ? visible.with(play.card()) : visible;
        }
        assertFalse(visible.meets(state().set(cards)), deck().codes(visible).toString());
    }

    @Then("seat {int} sees that seat {int} has declared {string}")
    public void seesDeclared(int seat, int other, String name) {
        assertEquals(List.of(yaku(name)), seen(seat, other).declared());
    }

    @Then("seat {int} sees that the score of seat {int} is {points}")
    public void seesScore(int seat, int other, int points) {
        assertEquals(points, seen(seat, other).score());
    }
}
