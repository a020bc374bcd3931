package dev.oya.spec.steps;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.oya.cards.CardSet;
import dev.oya.play.table.Move;
import dev.oya.vocabulary.Moment;
import io.cucumber.java.de.Wenn;
import io.cucumber.java.en.When;
import io.cucumber.java.sv.När;
import java.util.List;

@StepGroup("What is done at the table")
public final class WhenSteps extends ScenarioSteps {
    @When("the round begins")
    @När("given börjar")
    @Wenn("die Runde beginnt")
    public void begin() {
        play().begin();
    }

    /** The round begins; whoever is asked before the deal keeps silent. */
    @When("the cards are dealt")
    @När("korten ges")
    @Wenn("die Karten ausgeteilt werden")
    public void deal() {
        play().begin();
        while (play().dealt() == null) {
            act(Move.say(match().table().turn(), "pass"));
            play().accepted();
        }
    }

    /** The round goes on in the middle: with the hands, free cards and builds that were told. */
    @When("the turn comes to seat {int}")
    @När("turen kommer till plats {int}")
    @Wenn("der Zug zu Platz {int} kommt")
    public void midway(int seat) {
        play().midway(seat);
    }

    /** A round that is only told is over. */
    @When("the round is over: {end}")
    @När("given är slut: {end}")
    @Wenn("die Runde zu Ende ist: {end}")
    public void over(String end) {
        play().settle(end, -1);
    }

    @When("the round is over: {end} by seat {int}")
    @När("given är slut: {end} av plats {int}")
    @Wenn("die Runde zu Ende ist: {end} von Platz {int}")
    public void overBy(String end, int seat) {
        play().settle(end, seat);
    }

    /** Words as the table says them. */
    @When("seat {int} says {string}")
    @När("plats {int} säger {string}")
    @Wenn("Platz {int} {string} sagt")
    public void say(int seat, String said) {
        act(words().said(seat, said));
    }

    @When("seat {int} declares {names}")
    @När("plats {int} deklarerar {names}")
    @Wenn("Platz {int} {names} ansagt")
    public void declare(int seat, List<String> ids) {
        act(Move.yaku(seat, "declare", ids));
    }

    @When("seat {int} offers seat {int} {int} points for its place")
    @När("plats {int} bjuder plats {int} {int} poäng för platsen")
    @Wenn("Platz {int} Platz {int} {int} Punkte für den Platz bietet")
    public void bids(int seat, int other, int points) {
        act(Move.tender(seat, "bid", other, points));
    }

    @When("seat {int} pays back {int} points")
    @När("plats {int} betalar tillbaka {int} poäng")
    @Wenn("Platz {int} {int} Punkte zurückzahlt")
    public void repays(int seat, int points) {
        act(Move.tender(seat, "repay", Moment.NOBODY, points));
    }

    /** Captures what is said; else whatever must be captured, or where there is a choice, the lowest card. */
    @When("seat {int} plays {cards}{taking}")
    @När("plats {int} spelar {cards}{taking}")
    @Wenn("Platz {int} {cards} spielt{taking}")
    public void play(int seat, String card, String taken) {
        act(seat, "play", card, taken);
    }

    @When("seat {int} turns {cards}{taking}")
    @När("plats {int} slår upp {cards}{taking}")
    @Wenn("Platz {int} {cards} aufdeckt{taking}")
    public void draw(int seat, String card, String taken) {
        act(seat, "draw", card, taken);
    }

    /** A word that comes with a card: what it takes is as when it is played. */
    @When("seat {int} says {string} with {cards}{taking}")
    @När("plats {int} säger {string} med {cards}{taking}")
    @Wenn("Platz {int} {string} mit {card} sagt{taking}")
    public void sayWith(int seat, String said, String card, String taken) {
        String word = words().word(said);
        assertNotNull(word, said);
        act(seat, word, card, taken);
    }

    private static void act(int seat, String word, String code, String taken) {
        int card = first(code);
        CardSet take = taken != null
                ? state().set(taken)
                : open().stream()
                        .filter(move -> move.seat() == seat && move.word().equals(word) && move.card() == card)
                        .findFirst()
                        .map(Move::take)
                        .orElse(CardSet.NONE);
        act(Move.card(seat, word, card, take));
    }

    /** The pack of rules is read. */
    @When("the rules are read")
    @När("reglerna läses")
    @Wenn("die Regeln gelesen werden")
    public void read() {
        assertFalse(state().pack().rules().isEmpty());
    }
}
