package dev.oya.spec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cards.CardSet;
import dev.oya.cards.Shuffle;
import dev.oya.play.Chance;
import dev.oya.play.Match;
import dev.oya.play.Move;
import io.cucumber.datatable.DataTable;
import io.cucumber.java.de.Dann;
import io.cucumber.java.de.Wenn;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.cucumber.java.sv.När;
import io.cucumber.java.sv.Så;
import java.util.List;
import java.util.Set;

/** Long stretches of play, and what is in the piles after them. */
@StepGroup("Long stretches of play, and what is in the piles after them")
public final class PlaySteps {
    private static final Set<List<String>> HEADS = Set.of(
            List.of("plats", "från handen", "från talongen"),
            List.of("seat", "from the hand", "from the stock"),
            List.of("Platz", "aus der Hand", "vom Stapel"));

    private static World world() {
        return World.current();
    }

    /**
     * A turn a row: the seat, its card from the hand, the card from the stock. {@code 1C1 tar 1R} says what a card captures;
     * a card without {@code tar} captures nothing. Every move must be allowed.
     */
    @When("the cards are played like this")
    @När("korten spelas så här")
    @Wenn("die Karten so gespielt werden")
    public void play(DataTable turns) {
        List<List<String>> rows = turns.asLists();
        assertTrue(HEADS.contains(rows.get(0)), "the columns are one of " + HEADS);
        for (List<String> row : rows.subList(1, rows.size())) {
            int seat = Integer.parseInt(row.get(0));
            act(seat, "play", row.get(1));
            act(seat, "draw", row.get(2));
        }
    }

    private static void act(int seat, String word, String said) {
        World world = world();
        String[] parts = said.split(" (?:tar|takes|nimmt) ");
        CardSet take = parts.length == 1 ? CardSet.NONE : world.set(parts[1]);
        world.play.act(Move.card(seat, word, world.set(parts[0]).first(), take));
        assertTrue(world.verdict.accepted(), seat + " " + word + " " + said + ": " + world.verdict);
    }

    /** All rounds that are left, the one that has begun included; the same every time. */
    @When("the match is played to its end")
    @När("partiet spelas till slut")
    @Wenn("die Partie zu Ende gespielt wird")
    public void playMatch() {
        Match match = world().match;
        Shuffle random = new Shuffle("the rest of the match");
        while (true) {
            while (!match.round().isOver()) {
                List<Move> moves = match.round().moves();
                assertTrue(match.act(moves.get(random.below(moves.size()))).accepted());
            }
            if (match.isOver()) {
                return;
            }
            match.nextRound(Chance.of(random));
        }
    }

    @Then("the next round cannot begin")
    @Så("går det inte att börja nästa giv")
    @Dann("kann die nächste Runde nicht beginnen")
    public void noNextRound() {
        Chance chance = Chance.of(new Shuffle("too early or too late"));
        assertThrows(IllegalStateException.class, () -> world().match.nextRound(chance));
    }

    @Then("the seats have {int} card points in all")
    @Så("har platserna tillsammans {int} kortpoäng")
    @Dann("haben die Plätze zusammen {int} Kartenpunkte")
    public void allPoints(int points) {
        assertEquals(points, allPoints());
    }

    @Then("the seats have fewer than {int} card points in all")
    @Så("har platserna tillsammans färre än {int} kortpoäng")
    @Dann("haben die Plätze zusammen weniger als {int} Kartenpunkte")
    public void fewerPoints(int points) {
        assertTrue(allPoints() < points, allPoints() + " points");
    }

    private static int allPoints() {
        int sum = 0;
        for (int seat = 0; seat < world().table().seats(); seat++) {
            sum += pilePoints(seat);
        }
        return sum;
    }

    @Then("seat {int} has captured cards for {int} points")
    @Så("har plats {int} kort för {int} poäng i depån")
    @Dann("hat Platz {int} Karten für {int} Punkte erobert")
    public void points(int seat, int points) {
        assertEquals(points, pilePoints(seat));
    }

    static int pilePoints(int seat) {
        return world().deck().points(world().table().pile(seat));
    }
}
