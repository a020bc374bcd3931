package dev.oya.spec.steps;

import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.oya.cards.CardSet;
import dev.oya.play.table.Move;
import io.cucumber.java.de.Wenn;
import io.cucumber.java.en.When;
import io.cucumber.java.sv.När;
import java.util.List;

/** What is done at the table. */
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

    /** Words as the table says them. */
    @When("seat {int} says {string}")
    @När("plats {int} säger {string}")
    @Wenn("Platz {int} {string} sagt")
    public void say(int seat, String said) {
        act(state().words().said(seat, said));
    }

    @When("seat {int} declares {string}")
    @När("plats {int} deklarerar {string}")
    @Wenn("Platz {int} {string} ansagt")
    public void declare(int seat, String name) {
        act(Move.yaku(seat, "declare", List.of(yaku(name))));
    }

    @When("seat {int} declares {string} and {string}")
    @När("plats {int} deklarerar {string} och {string}")
    @Wenn("Platz {int} {string} und {string} ansagt")
    public void declareTwo(int seat, String one, String other) {
        act(Move.yaku(seat, "declare", List.of(yaku(one), yaku(other))));
    }

    /** Captures whatever must be captured; where there is a choice, the lowest card. */
    @When("seat {int} plays {cards}")
    @När("plats {int} spelar {cards}")
    @Wenn("Platz {int} {cards} spielt")
    public void play(int seat, String card) {
        only(seat, "play", card);
    }

    @When("seat {int} plays {cards} and takes {cards}")
    @När("plats {int} spelar {cards} och tar {cards}")
    @Wenn("Platz {int} {cards} spielt und {cards} nimmt")
    public void playAndTake(int seat, String card, String taken) {
        act(Move.card(seat, "play", first(card), state().set(taken)));
    }

    @When("seat {int} plays {cards} and takes nothing")
    @När("plats {int} spelar {cards} utan att ta något")
    @Wenn("Platz {int} {cards} spielt und nichts nimmt")
    public void playAndTakeNothing(int seat, String card) {
        act(Move.card(seat, "play", first(card), CardSet.NONE));
    }

    @When("seat {int} turns {cards}")
    @När("plats {int} slår upp {cards}")
    @Wenn("Platz {int} {cards} aufdeckt")
    public void draw(int seat, String card) {
        only(seat, "draw", card);
    }

    @When("seat {int} turns {cards} and takes {cards}")
    @När("plats {int} slår upp {cards} och tar {cards}")
    @Wenn("Platz {int} {cards} aufdeckt und {cards} nimmt")
    public void drawAndTake(int seat, String card, String taken) {
        act(Move.card(seat, "draw", first(card), state().set(taken)));
    }

    @When("seat {int} turns {cards} and takes nothing")
    @När("plats {int} slår upp {cards} utan att ta något")
    @Wenn("Platz {int} {cards} aufdeckt und nichts nimmt")
    public void drawAndTakeNothing(int seat, String card) {
        act(Move.card(seat, "draw", first(card), CardSet.NONE));
    }

    /** Takes what must be taken; where there is a choice, what is offered first. */
    private static void only(int seat, String word, String code) {
        int card = first(code);
        CardSet take = open().stream()
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
