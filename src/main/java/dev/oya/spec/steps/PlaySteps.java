package dev.oya.spec.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cards.CardSet;
import dev.oya.cards.Shuffle;
import dev.oya.play.Chance;
import dev.oya.play.Match;
import dev.oya.play.table.Move;
import dev.oya.spec.ScenarioState;
import io.cucumber.datatable.DataTable;
import io.cucumber.java.de.Dann;
import io.cucumber.java.de.Wenn;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.cucumber.java.sv.När;
import io.cucumber.java.sv.Så;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Long stretches of play, and what is in the piles after them. */
@StepGroup("Long stretches of play, and what is in the piles after them")
public final class PlaySteps extends ScenarioSteps {
    private static final Set<List<String>> HEADS = Set.of(
            List.of("plats", "från handen", "från talongen"),
            List.of("seat", "from the hand", "from the stock"),
            List.of("Platz", "aus der Hand", "vom Stapel"));

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
        ScenarioState state = state();
        String[] parts = said.split(" (?:tar|takes|nimmt) ");
        CardSet take = parts.length == 1 ? CardSet.NONE : state.set(parts[1]);
        act(Move.card(seat, word, state.set(parts[0]).first(), take));
        play().accepted();
    }

    /** All rounds that are left, the one that has begun included; the same every time. */
    @When("the match is played to its end")
    @När("partiet spelas till slut")
    @Wenn("die Partie zu Ende gespielt wird")
    public void playMatch() {
        Shuffle random = state().chance("the rest of the match");
        play().toTheEnd(random, () -> Chance.of(random));
    }

    @Then("the next round cannot begin")
    @Så("går det inte att börja nästa giv")
    @Dann("kann die nächste Runde nicht beginnen")
    public void noNextRound() {
        Chance chance = Chance.of(new Shuffle("too early or too late"));
        assertThrows(IllegalStateException.class, () -> match().nextRound(chance));
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
        return IntStream.range(0, table().seats()).map(PlaySteps::pilePoints).sum();
    }

    @Then("seat {int} has captured cards for {int} points")
    @Så("har plats {int} kort för {int} poäng i depån")
    @Dann("hat Platz {int} Karten für {int} Punkte erobert")
    public void points(int seat, int points) {
        assertEquals(points, pilePoints(seat));
    }

    static int pilePoints(int seat) {
        return state().deck().points(table().pile(seat));
    }

    /** Every seat that could say something declines until a card must be played. */
    @When("nobody declares anything")
    @När("ingen deklarerar något")
    @Wenn("niemand etwas ansagt")
    public void nobodyDeclares() {
        while (match().round().phase().name().equals("declare")) {
            act(Move.say(match().table().turn(), "pass"));
        }
    }

    /** The rest of the round is played at random, always the same way; sage is said where there is a choice. */
    @When("the rest of the round is played")
    @När("resten av given spelas")
    @Wenn("der Rest der Runde gespielt wird")
    public void playOn() {
        Shuffle random = state().chance("the rest of the round");
        while (!match().round().isOver()) {
            act(anyMove(random));
        }
    }

    /** One of the moves by which the round goes on; one that ends it only where there is no other. */
    private static Move anyMove(Shuffle random) {
        Match match = match();
        var words = match.rules().settings().pack().phases().words();
        List<Move> open = match.round().moves();
        List<Move> going = open.stream()
                .filter(move -> !words.get(move.word()).ends()
                        && !List.of("cancel", "declare", "drop").contains(move.word()))
                .toList();
        List<Move> from = going.isEmpty() ? open : going;
        return from.get(random.below(from.size()));
    }

    /** Turns are played at random, always the same way, until this seat is on turn with so many cards. */
    @When("play goes on until it is the turn of seat {int} with {int} card(s) in hand")
    @När("det spelas tills plats {int} är på tur med {int} kort på handen")
    @Wenn("gespielt wird, bis Platz {int} mit {int} Karte(n) auf der Hand am Zug ist")
    public void playUntil(int seat, int cards) {
        Shuffle random = state().chance("until a seat is on turn");
        while (!match().round().isOver() && !isOnTurn(seat, cards)) {
            act(anyMove(random));
        }
    }

    private static boolean isOnTurn(int seat, int cards) {
        CardSet hand = match().table().hand(seat);
        return match().table().turn() == seat
                && hand.size() == cards
                && open().stream().anyMatch(move -> move.card() >= 0 && hand.contains(move.card()));
    }
}
