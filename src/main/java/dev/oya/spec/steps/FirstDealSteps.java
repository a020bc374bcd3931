package dev.oya.spec.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import dev.oya.cards.Card;
import dev.oya.play.Chance;
import dev.oya.play.Match;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Drawn;
import dev.oya.vocabulary.FirstDraw;
import io.cucumber.java.de.Dann;
import io.cucumber.java.de.Wenn;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.cucumber.java.sv.När;
import io.cucumber.java.sv.Så;
import java.util.ArrayList;
import java.util.List;

/** The draw for the first deal. */
@StepGroup("The draw for the first deal")
public final class FirstDealSteps extends ScenarioSteps {
    /** What the rules said of the cards drawn, or else who deals first after so many draws. */
    private Answer drawn;

    private int firstDealer;
    private int draws;

    @When("the seats draw {cards} for the first deal")
    @När("platserna drar {cards} om första given")
    @Wenn("die Plätze um den ersten Geber {cards} ziehen")
    public void firstDraw(String cards) {
        List<Drawn> all = new ArrayList<>();
        int seat = 0;
        for (int card : state().list(cards)) {
            Card one = state().deck().card(card);
            all.add(new Drawn(seat++, one.group(), one.kind(), one.points()));
        }
        drawn = state().rules().ask(new FirstDraw(state().rules().settings(), all));
    }

    /** The draw for the first deal with the cards in this order, until it is decided. */
    @When("{int} seats draw in turn {}")
    @När("{int} platser drar i tur och ordning {}")
    @Wenn("{int} Plätze nacheinander {} ziehen")
    public void drawUntilDecided(int seats, String draws) {
        String[] each = draws.split(",? (?:sedan|then|dann) ");
        int[] number = {0};
        Chance chance = new Chance() {
            @Override
            public int[] deck(int[] cards) {
                return cards;
            }

            @Override
            public int[] restock(int[] cards) {
                return state().list(each[number[0]++]).stream()
                        .mapToInt(Integer::intValue)
                        .toArray();
            }
        };
        told().seats(seats);
        firstDealer = Match.firstDealer(state().rules(), seats, chance);
        this.draws = number[0];
    }

    @Then("seat {int} is the first dealer")
    @Så("är plats {int} första givare")
    @Dann("ist Platz {int} der erste Geber")
    public void firstDealer(int seat) {
        state().decided().by(Conclusion.FirstDealer.class);
        if (drawn == null) {
            assertEquals(seat, firstDealer);
            return;
        }
        Conclusion.FirstDealer first = drawn.first(Conclusion.FirstDealer.class);
        assertNotNull(first, "nobody was first dealer");
        assertEquals(seat, first.seat());
    }

    @Then("seat(s) {seats} draw(s) again")
    @Så("drar plats {seats} om")
    @Dann("zieht/ziehen Platz/Plätze {seats} noch einmal")
    public void drawAgain(List<Integer> seats) {
        state().decided().by(Conclusion.DrawsAgain.class);
        assertEquals(
                seats,
                drawn.all(Conclusion.DrawsAgain.class).stream()
                        .map(Conclusion.DrawsAgain::seat)
                        .sorted()
                        .toList());
    }

    @Then("they draw {int} times")
    @Så("dras det {int} gånger")
    @Dann("wird {int} Mal gezogen")
    public void draws(int times) {
        assertEquals(times, draws);
    }
}
