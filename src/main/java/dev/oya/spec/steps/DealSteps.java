package dev.oya.spec.steps;

import static dev.oya.spec.Expectations.assertArrayEquals;
import static dev.oya.spec.Expectations.assertEquals;
import static dev.oya.spec.Expectations.assertFalse;
import static dev.oya.spec.Expectations.assertNotEquals;
import static dev.oya.spec.Expectations.assertNotNull;
import static dev.oya.spec.Expectations.assertTrue;

import dev.oya.cards.CardSet;
import dev.oya.input.Advice;
import dev.oya.play.CardSource;
import dev.oya.play.Match;
import dev.oya.play.table.Event;
import dev.oya.play.table.Table;
import dev.oya.spec.MissingStepException;
import dev.oya.vocabulary.Conclusion;
import io.cucumber.java.en.Then;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;

@StepGroup("The deal, the field and its multiplier, and the stock")
public final class DealSteps extends ScenarioSteps {
    @Then("every seat holds {int} cards")
    public void handSizes(int size) {
        decided().by(Conclusion.Pattern.class);
        for (int seat = 0; seat < table().seats(); seat++) {
            assertEquals(size, table().hand(seat).size(), Advice.of("step-seat", seat));
        }
    }

    @Then("seat {int} holds {int} card(s)")
    public void handSize(int seat, int size) {
        assertEquals(size, table().hand(seat).size());
    }

    @Then("seat {int} has {cards} in hand")
    public void hand(int seat, String cards) {
        same(cards, table().hand(seat));
    }

    @Then("{int} card(s) lie(s) on the field")
    public void fieldSize(int size) {
        assertEquals(size, table().field().size());
    }

    @Then("{int} card(s) lie(s) face down under the field")
    public void faceDown(int size) {
        assertEquals(size, table().faceDown().size());
    }

    @Then("{card} is the top card of the field")
    public void top(String card) {
        int top = table().top();
        assertEquals(List.of(card), top < 0 ? List.of() : codes(CardSet.of(top)));
    }

    /** Checks that all given cards are on the field or, if the step is negated, that none of these cards is there. */
    @Then("{cards}{not} lie(s) on the field")
    public void fieldHolds(String cards, boolean not) {
        CardSet field = table().field();
        boolean so =
                not ? !state().copies().meet(field, cards) : state().copies().hold(field, cards);
        assertTrue(so, codes(field).toString());
    }

    @Then("the stock has {int} card(s)")
    public void stockSize(int size) {
        assertEquals(size, table().stockSize());
    }

    /** Checks the cards that a seat received, by their positions in the deck from 1. */
    @Then("seat {int} got cards {int} to {int} of the deck")
    public void gotFromDeck(int seat, int from, int to) {
        got(table().dealt(seat), from, to);
    }

    @Then("the field got cards {int} to {int} of the deck")
    public void fieldFromDeck(int from, int to) {
        got(play().deal().field(), from, to);
    }

    private static void got(CardSet cards, int from, int to) {
        for (int place = from; place <= to; place++) {
            assertTrue(cards.contains(table().deck()[place - 1]), Advice.of("step-card", place));
        }
    }

    @Then("the cards were dealt again {times}")
    public void misdeals(int times) {
        decided().by(Conclusion.Misdeal.class);
        assertEquals(times, table().misdeals().size());
    }

    @Then("cards have been dealt {times} in this round")
    public void dealtTimes(int times) {
        assertEquals(times, PlaySteps.deals());
    }

    @Then("every seat was dealt {int} cards")
    public void dealtEach(int size) {
        assertEquals(table().seats(), play().deal().hands().length);
        for (CardSet hand : play().deal().hands()) {
            assertEquals(size, hand.size());
        }
    }

    @Then("no card was dealt to the field")
    public void noneToField() {
        assertTrue(play().deal().field().isEmpty());
    }

    /** Returns the table after the multiplier of the entered or played round has been determined. */
    private static Table multiplied() {
        play().enter();
        decided().by(Conclusion.Factor.class, Conclusion.Carries.class, Conclusion.Waits.class);
        return table();
    }

    @Then("the round's multiplier is {int}")
    public void multiplier(int times) {
        assertEquals(times, multiplied().factor());
    }

