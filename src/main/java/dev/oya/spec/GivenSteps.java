package dev.oya.spec;

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
public final class GivenSteps extends Steps {
    /** The code of a card of any deck, as the schema of decks has it; none that is a word of a sentence. */
    static final String CARD =
            "(?:[A-Za-z]{1,2}[0-9]{1,2}|[0-9]{1,2}[A-Za-z]{1,2}[0-9]?|[a-z][A-Z][0-9]?|[A-Z][A-Za-z]?[0-9]?)";

    /** Each scenario begins anew, by the rules it is held against. */
    @Before
    public void begin(Scenario scenario) {
        SpecRules rules = SpecRules.current();
        SpecRules.Subject subject =
                rules.subjects().subject(scenario.getUri(), scenario.getSourceTagNames(), scenario.getLanguage());
        SpecRules.Subject own =
                rules.subjects().own(scenario.getUri(), scenario.getSourceTagNames(), scenario.getLanguage());
        World.begin(rules, subject, !subject.equals(own));
    }

    /** Reports show the table where a scenario failed. */
    @After
    public void end(Scenario scenario) {
        Outcome.Failure failure = World.current() == null ? null : world().failure;
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
        world().seats = seats;
    }

    /** Any option: true and false are {@code ja} and {@code nej}. */
    @Given("the option {string} is {word}")
    @Givet("att tillvalet {string} är {word}")
    @Angenommen("die Option {string} ist {word}")
    public void option(String name, String value) {
        world().options.put(name, Words.option(world().option(name), value));
    }

    /** A layer of the rules folder, or one that was given for all scenarios. */
    @Given("the house rules {string} are played")
    @Givet("att man spelar med husreglerna {string}")
    @Angenommen("am Tisch gelten die Hausregeln {string}")
    public void house(String layer) {
        SpecRules.current().layer(layer);
        world().houses.add(layer);
    }

    @Given("it is round {int}")
    @Givet("att det är giv {int}")
    @Angenommen("es ist Runde {int}")
    public void round(int round) {
        world().check.tells(ScenarioCheck.Thing.ROUND, 0);
        world().round = round;
    }

    @Given("the standing is {}")
    @Givet("att ställningen är {}")
    @Angenommen("der Stand ist {}")
    public void scores(String scores) {
        world().check.tells(ScenarioCheck.Thing.SCORES, 0);
        world().scores = Arrays.stream(scores.trim().split("\\s+"))
                .mapToInt(Integer::parseInt)
                .toArray();
    }

    @Given("{int} points lie in the pot")
    @Givet("att det ligger {int} poäng i potten")
    @Angenommen("im Topf liegen {int} Punkte")
    public void pot(int points) {
        world().check.tells(ScenarioCheck.Thing.POT, 0);
        world().pot = points;
        int[] scores = world().scores == null ? new int[world().seats] : world().scores;
        world().scores = scores;
    }

    @Given("the field shows {cards}")
    @Givet("att bordet visar {cards}")
    @Angenommen("das Feld zeigt {cards}")
    public void field(String cards) {
        world().check.tells(ScenarioCheck.Thing.FIELD, 0);
        world().field = null;
        world().field = world().place(cards);
    }

    @Given("a field of {cards} is dealt first")
    @Givet("att det först delas ut ett bord med {cards}")
    @Angenommen("zuerst wird ein Feld mit {cards} ausgeteilt")
    public void fieldThrownIn(String cards) {
        world().check.tells(ScenarioCheck.Thing.THROWN_IN, 0);
        world().fieldsBefore.add(world().list(cards));
    }

    @Given("the multiplier {int} waits from before")
    @Givet("att multiplikatorn {int} väntar från förut")
    @Angenommen("die Wertung {int} wartet von vorher")
    public void carried(int times) {
        world().check.tells(ScenarioCheck.Thing.CARRIED, 0);
        world().carried.add(times);
    }

    @Given("seat {int} holds {cards}")
    @Givet("att plats {int} har {cards} på hand(en)")
    @Angenommen("Platz {int} hat {cards} auf der Hand")
    public void hand(int seat, String cards) {
        world().check.tells(ScenarioCheck.Thing.HAND, seat);
        world().hands.remove(seat);
        world().hands.put(seat, world().place(cards));
    }

    @Given("the stock begins with {cards}")
    @Givet("att talongen börjar med {cards}")
    @Angenommen("der Stapel beginnt mit {cards}")
    public void stock(String cards) {
        world().check.tells(ScenarioCheck.Thing.STOCK, 0);
        world().stock = List.of();
        world().stock = world().copies().list(cards, world().placed());
    }

    @Given("the shuffled stock begins with {cards}")
    @Givet("att den blandade talongen börjar med {cards}")
    @Angenommen("der gemischte Stapel beginnt mit {cards}")
    public void restock(String cards) {
        world().check.tells(ScenarioCheck.Thing.RESTOCK, 0);
        world().restock = world().list(cards);
    }
}
