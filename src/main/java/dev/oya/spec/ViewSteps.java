package dev.oya.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cards.CardSet;
import dev.oya.play.Move;
import dev.oya.play.SeatView;
import dev.oya.play.Table;
import dev.oya.vocabulary.Completed;
import dev.oya.vocabulary.Conclusion;
import io.cucumber.java.de.Dann;
import io.cucumber.java.de.Wenn;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.cucumber.java.sv.När;
import io.cucumber.java.sv.Så;
import java.util.List;

/** What was dealt, what one seat sees of another, and what follows from who laid a card. */
@StepGroup("What was dealt, what one seat sees of another, and what follows from who laid a card")
public final class ViewSteps {
    private boolean liable;

    private static World world() {
        return World.current();
    }

    private static Table table() {
        return world().table();
    }

    @Then("every seat was dealt {int} cards")
    @Så("fick varje plats {int} kort i given")
    @Dann("bekam jeder Platz {int} Karten")
    public void dealtEach(int size) {
        assertEquals(table().seats(), world().play.dealt().hands().length);
        for (CardSet hand : world().play.dealt().hands()) {
            assertEquals(size, hand.size());
        }
    }

    @Then("no card was dealt to the field")
    @Så("gavs inget kort till bordet")
    @Dann("bekam das Feld keine Karte")
    public void noneToField() {
        assertTrue(world().play.dealt().field().isEmpty());
    }

    @Then("seat {int} sees only the backs of {int} cards of seat {int}")
    @Så("ser plats {int} bara baksidan av {int} kort hos plats {int}")
    @Dann("sieht Platz {int} nur die Rückseiten von {int} Karten bei Platz {int}")
    public void seesBacks(int seat, int size, int other) {
        SeatView view = world().match.view(seat);
        assertEquals(size, view.seats().get(other).handSize());
        assertTrue(view.seats().get(other).shown().isEmpty());
        assertEquals(table().hand(seat), view.hand());
        assertFalse(view.hand().meets(table().hand(other)));
    }

    @Then("seat {int} sees {int} cards on the field")
    @Så("ser plats {int} {int} kort på bordet")
    @Dann("sieht Platz {int} {int} Karten im Feld")
    public void seesField(int seat, int size) {
        assertEquals(size, world().match.view(seat).field().size());
        assertEquals(table().field(), world().match.view(seat).field());
    }

    @Then("seat {int} sees {cards} of seat {int}")
    @Så("ser plats {int} {cards} hos plats {int}")
    @Dann("sieht Platz {int} {cards} bei Platz {int}")
    public void seesShown(int seat, String cards, int other) {
        assertEquals(
                world().set(cards), world().match.view(seat).seats().get(other).shown());
    }

    /** Whatever else is shown there. */
    @Then("seat {int} still sees {cards} of seat {int}")
    @Så("ser plats {int} fortfarande {cards} hos plats {int}")
    @Dann("sieht Platz {int} weiterhin {cards} bei Platz {int}")
    public void stillSees(int seat, String cards, int other) {
        CardSet wanted = world().set(cards);
        CardSet shown = world().match.view(seat).seats().get(other).shown();
        assertEquals(world().deck().codes(wanted), world().deck().codes(shown.and(wanted)));
    }

    @Then("seat {int} sees that seat {int} has captured {cards}")
    @Så("ser plats {int} att plats {int} har fångat {cards}")
    @Dann("sieht Platz {int}, dass Platz {int} {cards} erobert hat")
    public void seesPile(int seat, int other, String cards) {
        CardSet pile = world().match.view(seat).seats().get(other).pile();
        assertEquals(world().deck().codes(world().set(cards)), world().deck().codes(pile));
    }

    @Then("seat {int} sees that seat {int} holds {int} cards")
    @Så("ser plats {int} att plats {int} har {int} kort på handen")
    @Dann("sieht Platz {int}, dass Platz {int} {int} Karten auf der Hand hat")
    public void seesHandSize(int seat, int other, int size) {
        assertEquals(size, world().match.view(seat).seats().get(other).handSize());
    }

    /** What all may know of a seat, by its mark. */
    @Then("seat {int} sees that seat {int} {mark}")
    @Så("ser plats {int} att plats {int} {mark}")
    @Dann("sieht Platz {int}, dass Platz {int} {mark}")
    public void seesMark(int seat, int other, String mark) {
        assertEquals(
                List.of(mark),
                world().match.view(seat).seats().get(other).marks().stream()
                        .filter(mark::equals)
                        .toList());
    }

    /** Nowhere in what the seat may see: hand, field, piles, shown cards, moves. */
    @Then("seat {int} sees none of {cards}")
    @Så("ser plats {int} inget av {cards}")
    @Dann("sieht Platz {int} nichts von {cards}")
    public void doesNotSee(int seat, String cards) {
        SeatView view = world().match.view(seat);
        CardSet seen = view.hand().plus(view.field());
        for (SeatView.Seat other : view.seats()) {
            seen = seen.plus(other.pile()).plus(other.shown());
        }
        for (Move move : view.moves()) {
            seen = move.card() < 0 ? seen : seen.with(move.card());
        }
        assertFalse(seen.meets(world().set(cards)), world().deck().codes(seen).toString());
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
        String id = world().words().yaku(name);
        List<String> tags = world().pack().yaku().values().stream()
                .filter(entry -> entry.id().equals(id))
                .flatMap(entry -> entry.tags().stream())
                .toList();
        ask(id, tags, false, last);
    }

    private void ask(String id, List<String> tags, boolean group, boolean last) {
        liable = world().rules()
                        .ask(new Completed(world().rules().settings(), id, tags, group, true, last, true))
                        .first(Conclusion.Liable.class)
                != null;
    }

    @Then("whoever laid it is liable alone")
    @Så("är den som lade kortet ensam ansvarig")
    @Dann("haftet allein, wer sie gelegt hat")
    public void isLiable() {
        world().decided.by(Conclusion.Liable.class);
        assertEquals(true, liable);
    }

    @Then("whoever laid it is not liable")
    @Så("är den som lade kortet inte ensam ansvarig")
    @Dann("haftet nicht, wer sie gelegt hat")
    public void isNotLiable() {
        world().decided.by(Conclusion.Liable.class);
        assertEquals(false, liable);
    }
}
