package dev.oya.spec.steps;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.play.Chance;
import dev.oya.play.Match;
import dev.oya.play.table.Event;
import dev.oya.play.table.Table;
import dev.oya.spec.ScenarioState;
import io.cucumber.java.de.Dann;
import io.cucumber.java.en.Then;
import io.cucumber.java.sv.Så;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;

/** How the pack lies, and what is left of it. */
@StepGroup("How the pack lies, and what is left of it")
public final class PackSteps extends ScenarioSteps {
    @Then("the pack lies the same in every match with the seed {string}")
    @Så("ligger leken likadant i varje parti med fröet {string}")
    @Dann("liegt der Stapel in jeder Partie mit dem Startwert {string} gleich")
    public void sameDeck(String seed) {
        assertArrayEquals(Match.start(state().rules(), seed).table().deck(), deckAsItLies());
    }

    @Then("the pack lies otherwise in a match with the seed {string}")
    @Så("ligger leken annorlunda i ett parti med fröet {string}")
    @Dann("liegt der Stapel in einer Partie mit dem Startwert {string} anders")
    public void otherDeck(String seed) {
        assertFalse(Arrays.equals(Match.start(state().rules(), seed).table().deck(), table().deck()));
    }

    @Then("the pack lies the same with the seed {string} whoever deals")
    @Så("ligger leken likadant med fröet {string} vem som än är givare")
    @Dann("liegt der Stapel mit dem Startwert {string} gleich, wer auch gibt")
    public void sameDeckWhoeverDeals(String seed) {
        ScenarioState state = state();
        for (int dealer = 0; dealer < told().seats(); dealer++) {
            Match match = new Match(
                    state.rules(),
                    told().seats(),
                    match().rounds(),
                    Match.Start.first(told().seats(), dealer),
                    Chance.of(seed, 1));
            assertEquals(dealer, match.table().dealer());
            assertArrayEquals(deckAsItLies(), match.table().deck(), "dealer " + dealer);
        }
    }

    private static int[] deckAsItLies() {
        int[] deck = table().deck();
        assertTrue(deck.length > 0, "nothing is dealt yet");
        return deck;
    }

    @Then("the pack is shuffled")
    @Så("är leken blandad")
    @Dann("sind die Karten gemischt")
    public void shuffled() {
        int[] sorted = table().deck();
        Arrays.sort(sorted);
        assertFalse(Arrays.equals(sorted, table().deck()));
    }

    /** Not as it lay when the seats drew for the first deal. */
    @Then("the pack has been shuffled anew after the draw for the first deal")
    @Så("är leken blandad på nytt efter dragningen om första given")
    @Dann("sind die Karten nach dem Ziehen um den ersten Geber neu gemischt")
    public void shuffledAnew() {
        int[] cards = table().deck();
        Arrays.sort(cards);
        Chance drawn = Chance.draw(play().seed());
        assertFalse(Arrays.equals(drawn.restock(cards), table().deck()));
    }

    @Then("the pack has {int} different cards")
    @Så("består leken av {int} olika kort")
    @Dann("besteht der Stapel aus {int} verschiedenen Karten")
    public void deckSize(int size) {
        int[] deck = table().deck();
        assertEquals(size, deck.length);
        assertEquals(size, Arrays.stream(deck).distinct().count());
    }

    @Then("{cards} is/are in the pack")
    @Så("ingår {cards} i leken")
    @Dann("ist/sind {cards} im Spiel")
    public void inDeck(String cards) {
        assertTrue(deck().containsAll(state().list(cards)), cards);
    }

    @Then("{cards} is/are not in the pack")
    @Så("ingår {cards} inte i leken")
    @Dann("ist/sind {cards} nicht im Spiel")
    public void notInDeck(String cards) {
        assertTrue(Collections.disjoint(deck(), state().list(cards)), cards);
    }

    private static List<Integer> deck() {
        return Arrays.stream(table().deck()).boxed().toList();
    }

    @Then("{cards} is/are in the stock")
    @Så("ingår {cards} i talongen")
    @Dann("ist/sind {cards} im Stapel")
    public void inStock(String cards) {
        assertTrue(restock().containsAll(state().list(cards)), cards);
    }

    @Then("{cards} is/are not in the stock")
    @Så("ingår {cards} inte i talongen")
    @Dann("ist/sind {cards} nicht im Stapel")
    public void notInStock(String cards) {
        assertTrue(Collections.disjoint(restock(), state().list(cards)), cards);
    }

    private static List<Integer> restock() {
        int[] stock = table().restock();
        assertNotNull(stock, "the stock has not been put together");
        return Arrays.stream(stock).boxed().toList();
    }

    /** The same cards as what was left of the deal and the hands of those who are out, but not as they lay. */
    @Then("the stock is the rest of the pack and the cards laid away, shuffled anew")
    @Så("är talongen resten av leken och de bortlagda korten, blandade om")
    @Dann("besteht der Stapel aus den nicht ausgeteilten und den abgelegten Karten, neu gemischt")
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
        assertFalse(out.isEmpty(), "nobody is out");
        List<Integer> pile = new ArrayList<>(deck().subList(dealt, deck().size()));
        pile.addAll(out);
        assertEquals(new TreeSet<>(pile), new TreeSet<>(restock()));
        assertEquals(pile.size(), restock().size());
        assertNotEquals(pile, restock());
    }

    @Then("card {int} of the pack is the first one turned")
    @Så("är kort {int} i leken det första som slås upp")
    @Dann("wird Karte {int} der Packung als erste aufgedeckt")
    public void firstDrawn(int place) {
        int drawn = play().events().stream()
                .filter(Event.Drawn.class::isInstance)
                .map(event -> ((Event.Drawn) event).card())
                .findFirst()
                .orElseThrow();
        assertEquals(table().deck()[place - 1], drawn);
    }
}
