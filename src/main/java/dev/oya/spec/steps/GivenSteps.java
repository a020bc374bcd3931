package dev.oya.spec.steps;

import static dev.oya.spec.Expectations.assertEquals;
import static dev.oya.spec.Expectations.assertNotNull;

import dev.oya.play.table.Completion;
import dev.oya.spec.Outcome;
import dev.oya.spec.ScenarioState;
import dev.oya.spec.TableFact;
import io.cucumber.java.After;
import io.cucumber.java.Before;
import io.cucumber.java.Scenario;
import io.cucumber.java.en.Given;
import java.util.ArrayList;
import java.util.List;

@StepGroup("Starting conditions: rules, table, cards, and the results of entered rounds")
public final class GivenSteps extends ScenarioSteps {
    /** Begins a new scenario. */
    @Before
    public void begin(Scenario scenario) {
        ScenarioState.begin(scenario.getUri(), scenario.getSourceTagNames(), scenario.getLanguage());
    }

    /** Adds the table of a failed scenario to Cucumber's reports. */
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
    public void table(int seats) {
        given().seats(seats);
    }

    /** Sets any option. The value of a Boolean option is yes or no, in any language. */
    @Given("the option {string} is {word}")
    public void option(String name, String value) {
        state().option(name, value);
    }

    /** Applies a house-rule layer from the rules folder, or a layer that was given for all scenarios. */
    @Given("the house rules {string} are played")
    public void house(String layer) {
        state().house(layer);
    }

    @Given("seat {int} is the dealer")
    public void dealer(int seat) {
        given().number(TableFact.DEALER, 0, seat);
    }

    @Given("it is round {int}")
    public void round(int round) {
        given().number(TableFact.ROUND, 0, round);
    }

    @Given("the scores are {numbers}")
    public void scores(List<Integer> scores) {
        given().scores(scores.stream().mapToInt(Integer::intValue).toArray());
    }

    @Given("{points} lie(s) in the pot")
    public void pot(int points) {
        given().number(TableFact.POT, 0, points);
    }

    /** Sets a tally of earlier rounds, such as debts in points or ginmi in rounds. */
    @Given("the {tally} of seat {int} is {int}")
    public void counted(String tally, int seat, int count) {
        given().counted(tally, seat, count);
    }

    @Given("the field shows {cards}")
    public void field(String cards) {
        given().field(cards);
    }

    @Given("{cards} lie(s) face down under the field")
    public void faceDown(String cards) {
        given().faceDown(cards);
    }

    @Given("a field of {cards} is dealt first")
    public void fieldThrownIn(String cards) {
        given().thrownIn(cards);
    }

    @Given("the multiplier {int} was carried over")
    public void carried(int times) {
        given().carried(times);
    }

    @Given("the multiplier is {int}")
    public void factor(int times) {
        given().number(TableFact.FACTOR, 0, times);
    }

    @Given("seat {int} holds {cards}")
    public void hand(int seat, String cards) {
        given().hand(seat, cards);
    }

    /** Gives a seat the hand four-three, which ends the round before play in some rule sets. */
    @Given("that seat {int} holds the four-three")
    public void fourThree(int seat) {
        given().hand(seat, "1B 1R 1C1 1C2 2A 2R 2C1");
        given().mark(seat, "four-three");
    }

    @Given("the stock begins with {cards}")
    public void stock(String cards) {
        given().stock(cards);
    }

    @Given("the shuffled stock begins with {cards}")
    public void restock(String cards) {
        given().restock(cards);
    }

    /**
     * Adds a build. Builds are numbered from 1 in the order of the steps. Commas separate the parts of a compound build: {@code
     * hA h9, c5 h5}.
     */
    @Given("seat {int} has built {cards} to {int}")
    public void build(int seat, String cards, int value) {
        given().build(seat, cards, value);
    }

    @Given("seat {int} was the last to build on build {int}")
    public void last(int seat, int number) {
        given().lastAtBuild(number, seat, false);
    }

    @Given("seat {int} was the last to change what build {int} is worth")
    public void changed(int seat, int number) {
        given().lastAtBuild(number, seat, true);
    }

    @Given("seat {int} has captured {cards}")
    public void captured(int seat, String cards) {
        given().captured(seat, cards);
    }

    /** Gives a seat every card, so that no other seat has any. */
    @Given("seat {int} has captured all {int} cards")
    public void capturedAll(int seat, int cards) {
        assertEquals(cards, deck().cards().size());
        given().captured(seat, "all");
    }

    @Given("seat {int} has {int} card points")
    public void points(int seat, int points) {
        given().number(TableFact.POINTS, seat, points);
    }

    @Given("seat {int} has cleared the table {times}")
    public void swept(int seat, int times) {
        given().number(TableFact.SWEEPS, seat, times);
    }

    @Given("seat {int} has claimed twins worth {points}")
    public void claimed(int seat, int points) {
        given().number(TableFact.PRIZES, seat, points);
    }

    @Given("seat {int} has declared {string}")
    public void declared(int seat, String name) {
        given().declared(seat, yaku(name));
    }

    /** Adds an action of a seat, with the marks that follow from it. */
    @Given("seat {int} has said {string} {times}")
    public void said(int seat, String name, int times) {
        String word = words().action(name);
        assertNotNull(word, name);
        given().said(seat, word, times);
    }

    @Given("that seat(s) {numbers} {mark}")
    public void mark(List<Integer> seats, String mark) {
        seats.forEach(seat -> given().mark(seat, mark));
    }

    @Given("seat {int} alone is liable for {string} of seat {int}")
    public void liable(int payer, String name, int owner) {
        given().liable(payer, Completion.combination(owner, yaku(name)));
    }

    @Given("seat {int} alone is liable for the fourth card of month {int} of seat {int}")
    public void liableForFourth(int payer, int month, int owner) {
        given().liable(payer, Completion.group(owner, month));
    }
}
