package dev.oya.spec.steps;

import dev.oya.spec.Outcome;
import dev.oya.spec.RulesUnderTest;
import dev.oya.spec.ScenarioState;
import io.cucumber.java.After;
import io.cucumber.java.Before;
import io.cucumber.java.ParameterType;
import io.cucumber.java.Scenario;
import io.cucumber.java.de.Angenommen;
import io.cucumber.java.en.Given;
import io.cucumber.java.sv.Givet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What is given: the rules, the table and the cards. */
@StepGroup("What is given: the rules, the table and the cards")
public final class GivenSteps extends ScenarioSteps {
    /** The code of a card of any deck, as the schema of decks has it; none that is a word of a sentence. */
    public static final String CARD =
            "(?:[A-Za-z]{1,2}[0-9]{1,2}|[0-9]{1,2}[A-Za-z]{1,2}[0-9]?|[a-z][A-Z][0-9]?|[A-Z][A-Za-z]?[0-9]?)";

    /** Each scenario begins anew, by the rules it is held against. */
    @Before
    public void begin(Scenario scenario) {
        RulesUnderTest rules = RulesUnderTest.current();
        RulesUnderTest.Subject subject =
                rules.subjects().subject(scenario.getUri(), scenario.getSourceTagNames(), scenario.getLanguage());
        RulesUnderTest.Subject own =
                rules.subjects().own(scenario.getUri(), scenario.getSourceTagNames(), scenario.getLanguage());
        ScenarioState.begin(rules, subject, !subject.equals(own));
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

    /** A list of card codes. */
    @ParameterType(CARD + "(?:,? (?:(?:och|and|und) )?" + CARD + ")*")
    public String cards(String codes) {
        return codes;
    }

    /** One card code, where nothing else would part it from a list behind it. */
    @ParameterType(CARD)
    public String card(String code) {
        return code;
    }

    /** A list of seats: {@code 0, 1 och 2}. */
    @ParameterType("\\d(?:, \\d)*(?: (?:och|and|und) \\d)?")
    public List<Integer> seats(String numbers) {
        return Arrays.stream(numbers.split("\\D+")).map(Integer::valueOf).toList();
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

    @Given("it is round {int}")
    @Givet("att det är giv {int}")
    @Angenommen("es ist Runde {int}")
    public void round(int round) {
        told().round(round);
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
        told().pot(points);
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

    @Given("seat {int} holds {cards}")
    @Givet("att plats {int} har {cards} på hand(en)")
    @Angenommen("Platz {int} hat {cards} auf der Hand")
    public void hand(int seat, String cards) {
        told().hand(seat, cards);
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
}
