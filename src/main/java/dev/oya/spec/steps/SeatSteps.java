package dev.oya.spec.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.cucumber.java.ParameterType;
import io.cucumber.java.de.Dann;
import io.cucumber.java.en.Then;
import io.cucumber.java.sv.Så;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** What the seats of a round are called, and who plays with whom. */
@StepGroup("What the seats of a round are called, and who plays with whom")
public final class SeatSteps extends ScenarioSteps {
    private static final List<String> PLACES = List.of("oya", "dou ni", "biki");

    /** The place of a seat among those that play, from the acting dealer on: {@code Oya}, {@code Dou Ni}, {@code Biki}. */
    @ParameterType("Oya|Dou Ni|Biki")
    public int place(String name) {
        return PLACES.indexOf(name.toLowerCase(Locale.ROOT));
    }

    @Then("seat {int} is the {place}")
    @Så("är plats {int} {place}")
    @Dann("ist Platz {int} der {place}")
    public void isAtPlace(int seat, int place) {
        int acting = with("acting-dealer").get(0);
        int seats = table().seats();
        List<Integer> active = with("active");
        List<Integer> inOrder = IntStream.range(0, seats)
                .map(step -> (acting + step) % seats)
                .filter(active::contains)
                .boxed()
                .toList();
        assertEquals(seat, inOrder.get(place), inOrder.toString());
    }

    private static List<Integer> with(String mark) {
        List<Integer> seats = table().seatsWith(state().rules().settings().seatMark(mark));
        assertTrue(!seats.isEmpty(), "no seat is " + mark);
        return seats;
    }

    @Then("seats {int} and {int} play together")
    @Så("spelar plats {int} och {int} tillsammans")
    @Dann("spielen Plätze {int} und {int} zusammen")
    public void together(int seat, int other) {
        assertEquals(table().sideOf(seat), table().sideOf(other));
    }

    @Then("seats {int} and {int} play against each other")
    @Så("spelar plats {int} och {int} mot varandra")
    @Dann("spielen Plätze {int} und {int} gegeneinander")
    public void against(int seat, int other) {
        assertNotEquals(table().sideOf(seat), table().sideOf(other));
    }

    @Then("every seat plays for itself")
    @Så("spelar varje plats för sig")
    @Dann("spielt jeder Platz für sich")
    public void alone() {
        table().sides().forEach(side -> assertEquals(1, side.size(), side.toString()));
    }

    @Then("seats {seats} win the round")
    @Så("vinner platserna {seats} given")
    @Dann("gewinnen die Plätze {seats} die Runde")
    public void win(List<Integer> seats) {
        assertEquals(seats, table().winners());
    }
}
