package dev.oya.spec.steps;

import static dev.oya.spec.Expectations.assertNotNull;
import static dev.oya.spec.Expectations.assertTrue;

import dev.oya.cards.CardSet;
import dev.oya.cards.Shuffle;
import dev.oya.play.CardSource;
import dev.oya.play.table.Event;
import dev.oya.play.table.Move;
import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.When;
import java.util.List;
import java.util.Set;

@StepGroup("Long stretches of play: a deal, a round, a match, and how one follows another")
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
    public void play(DataTable turns) {
        List<List<String>> rows = turns.asLists();
        assertTrue(HEADS.contains(rows.get(0)), "the columns are one of " + HEADS);
        for (List<String> row : rows.subList(1, rows.size())) {
            int seat = Integer.parseInt(row.get(0));
            Said hand = new Said(row.get(1));
            act(hand.by(seat, playing(seat, hand.card())));
            play().accepted();
            Said stock = new Said(row.get(2));
            act(stock.by(seat, turning(seat, stock.card())));
            play().accepted();
        }
    }

    /** A card of a row, with the cards that it captures. */
    private record Said(int card, CardSet take) {
        Said(String said) {
            this(said.split(" (?:tar|takes|nimmt) "));
        }

        private Said(String[] parts) {
            this(first(parts[0]), parts.length == 1 ? CardSet.NONE : state().set(parts[1]));
        }

        Move by(int seat, String action) {
            return Move.card(seat, action, card, take);
        }
    }

    @When("everyone keeps the hand they have")
    public void allKeep() {
        while (match().round().phase().hidden()) {
            act(Move.say(match().table().turn(), silence()));
        }
    }

    /** Every seat that could say something declines until a card must be played. */
    @When("nobody declares anything")
    public void nobodyDeclares() {
        while (match().round().phase().name().equals("declare")) {
            act(Move.say(match().table().turn(), silence()));
        }
    }

    @When("all who are asked say {string}")
    public void allSay(String said) {
        String action = words().action(said);
        assertNotNull(action, said);
        String phase = match().round().phase().name();
        while (match().round().phase().name().equals(phase)) {
            act(Move.say(match().table().turn(), action));
            play().accepted();
        }
    }

    /** Turns are played at random, always the same way, until this seat is on turn with so many cards. */
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
                && open().stream().anyMatch(move -> move.card() >= 0 && hand.contains(move.card()));
    }

    /** The rest of the round is played at random, always the same way; sage is said where there is a choice. */
    @When("the rest of the round is played")
    public void playOn() {
        Shuffle random = state().chance("the rest of the round");
        while (!match().round().isOver()) {
            act(anyMove(random));
        }
    }

    /** One of the moves by which the round goes on; one that ends it only where there is no other. */
    private static Move anyMove(Shuffle random) {
        var actions = match().rules().settings().pack().phases().actions();
        List<Move> open = open();
        List<Move> going = open.stream()
                .filter(move -> !actions.get(move.action()).ends()
                        && !List.of("cancel", "declare", "drop").contains(move.action()))
                .toList();
        List<Move> from = going.isEmpty() ? open : going;
        return from.get(random.below(from.size()));
    }

    /** Cards are played, always the same way, until hands are dealt anew or the round is over. */
    @When("the hands are played out")
    public void playHands() {
        Shuffle random = state().chance("the cards of a deal");
        long before = deals();
        while (!match().round().isOver() && deals() == before) {
            act(match().round().any(random::below));
            play().accepted();
        }
    }

    /** How often cards have been dealt in the round. */
    static long deals() {
        return play().happened()
                .filter(event -> event instanceof Event.Dealt || event instanceof Event.DealtAgain)
                .count();
    }

    /** A match whose cards come from a seed, the draw for the first deal included. */
    @When("a match begins with the seed {string}")
    public void matchFromSeed(String seed) {
        play().start(seed);
    }

    /** A new match at the same table, with these cards on the field. */
    @When("a new match begins with {cards} on the field")
    public void newMatch(String cards) {
        play().newMatch(cards);
    }

    @When("the next round begins")
    public void nextRound() {
        play().nextRound(CardSource.of(new Shuffle("the next round")));
    }

    /** The next round of the match, with these cards on the field. */
    @When("the next round begins with {cards} on the field")
    public void nextRoundWith(String cards) {
        play().nextRound(cards);
    }

    /** The next round of the match; from then on the table plays an option otherwise. */
    @When("the next round begins with the option {string} as {word}")
    public void nextRoundOtherwise(String option, String value) {
        play().nextRoundWith(option, value);
    }

    /** All rounds that are left, the one that has begun included; the same every time. */
    @When("the match is played to its end")
    public void playMatch() {
        play().toTheEnd(state().chance("the rest of the match"));
    }
}