    @Then("the multiplier/multipliers {numbers} is/are carried over")
    public void carries(List<Integer> multipliers) {
        assertEquals(
                multipliers.stream().sorted().toList(),
                multiplied().carriedOut().stream().sorted().toList());
    }

    @Then("no multiplier is carried over")
    public void carriesNone() {
        assertEquals(List.of(), multiplied().carriedOut());
    }

    @Then("the deck is in the same order in every match with the seed {string}")
    public void sameDeck(String seed) {
        assertArrayEquals(Match.start(rules(), seed).table().deck(), deckAsItLies());
    }

    @Then("the deck is in another order in a match with the seed {string}")
    public void otherDeck(String seed) {
        assertFalse(Arrays.equals(Match.start(rules(), seed).table().deck(), table().deck()));
    }

    @Then("the deck is in the same order with the seed {string} for every dealer")
    public void sameDeckWhoeverDeals(String seed) {
        int seats = given().seats();
        for (int dealer = 0; dealer < seats; dealer++) {
            Match.Start start = Match.Start.first(seats, dealer);
            Match match = new Match(rules(), seats, match().rounds(), start, CardSource.of(seed, 1));
            assertEquals(dealer, match.table().dealer());
            assertArrayEquals(deckAsItLies(), match.table().deck(), Advice.of("step-dealer", dealer));
        }
    }

    private static int[] deckAsItLies() {
        int[] deck = table().deck();
        assertTrue(deck.length > 0, Advice.of("step-nothing-dealt"));
        return deck;
    }

    @Then("the deck is shuffled")
    public void shuffled() {
        assertFalse(Arrays.equals(sorted(), table().deck()));
    }

    /** Checks that the order of the deck differs from the order after the draw for the first deal. */
    @Then("the deck has been shuffled again after the draw for the first deal")
    public void shuffledAnew() {
        assertFalse(Arrays.equals(CardSource.draw(play().seed()).restock(sorted()), table().deck()));
    }

    private static int[] sorted() {
        return Arrays.stream(table().deck()).sorted().toArray();
    }

    @Then("the deck has {int} different cards")
    public void deckSize(int size) {
        assertEquals(size, pack().size());
        assertEquals(size, pack().stream().distinct().count());
    }

    @Then("{cards} is/are{not} in the deck")
    public void inDeck(String cards, boolean not) {
        in(pack(), cards, not);
    }

    @Then("{cards} is/are{not} in the stock")
    public void inStock(String cards, boolean not) {
        in(restock(), cards, not);
    }

    /** Checks that a list contains all given cards or, if the step is negated, none of these cards. */
    private static void in(List<Integer> some, String cards, boolean not) {
        List<Integer> meant = state().list(cards);
        assertTrue(not ? Collections.disjoint(some, meant) : some.containsAll(meant), cards);
    }

    private static List<Integer> pack() {
        return Arrays.stream(table().deck()).boxed().toList();
    }

    private static List<Integer> restock() {
        int[] stock = table().restock();
        assertNotNull(stock, Advice.of("step-no-stock"));
        return Arrays.stream(stock).boxed().toList();
    }

    /** Checks that the stock consists of the undealt cards and the hands of the seats that are out, in a new order. */
    @Then("the stock is the rest of the deck and the discarded cards, shuffled again")
    public void restocked() {
        Table table = table();
        int dealt = 6;
        List<Integer> out = new ArrayList<>();
        for (int seat = 0; seat < table.seats(); seat++) {
            dealt += table.dealt(seat).size();
            if (table.hand(seat).isEmpty()) {
                table.dealt(seat).stream().forEach(out::add);
            }
        }
        assertFalse(out.isEmpty(), Advice.of("step-nobody-out"));
        List<Integer> pile = new ArrayList<>(pack().subList(dealt, pack().size()));
        pile.addAll(out);
        assertEquals(new TreeSet<>(pile), new TreeSet<>(restock()));
        assertEquals(pile.size(), restock().size());
        assertNotEquals(pile, restock());
    }

    @Then("card {int} of the deck is the first one turned")
    public void firstDrawn(int place) {
        int drawn = play().events().stream()
                .filter(Event.Drawn.class::isInstance)
                .map(event -> ((Event.Drawn) event).card())
                .findFirst()
                .orElseThrow(() -> new MissingStepException(Advice.of("step-no-turned")));
        assertEquals(table().deck()[place - 1], drawn);
    }
}
