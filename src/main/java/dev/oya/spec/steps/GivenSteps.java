package dev.oya.spec.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.oya.play.table.Completion;
import dev.oya.spec.Outcome;
import dev.oya.spec.ScenarioState;
import dev.oya.spec.ToldThing;
import io.cucumber.java.After;
import io.cucumber.java.Before;
import io.cucumber.java.Scenario;
import io.cucumber.java.de.Angenommen;
import io.cucumber.java.en.Given;
import io.cucumber.java.sv.Givet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

@StepGroup("What is given: the rules, the table and the cards, and what a round came to that is only told")
public final class GivenSteps extends ScenarioSteps {
    /** Each scenario begins anew, by the rules it is held against. */
    @Before
    public void begin(Scenario scenario) {
        ScenarioState.begin(scenario.getUri(), scenario.getSourceTagNames(), scenario.getLanguage());
    }

    /** Reports show the table where a scenario failed. */
    @After
    public void end(Scenario scenario) {
        Outcome.Failure failure = ScenarioState.current() == null ? null : state().failure();
        if (failure != null && !failure.situation().isEmpty()) {
            List<String> lines = new ArrayList<>(failure.situation());
            failure.rules().forEach(rule -> lines.add("decided by " + rule));
            scenario.log(String.join("\n", lines));
        }
    }

    @Given("a table of {int}")
    @Givet("ett bord med {int} spelare")
    @Angenommen("ein Tisch mit {int} Spielern")
    public void table(int seats) {
        told().seats(seats);
    }

    /** Any option: true and false are {@code ja} and {@code nej}. */
    @Given("the option {string} is {word}")
    @Givet("att tillvalet {string} är {word}")
    @Angenommen("die Option {string} ist {word}")
    public void option(String name, String value) {
        state().option(name, value);
    }

    /** A layer of the rules folder, or one that was given for all scenarios. */
    @Given("the house rules {string} are played")
    @Givet("att man spelar med husreglerna {string}")
    @Angenommen("am Tisch gelten die Hausregeln {string}")
    public void house(String layer) {
        state().house(layer);
    }

    @Given("seat {int} is the dealer")
    @Givet("att plats {int} är givare")
    @Angenommen("Platz {int} ist Geber")
    public void dealer(int seat) {
        told().number(ToldThing.DEALER, 0, seat);
    }

    @Given("it is round {int}")
    @Givet("att det är giv {int}")
    @Angenommen("es ist Runde {int}")
    public void round(int round) {
        told().number(ToldThing.ROUND, 0, round);
    }

    @Given("the standing is {}")
    @Givet("att ställningen är {}")
    @Angenommen("der Stand ist {}")
    public void scores(String scores) {
        told().scores(Arrays.stream(scores.trim().split("\\s+"))
                .mapToInt(Integer::parseInt)
                .toArray());
    }

    @Given("{int} points lie in the pot")
    @Givet("att det ligger {int} poäng i potten")
    @Angenommen("im Topf liegen {int} Punkte")
    public void pot(int points) {
        told().number(ToldThing.POT, 0, points);
    }

    /** What has been counted in the rounds before: debts in points, ginmi in rounds. */
    @Given("{string} of seat {int} stands at {int}")
    @Givet("att {string} för plats {int} står på {int}")
    @Angenommen("{string} von Platz {int} steht auf {int}")
    public void counted(String name, int seat, int count) {
        told().counted(words().tally(name), seat, count);
    }

    @Given("the field shows {cards}")
    @Givet("att bordet visar {cards}")
    @Angenommen("das Feld zeigt {cards}")
    public void field(String cards) {
        told().field(cards);
    }

    @Given("a field of {cards} is dealt first")
    @Givet("att det först delas ut ett bord med {cards}")
    @Angenommen("zuerst wird ein Feld mit {cards} ausgeteilt")
    public void fieldThrownIn(String cards) {
        told().thrownIn(cards);
    }

    @Given("the multiplier {int} waits from before")
    @Givet("att multiplikatorn {int} väntar från förut")
    @Angenommen("die Wertung {int} wartet von vorher")
    public void carried(int times) {
        told().carried(times);
    }

    @Given("the multiplier is {int}")
    @Givet("att multiplikatorn är {int}")
    @Angenommen("die Wertung ist {int}")
    public void factor(int times) {
        told().number(ToldThing.FACTOR, 0, times);
    }

    @Given("seat {int} holds {cards}")
    @Givet("att plats {int} har {cards} på hand(en)")
    @Angenommen("Platz {int} hat {cards} auf der Hand")
    public void hand(int seat, String cards) {
        told().hand(seat, cards);
    }

    /** The hand that ends the round before play, where the rules say that it does. */
    @Given("that seat {int} holds the four-three")
    @Givet("att plats {int} sitter med fyra-tre")
    @Angenommen("dass Platz {int} den Vierling und Drilling hält")
    public void fourThree(int seat) {
        told().hand(seat, "1B 1R 1C1 1C2 2A 2R 2C1");
        told().mark(seat, "four-three");
    }

