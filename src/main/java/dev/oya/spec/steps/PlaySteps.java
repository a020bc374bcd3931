package dev.oya.spec.steps;

import static dev.oya.spec.Expectations.assertNotNull;
import static dev.oya.spec.Expectations.assertTrue;

import dev.oya.cards.CardSet;
import dev.oya.cards.Shuffle;
import dev.oya.input.Advice;
import dev.oya.play.CardSource;
import dev.oya.play.table.Event;
import dev.oya.play.table.Move;
import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.When;
import java.util.List;
import java.util.Set;

@StepGroup("Whole deals, rounds and matches")
public final class PlaySteps extends ScenarioSteps {
    private static final Set<List<String>> HEADS = Set.of(
            List.of("plats", "från handen", "från talongen"),
            List.of("seat", "from the hand", "from the stock"),
            List.of("Platz", "aus der Hand", "vom Stapel"));

    /**
     * Plays one turn per row. A row contains the seat, the card from the hand, and the card from the stock. {@code 1C1 tar 1R}
     * states which cards a card captures. Without {@code tar}, the card captures nothing. Every move must be legal.
     */
    @When("the cards are played like this")
    public void play(DataTable turns) {
        List<List<String>> rows = turns.asLists();
        assertTrue(HEADS.contains(rows.get(0)), Advice.of("step-columns", HEADS));
        for (List<String> row : rows.subList(1, rows.size())) {
            int seat = Integer.parseInt(row.get(0));
            CardPlay hand = new CardPlay(row.get(1));
            act(hand.by(seat, playing(seat, hand.card())));
            play().accepted();
            CardPlay stock = new CardPlay(row.get(2));
            act(stock.by(seat, turning(seat, stock.card())));
            play().accepted();
        }
    }

    /** A card of a row with the cards that it captures. */
    private record CardPlay(int card, CardSet take) {
        CardPlay(String text) {
            this(text.split(" (?:tar|takes|nimmt) "));
        }

        private CardPlay(String[] parts) {
            this(first(parts[0]), parts.length == 1 ? CardSet.NONE : state().set(parts[1]));
        }

        Move by(int seat, String action) {
            return moveOf(seat, action, card, take);
        }
    }

    @When("everyone keeps the hand they have")
    public void allKeep() {
        while (match().round().phase().hidden()) {
            act(new Move.Call(match().table().turn(), silence()));
        }
    }

    /** Keeps silent for each seat until the declaration phase is over. */
    @When("nobody declares anything")
    public void nobodyDeclares() {
        while (match().round().phase().name().equals("declare")) {
            act(new Move.Call(match().table().turn(), silence()));
        }
    }

    @When("all who are asked say {string}")
    public void allSay(String text) {
        String action = words().action(text);
        assertNotNull(action, text);
        String phase = match().round().phase().name();
        while (match().round().phase().name().equals(phase)) {
            act(new Move.Call(match().table().turn(), action));
            play().accepted();
        }
    }

    /**
     * Makes random moves from a fixed seed until it is the turn of the seat and its hand has the given number of cards.
     */
    @When("play goes on until it is the turn of seat {int} with {int} card(s) in hand")
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
                && open().stream().anyMatch(move -> move instanceof Move.OfCard play && hand.contains(play.card()));
    }

    /** Makes random moves from a fixed seed until the round is over. */
    @When("the rest of the round is played")
    public void playOn() {
        Shuffle random = state().chance("the rest of the round");
        while (!match().round().isOver()) {
            act(anyMove(random));
        }
    }

    /** Returns a random move. Cancels, declares, drops or ends the round only if there is no other move. */
    private static Move anyMove(Shuffle random) {
        var actions = match().rules().settings().pack().phases().actions();
        List<Move> open = open();
        List<Move> going = open.stream()
                .filter(move -> !actions.get(move.action()).hints().ends()
                        && !List.of("cancel", "declare", "drop").contains(move.action()))
                .toList();
        List<Move> from = going.isEmpty() ? open : going;
        return from.get(random.below(from.size()));
    }

    /** Plays cards at random from a fixed seed until new hands are dealt or the round is over. */
    @When("the hands are played out")
    public void playHands() {
        Shuffle random = state().chance("the cards of a deal");
        long before = deals();
        while (!match().round().isOver() && deals() == before) {
            act(match().round().any(random::below));
            play().accepted();
        }
    }

    /** Returns the number of deals in the round. */
    static long deals() {
        return play().happened()
                .filter(event -> event instanceof Event.Dealt || event instanceof Event.DealtAgain)
                .count();
    }

    /** Starts a match whose cards depend on a seed, including the draw for the first deal. */
    @When("a match begins with the seed {string}")
    public void matchFromSeed(String seed) {
        play().start(seed);
    }

    /** Starts a new match at the same table with the given cards on the field. */
    @When("a new match begins with {cards} on the field")
    public void newMatch(String cards) {
        play().newMatch(cards);
    }

    @When("the next round begins")
    public void nextRound() {
        play().nextRound(CardSource.of(new Shuffle("the next round")));
    }

    /** Deals the next round of the match with the given cards on the field. */
    @When("the next round begins with {cards} on the field")
    public void nextRoundWith(String cards) {
        play().nextRound(cards);
    }

    /** Deals the next round of the match with a changed option. */
    @When("the next round begins with the option {string} as {word}")
    public void nextRoundOtherwise(String option, String value) {
        play().nextRoundWith(option, value);
    }

    /** Plays the current round and all remaining rounds at random from a fixed seed. */
    @When("the match is played to its end")
    public void playMatch() {
        play().toTheEnd(state().chance("the rest of the match"));
    }
}
