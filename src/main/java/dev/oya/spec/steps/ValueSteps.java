package dev.oya.spec.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.oya.cards.Card;
import dev.oya.cards.Deck;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Pips;
import dev.oya.vocabulary.Question;
import dev.oya.vocabulary.Settings;
import dev.oya.vocabulary.Twins;
import io.cucumber.java.de.Dann;
import io.cucumber.java.en.Then;
import io.cucumber.java.sv.Så;
import java.util.List;

/** What cards count on the table and from the hand, and which of them are twins. */
@StepGroup("What cards count on the table and from the hand, and which of them are twins")
public final class ValueSteps extends ScenarioSteps {
    @Then("the deck has {int} cards, {int} of each")
    @Så("har kortleken {int} kort, {int} av varje")
    @Dann("hat das Spiel {int} Karten, {int} von jeder")
    public void deckSize(int cards, int copies) {
        Deck deck = state().deck();
        assertEquals(cards, deck.cards().size());
        for (Card card : deck.cards()) {
            assertEquals(copies, deck.copies(card.index()).size(), card.code());
        }
    }

    @Then("{cards} are twins")
    @Så("är {cards} tvillingar")
    @Dann("sind {cards} Zwillinge")
    public void twins(String cards) {
        assertEquals(original(cards, 0), original(cards, 1));
        assertNotEquals(state().list(cards).get(0), state().list(cards).get(1));
    }

    @Then("{cards} are no twins")
    @Så("är {cards} inte tvillingar")
    @Dann("sind {cards} keine Zwillinge")
    public void noTwins(String cards) {
        assertNotEquals(original(cards, 0), original(cards, 1));
    }

    private static int original(String cards, int place) {
        List<Integer> both = state().list(cards);
        assertEquals(2, both.size(), "two cards can be twins: " + cards);
        return state().deck().original(both.get(place));
    }

    @Then("{cards} count(s) {int} on the table")
    @Så("räknas {cards} som {int} på bordet")
    @Dann("zählt/zählen {cards} {int} auf dem Tisch")
    public void onTable(String cards, int pips) {
        for (int card : state().list(cards)) {
            assertEquals(pips, onTable(card), cards);
        }
    }

    @Then("{cards} count(s) {int} from the hand")
    @Så("räknas {cards} som {int} från handen")
    @Dann("zählt/zählen {cards} {int} aus der Hand")
    public void fromHand(String cards, int pips) {
        for (int card : state().list(cards)) {
            assertEquals(pips, fromHand(card), cards);
        }
    }

    private static int onTable(int card) {
        return asked(new Pips(settings(), state().deck().card(card)), Conclusion.OnTable.class)
                .pips();
    }

    private static int fromHand(int card) {
        return asked(new Pips(settings(), state().deck().card(card)), Conclusion.FromHand.class)
                .pips();
    }

    /** What the rules conclude where they are asked. */
    private static <C extends Conclusion> C asked(Question question, Class<C> kind) {
        C found = state().rules().ask(question).first(kind);
        state().decided().by(kind);
        assertNotNull(found, "no rule concludes " + kind.getSimpleName());
        return found;
    }

    private static Settings settings() {
        return state().rules().settings();
    }

    @Then("the twins {cards} are worth {int} point(s) where both lay on the table")
    @Så("är tvillingarna {cards} värda {int} poäng när båda låg på bordet")
    @Dann("sind die Zwillinge {cards} {int} Punkt(e) wert, wenn beide auf dem Tisch lagen")
    public void prizeOnTable(String cards, int points) {
        assertEquals(points, prize(cards, false));
    }

    @Then("the twins {cards} are worth {int} point(s) where one was played")
    @Så("är tvillingarna {cards} värda {int} poäng när den ena spelades")
    @Dann("sind die Zwillinge {cards} {int} Punkt(e) wert, wenn einer gespielt wurde")
    public void prizePlayed(String cards, int points) {
        assertEquals(points, prize(cards, true));
    }

    private static int prize(String cards, boolean played) {
        if (original(cards, 0) != original(cards, 1)) {
            throw new IllegalArgumentException(cards + " are no twins");
        }
        int card = state().list(cards).get(0);
        Twins question = new Twins(settings(), state().deck().card(card), played, onTable(card), fromHand(card));
        return asked(question, Conclusion.Prize.class).points();
    }
}