    @Given("the stock begins with {cards}")
    @Givet("att talongen börjar med {cards}")
    @Angenommen("der Stapel beginnt mit {cards}")
    public void stock(String cards) {
        told().stock(cards);
    }

    @Given("the shuffled stock begins with {cards}")
    @Givet("att den blandade talongen börjar med {cards}")
    @Angenommen("der gemischte Stapel beginnt mit {cards}")
    public void restock(String cards) {
        told().restock(cards);
    }

    /** Builds are numbered from 1 as they are told; commas part a compound one: {@code hA h9, c5 h5}. */
    @Given("seat {int} has built {cards} to {int}")
    @Givet("att plats {int} har byggt {cards} till {int}")
    @Angenommen("Platz {int} hat {cards} zu {int} gebaut")
    public void build(int seat, String cards, int value) {
        told().build(seat, cards, value);
    }

    @Given("seat {int} was the last to build on build {int}")
    @Givet("att plats {int} var sist med att bygga på bygge {int}")
    @Angenommen("Platz {int} hat zuletzt an Bau {int} angebaut")
    public void last(int seat, int number) {
        told().lastAtBuild(number, seat, false);
    }

    @Given("seat {int} was the last to change what build {int} is worth")
    @Givet("att plats {int} var sist med att ändra värdet på bygge {int}")
    @Angenommen("Platz {int} hat zuletzt den Wert von Bau {int} geändert")
    public void changed(int seat, int number) {
        told().lastAtBuild(number, seat, true);
    }

    @Given("seat {int} has captured {cards}")
    @Givet("att plats {int} har fångat {cards}")
    @Angenommen("Platz {int} hat {cards} erobert")
    public void captured(int seat, String cards) {
        told().captured(seat, cards);
    }

    /** All cards there are, so that nobody else has any. */
    @Given("seat {int} has captured all {int} cards")
    @Givet("att plats {int} har fångat alla {int} kort")
    @Angenommen("Platz {int} hat alle {int} Karten erobert")
    public void capturedAll(int seat, int cards) {
        assertEquals(cards, deck().cards().size());
        told().captured(seat, "all");
    }

    @Given("seat {int} has {int} card points")
    @Givet("att plats {int} har {int} kortpoäng")
    @Angenommen("Platz {int} hat {int} Kartenpunkte")
    public void points(int seat, int points) {
        told().number(ToldThing.POINTS, seat, points);
    }

    @Given("seat {int} has cleared the table {int} time(s)")
    @Givet("att plats {int} har rensat bordet {int} gång(er)")
    @Angenommen("Platz {int} hat den Tisch {int} Mal abgeräumt")
    public void swept(int seat, int times) {
        told().number(ToldThing.SWEEPS, seat, times);
    }

    @Given("seat {int} has claimed twins worth {int} point(s)")
    @Givet("att plats {int} har tagit tvillingar värda {int} poäng")
    @Angenommen("Platz {int} hat Zwillinge im Wert von {int} Punkt(en) genommen")
    public void claimed(int seat, int points) {
        told().number(ToldThing.PRIZES, seat, points);
    }

    @Given("seat {int} has declared {string}")
    @Givet("att plats {int} har deklarerat {string}")
    @Angenommen("Platz {int} hat {string} angesagt")
    public void declared(int seat, String name) {
        told().declared(seat, yaku(name));
    }

    /** A word that stands for nothing by itself counts as said, and has the marks that follow from it. */
    @Given("seat {int} has said {string} {int} time(s)")
    @Givet("att plats {int} har sagt {string} {int} gång(er)")
    @Angenommen("Platz {int} hat {string} {int} Mal gesagt")
    public void said(int seat, String name, int times) {
        String word = words().word(name);
        assertNotNull(word, name);
        told().said(seat, word, times);
    }

    @Given("that seat(s) {numbers} {mark}")
    @Givet("att plats {numbers} {mark}")
    @Angenommen("Platz/Plätze {numbers} {mark}")
    public void mark(List<Integer> seats, String mark) {
        seats.forEach(seat -> told().mark(seat, mark));
    }

    @Given("seat {int} alone is liable for {string} of seat {int}")
    @Givet("att plats {int} ensam ansvarar för {string} hos plats {int}")
    @Angenommen("Platz {int} haftet allein für {string} von Platz {int}")
    public void liable(int payer, String name, int owner) {
        told().liable(payer, Completion.combination(owner, yaku(name)));
    }

    @Given("seat {int} alone is liable for the fourth card of month {int} of seat {int}")
    @Givet("att plats {int} ensam ansvarar för det fjärde kortet i månad {int} hos plats {int}")
    @Angenommen("Platz {int} haftet allein für die vierte Karte des Monats {int} von Platz {int}")
    public void liableForFourth(int payer, int month, int owner) {
        told().liable(payer, Completion.group(owner, month));
    }
}
