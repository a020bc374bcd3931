package dev.oya.spec.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cards.CardSet;
import dev.oya.play.table.Table;
import dev.oya.vocabulary.Conclusion;
import io.cucumber.java.de.Dann;
import io.cucumber.java.en.Then;
import io.cucumber.java.sv.Så;
import java.util.Arrays;
import java.util.List;

/** The deal, the field and its multiplier. */
@StepGroup("The deal, the field and its multiplier")
public final class DealSteps extends ScenarioSteps {
    /** The table with its multiplier, told or played. */
    private static Table multiplied() {
        play().tell();
        state().decided().by(Conclusion.Factor.class, Conclusion.Carries.class, Conclusion.Waits.class);
        return table();
    }

    @Then("every seat holds {int} cards")
    @Så("har varje plats {int} kort på handen")
    @Dann("hat jeder Platz {int} Karten auf der Hand")
    public void handSizes(int size) {
        state().decided().by(Conclusion.Pattern.class);
        for (int seat = 0; seat < table().seats(); seat++) {
            assertEquals(size, table().hand(seat).size(), "seat " + seat);
        }
    }

    @Then("seat {int} holds {int} card(s)")
    @Så("har plats {int} {int} kort på handen")
    @Dann("hat Platz {int} {int} Karte(n) auf der Hand")
    public void handSize(int seat, int size) {
        assertEquals(size, table().hand(seat).size());
    }

    @Then("seat {int} has {cards} in hand")
    @Så("har plats {int} {cards} på handen")
    @Dann("hat Platz {int} {cards} auf der Hand")
    public void hand(int seat, String cards) {
        same(cards, table().hand(seat));
    }

    @Then("{int} card(s) lie(s) on the field")
    @Så("ligger det {int} kort på bordet")
    @Dann("liegt/liegen {int} Karte(n) im Feld")
    public void fieldSize(int size) {
        assertEquals(size, table().field().size());
    }

    @Then("{cards} lie(s) on the field")
    @Så("ligger {cards} på bordet")
    @Dann("liegt/liegen {cards} im Feld")
    public void fieldHolds(String cards) {
        assertTrue(
                state().copies().hold(table().field(), cards),
                codes(table().field()).toString());
    }

    @Then("{cards} do(es) not lie on the field")
    @Så("ligger {cards} inte på bordet")
    @Dann("liegt/liegen {cards} nicht im Feld")
    public void fieldLacks(String cards) {
        assertFalse(state().copies().meet(table().field(), cards));
    }

    @Then("the stock has {int} card(s)")
    @Så("har talongen {int} kort")
    @Dann("hat der Stapel {int} Karte(n)")
    public void stockSize(int size) {
        assertEquals(size, table().stockSize());
    }

    /** The place of each card in the pack, from 1, and where it went. */
    @Then("seat {int} got cards {int} to {int} of the pack")
    @Så("fick plats {int} korten {int} till {int} i leken")
    @Dann("bekam Platz {int} die Karten {int} bis {int} der Packung")
    public void gotFromDeck(int seat, int from, int to) {
        for (int place = from; place <= to; place++) {
            assertTrue(table().dealt(seat).contains(table().deck()[place - 1]), "card " + place);
        }
    }

    @Then("the field got cards {int} to {int} of the pack")
    @Så("fick bordet korten {int} till {int} i leken")
    @Dann("bekam das Feld die Karten {int} bis {int} der Packung")
    public void fieldFromDeck(int from, int to) {
        CardSet first = play().dealt().field();
        for (int place = from; place <= to; place++) {
            assertTrue(first.contains(table().deck()[place - 1]), "card " + place);
        }
    }

    @Then("the cards were dealt anew {int} time(s)")
    @Så("delades korten om {int} gång(er)")
    @Dann("wurde {int} Mal neu ausgeteilt")
    public void misdeals(int times) {
        state().decided().by(Conclusion.Misdeal.class);
        assertEquals(times, table().misdeals().size());
    }

    @Then("the round's multiplier is {int}")
    @Så("är multiplikatorn {int}")
    @Dann("ist die Wertung {int}")
    public void multiplier(int times) {
        assertEquals(times, multiplied().factor());
    }

    @Then("the multiplier {int} is carried over")
    @Så("förs multiplikatorn {int} över")
    @Dann("wartet die Wertung {int} auf später")
    public void carriesOne(int times) {
        assertEquals(List.of(times), multiplied().carriedOut());
    }

    @Then("the multipliers {} are carried over")
    @Så("förs multiplikatorerna {} över")
    @Dann("warten die Wertungen {} auf später")
    public void carries(String times) {
        List<Integer> all = Arrays.stream(times.split("\\D+"))
                .map(Integer::valueOf)
                .sorted()
                .toList();
        assertEquals(all, multiplied().carriedOut().stream().sorted().toList());
    }

    @Then("no multiplier is carried over")
    @Så("förs ingen multiplikator över")
    @Dann("wartet keine Wertung auf später")
    public void carriesNone() {
        assertEquals(List.of(), multiplied().carriedOut());
    }

    @Then("every seat was dealt {int} cards")
    @Så("fick varje plats {int} kort i given")
    @Dann("bekam jeder Platz {int} Karten")
    public void dealtEach(int size) {
        assertEquals(table().seats(), play().dealt().hands().length);
        for (CardSet hand : play().dealt().hands()) {
            assertEquals(size, hand.size());
        }
    }

    @Then("no card was dealt to the field")
    @Så("gavs inget kort till bordet")
    @Dann("bekam das Feld keine Karte")
    public void noneToField() {
        assertTrue(play().dealt().field().isEmpty());
    }
}
