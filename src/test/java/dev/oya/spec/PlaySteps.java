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
import io.cucumber.java.sv.När;
import io.cucumber.java.sv.Så;
import java.util.List;

/** Long stretches of play, and what is in the piles after them. */
public final class PlaySteps {
    private static World world() {
        return World.current();
    }

    /**
     * A turn a row: the seat, its card from the hand, the card from the stock. {@code 1C1 tar 1R} says what a card captures;
     * a card without {@code tar} captures nothing. Every move must be allowed.
     */
    @När("korten spelas så här")
    public void play(DataTable turns) {
        List<List<String>> rows = turns.asLists();
        assertEquals(List.of("plats", "från handen", "från talongen"), rows.get(0));
        for (List<String> row : rows.subList(1, rows.size())) {
            int seat = Integer.parseInt(row.get(0));
            act(seat, "play", row.get(1));
            act(seat, "draw", row.get(2));
        }
    }

    private static void act(int seat, String word, String said) {
        World world = world();
        String[] parts = said.split(" tar ");
        CardSet take = parts.length == 1 ? CardSet.NONE : world.set(parts[1]);
        world.act(Move.card(seat, word, world.set(parts[0]).first(), take));
        assertTrue(world.verdict.accepted(), seat + " " + word + " " + said + ": " + world.verdict);
    }

    /** All rounds that are left, the one that has begun included; the same every time. */
    @När("partiet spelas till slut")
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

    @Så("går det inte att börja nästa giv")
    public void noNextRound() {
        Chance chance = Chance.of(new Shuffle("too early or too late"));
        assertThrows(IllegalStateException.class, () -> world().match.nextRound(chance));
    }

    @Så("har platserna tillsammans {int} kortpoäng")
    public void allPoints(int points) {
        assertEquals(points, allPoints());
    }

    @Så("har platserna tillsammans färre än {int} kortpoäng")
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

    @Så("har plats {int} kort för {int} poäng i depån")
    public void points(int seat, int points) {
        assertEquals(points, pilePoints(seat));
    }

    static int pilePoints(int seat) {
        return world().deck().points(world().table().pile(seat));
    }
}
