package dev.oya.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.play.Event;
import dev.oya.play.Move;
import dev.oya.vocabulary.Conclusion;
import io.cucumber.java.de.Dann;
import io.cucumber.java.en.Then;
import io.cucumber.java.sv.Så;
import java.util.List;

/** The free cards that are left, and the piles of those who took the others in. */
@StepGroup("The free cards that are left, and the piles of those who took the others in")
public final class CatchSteps extends Steps {
    @Then("the free cards on the table are {cards}")
    @Så("är de fria korten på bordet {cards}")
    @Dann("sind die freien Karten auf dem Tisch {cards}")
    public void free(String cards) {
        same(cards, table().field());
    }

    @Then("no free card lies on the table")
    @Så("ligger inget fritt kort på bordet")
    @Dann("liegt keine freie Karte auf dem Tisch")
    public void noneFree() {
        assertEquals(List.of(), codes(table().field()));
    }

    /** The card that a side last took something in with. */
    @Then("{card} lies on top of what seat {int} has captured")
    @Så("ligger {card} överst bland det som plats {int} har fångat")
    @Dann("liegt {card} oben auf dem, was Platz {int} erobert hat")
    public void onTop(String card, int seat) {
        int top = world().events.stream()
                .filter(Event.TakenIn.class::isInstance)
                .map(Event.TakenIn.class::cast)
                .filter(taken -> table().sideOf(seat).contains(taken.seat()))
                .mapToInt(Event.TakenIn::card)
                .reduce(Move.NO_CARD, (before, last) -> last);
        assertTrue(top >= 0 && table().pile(seat).contains(top), "seat " + seat + " has taken nothing in");
        assertEquals(card, world().deck().card(top).code());
    }

    @Then("seat {int} has {cards} in its pile of {claim}")
    @Så("har plats {int} {cards} i högen för {claim}")
    @Dann("hat Platz {int} {cards} im Stapel der {claim}")
    public void claimed(int seat, String cards, String claim) {
        same(cards, table().claimed(seat));
    }

    @Then("seat {int} has no card in its pile of {claim}")
    @Så("har plats {int} inget kort i högen för {claim}")
    @Dann("hat Platz {int} keine Karte im Stapel der {claim}")
    public void nothingClaimed(int seat, String claim) {
        assertEquals(List.of(), codes(table().claimed(seat)));
    }

    @Then("the pile of {claim} of seat {int} is worth {int} point(s)")
    @Så("är högen för {claim} hos plats {int} värd {int} poäng")
    @Dann("ist der Stapel der {claim} von Platz {int} {int} Punkt(e) wert")
    public void prizes(String claim, int seat, int points) {
        world().decided.by(Conclusion.Prize.class);
        assertEquals(points, table().prizes(seat));
    }
}
