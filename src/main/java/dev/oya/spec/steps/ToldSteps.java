package dev.oya.spec.steps;

import io.cucumber.java.ParameterType;
import io.cucumber.java.de.Angenommen;
import io.cucumber.java.de.Wenn;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.When;
import io.cucumber.java.sv.Givet;
import io.cucumber.java.sv.När;
import java.util.List;

/** What a round came to that is only told. */
@StepGroup("What a round came to that is only told")
public final class ToldSteps extends ScenarioSteps {
    /** Letters only, so that it is told from every other thing that can be said of a seat. */
    private static final String MARK =
            "(?!är givare$|ist Geber$|sitter med fyra-tre$|holds the four-three$|.*\\b(?:[a-z]?[A-Z]|[A-Z][A-Za-z])\\b)[\\p{L}' -]+";

    @Given("seat {int} is the dealer")
    @Givet("att plats {int} är givare")
    @Angenommen("Platz {int} ist Geber")
    public void dealer(int seat) {
        told().dealer(seat);
    }

    @Given("the multiplier is {int}")
    @Givet("att multiplikatorn är {int}")
    @Angenommen("die Wertung ist {int}")
    public void factor(int times) {
        told().factor(times);
    }

    @Given("seat {int} has captured {cards}")
    @Givet("att plats {int} har fångat {cards}")
    @Angenommen("Platz {int} hat {cards} erobert")
    public void captured(int seat, String cards) {
        told().captured(seat, cards);
    }

    @Given("seat {int} has {int} card points")
    @Givet("att plats {int} har {int} kortpoäng")
    @Angenommen("Platz {int} hat {int} Kartenpunkte")
    public void points(int seat, int points) {
        told().points(seat, points);
    }

    /** Seats get a mark. */
    @Given("that seat(s) {seats} {mark}")
    @Givet("att plats {seats} {mark}")
    @Angenommen("Platz/Plätze {seats} {mark}")
    public void mark(List<Integer> seats, String mark) {
        for (int seat : seats) {
            told().mark(seat, mark);
        }
    }

    /** What a seat is or has done, in the words of the table. */
    @ParameterType(MARK)
    public String mark(String words) {
        return state().words().mark(words);
    }

    @Given("seat {int} has declared {string}")
    @Givet("att plats {int} har deklarerat {string}")
    @Angenommen("Platz {int} hat {string} angesagt")
    public void declared(int seat, String name) {
        told().declared(seat, yaku(name));
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

    /** The way a round ended. */
    @ParameterType("[\\p{L}' -]+")
    public String end(String words) {
        return state().words().end(words);
    }
}
