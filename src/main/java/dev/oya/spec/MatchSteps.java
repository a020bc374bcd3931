package dev.oya.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.Oya;
import dev.oya.cards.Shuffle;
import dev.oya.play.Match;
import dev.oya.play.Move;
import io.cucumber.java.de.Dann;
import io.cucumber.java.de.Wenn;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.cucumber.java.sv.När;
import io.cucumber.java.sv.Så;
import java.util.List;

/** Whole matches, one after the other. */
@StepGroup("Whole matches, one after the other")
public final class MatchSteps {
    private int roundsPlayed;

    /** Each year goes on with the standing and the dealer that the year before left. */
    @When("{int} years are played in a row")
    @När("{int} år spelas i rad")
    @Wenn("{int} Jahre nacheinander gespielt werden")
    public void years(int years) {
        World world = World.current();
        Shuffle random = new Shuffle("a campaign");
        Match.Start start = Match.Start.first(world.seats, world.dealer);
        for (int year = 1; year <= years; year++) {
            String seed = "year " + year;
            int deal = 1;
            int rounds = (Integer) world.rules().settings().option("rounds");
            world.match = new Match(world.rules(), world.seats, rounds, start, Oya.chance(seed, deal));
            while (true) {
                while (!world.match.round().isOver()) {
                    List<Move> moves = world.match.round().moves();
                    world.match.act(moves.get(random.below(moves.size())));
                }
                if (!world.match.table().isVoid()) {
                    roundsPlayed++;
                }
                if (world.match.isOver()) {
                    break;
                }
                world.match.nextRound(Oya.chance(seed, ++deal));
            }
            start = new Match.Start(
                    1, world.match.table().nextDealer(), world.match.table().scores(), List.of(), 0);
        }
    }

    @Then("{int} rounds have been played")
    @Så("har det spelats {int} givar")
    @Dann("sind {int} Runden gespielt")
    public void roundsPlayed(int rounds) {
        assertEquals(rounds, roundsPlayed);
    }
}
