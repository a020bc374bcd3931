package dev.oya.spec;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.Oya;
import dev.oya.cards.CardSet;
import dev.oya.play.Chance;
import dev.oya.play.Event;
import dev.oya.play.Match;
import dev.oya.play.Move;
import dev.oya.play.SeatView;
import dev.oya.play.Table;
import dev.oya.vocabulary.Conclusion;
import io.cucumber.java.de.Dann;
import io.cucumber.java.de.Wenn;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import io.cucumber.java.sv.När;
import io.cucumber.java.sv.Så;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The pack on the table, who sees what, and how one round follows another. */
@StepGroup("The pack on the table, who sees what, and how one round follows another")
public final class TableSteps {
    private static World world() {
        return World.current();
    }

    private static Table table() {
        return world().table();
    }

    // Matches and their rounds.

    /** A match whose cards come from a seed, the draw for the first deal included. */
    @When("a match begins with the seed {string}")
    @När("ett parti börjar med fröet {string}")
    @Wenn("eine Partie mit dem Startwert {string} beginnt")
    public void matchFromSeed(String seed) {
        World world = world();
        world.match = Oya.start(world.rules(), seed);
        world.dealer = world.match.table().dealer();
    }

    /** The next round of the match, with these cards on the field. */
    @When("the next round begins with {cards} on the field")
    @När("nästa giv börjar med {cards} på bordet")
    @Wenn("die nächste Runde mit {cards} im Feld beginnt")
    public void nextRound(String cards) {
        World world = world();
        assertTrue(world.match.round().isOver(), "the round is not over");
        lay(cards, world.match.next().dealer());
        world.match.nextRound(stacked());
    }

    /** The next round of the match; from then on the table plays an option otherwise. */
    @When("the next round begins with the option {string} as {word}")
    @När("nästa giv börjar med tillvalet {string} som {word}")
    @Wenn("die nächste Runde mit der Option {string} als {word} beginnt")
    public void nextRoundOtherwise(String option, String value) {
        World world = world();
        assertTrue(world.match.round().isOver(), "the round is not over");
        world.options.put(option, Words.option(world.pack().options().get(option), value));
        Match.Start next = world.match.next();
        lay("", next.dealer());
        world.match = new Match(world.rules(), world.seats, world.match.rounds(), next, stacked());
    }

    /** A new match at the same table, with these cards on the field. */
    @When("a new match begins with {cards} on the field")
    @När("ett nytt parti börjar med {cards} på bordet")
    @Wenn("eine neue Partie mit {cards} im Feld beginnt")
    public void newMatch(String cards) {
        World world = world();
        int dealer = world.match.table().dealer();
        lay(cards, dealer);
        world.match = new Match(
                world.rules(), world.seats, world.match.rounds(), Match.Start.first(world.seats, dealer), stacked());
    }

    private static void lay(String cards, int dealer) {
        World world = world();
        world.settled = null;
        world.dealer = dealer;
        world.hands.clear();
        world.stock = new ArrayList<>();
        world.restock = new ArrayList<>();
        world.field = cards.isEmpty() ? null : world.set(cards);
    }

    private static Chance stacked() {
        World world = world();
        return new Chance() {
            @Override
            public int[] deck(int[] cards) {
                return new Stacking(world, world.rules()).deck(cards);
            }

            @Override
            public int[] restock(int[] cards) {
                return cards;
            }
        };
    }

    @When("all who are asked say {string}")
    @När("alla som tillfrågas säger {string}")
    @Wenn("alle Gefragten {string} sagen")
    public void allSay(String said) {
        World world = world();
        String word = world().words().word(said);
        assertNotNull(word, said);
        assertEquals("participation", world.match.round().phase().name());
        while (world.match.round().phase().name().equals("participation")) {
            world.act(Move.say(world.match.table().turn(), word));
            assertTrue(world.verdict.accepted(), String.valueOf(world.verdict));
        }
    }

    @Then("it is seat {int} that deals")
    @Så("är det plats {int} som ger")
    @Dann("gibt Platz {int}")
    public void deals(int seat) {
        world().decided(Conclusion.NextDealer.class, Conclusion.FirstDealer.class);
        assertEquals(seat, table().dealer());
    }

    // The pack.

    @Then("the pack lies the same in every match with the seed {string}")
    @Så("ligger leken likadant i varje parti med fröet {string}")
    @Dann("liegt der Stapel in jeder Partie mit dem Startwert {string} gleich")
    public void sameDeck(String seed) {
        assertArrayEquals(Oya.start(world().rules(), seed).table().deck(), deckAsItLies());
    }

    @Then("the pack lies otherwise in a match with the seed {string}")
    @Så("ligger leken annorlunda i ett parti med fröet {string}")
    @Dann("liegt der Stapel in einer Partie mit dem Startwert {string} anders")
    public void otherDeck(String seed) {
        assertFalse(Arrays.equals(Oya.start(world().rules(), seed).table().deck(), table().deck()));
    }

    @Then("the pack lies the same with the seed {string} whoever deals")
    @Så("ligger leken likadant med fröet {string} vem som än är givare")
    @Dann("liegt der Stapel mit dem Startwert {string} gleich, wer auch gibt")
    public void sameDeckWhoeverDeals(String seed) {
        World world = world();
        for (int dealer = 0; dealer < world.seats; dealer++) {
            Match match = new Match(
                    world.rules(),
                    world.seats,
                    world.match.rounds(),
                    Match.Start.first(world.seats, dealer),
                    Oya.chance(seed, 1));
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
        assertTrue(deck().containsAll(world().list(cards)), cards);
    }

    @Then("{cards} is/are not in the pack")
    @Så("ingår {cards} inte i leken")
    @Dann("ist/sind {cards} nicht im Spiel")
    public void notInDeck(String cards) {
        for (int card : world().list(cards)) {
            assertFalse(deck().contains(card), cards);
        }
    }

    private static Set<Integer> deck() {
        return new TreeSet<>(Arrays.stream(table().deck()).boxed().toList());
    }

    @Then("{cards} is/are in the stock")
    @Så("ingår {cards} i talongen")
    @Dann("ist/sind {cards} im Stapel")
    public void inStock(String cards) {
        assertTrue(restock().containsAll(world().list(cards)), cards);
    }

    @Then("{cards} is/are not in the stock")
    @Så("ingår {cards} inte i talongen")
    @Dann("ist/sind {cards} nicht im Stapel")
    public void notInStock(String cards) {
        for (int card : world().list(cards)) {
            assertFalse(restock().contains(card), cards);
        }
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
                CardSet hand = table.dealt(seat);
                for (int card = hand.first(); card >= 0; card = hand.next(card)) {
                    out.add(card);
                }
            }
        }
        assertFalse(out.isEmpty(), "nobody is out");
        List<Integer> pile = new ArrayList<>();
        for (int i = dealt; i < table.deck().length; i++) {
            pile.add(table.deck()[i]);
        }
        pile.addAll(out);
        assertEquals(new TreeSet<>(pile), new TreeSet<>(restock()));
        assertEquals(pile.size(), restock().size());
        assertNotEquals(pile, restock());
    }

    @Then("card {int} of the pack is the first one turned")
    @Så("är kort {int} i leken det första som slås upp")
    @Dann("wird Karte {int} der Packung als erste aufgedeckt")
    public void firstDrawn(int place) {
        int drawn = world().events.stream()
                .filter(Event.Drawn.class::isInstance)
                .map(event -> ((Event.Drawn) event).card())
                .findFirst()
                .orElseThrow();
        assertEquals(table().deck()[place - 1], drawn);
    }

    // What was dealt and who sees it.

    @Then("every seat was dealt {int} cards")
    @Så("fick varje plats {int} kort i given")
    @Dann("bekam jeder Platz {int} Karten")
    public void dealtEach(int size) {
        assertEquals(table().seats(), world().dealt().hands().length);
        for (CardSet hand : world().dealt().hands()) {
            assertEquals(size, hand.size());
        }
    }

    @Then("no card was dealt to the field")
    @Så("gavs inget kort till bordet")
    @Dann("bekam das Feld keine Karte")
    public void noneToField() {
        assertTrue(world().dealt().field().isEmpty());
    }

    @Then("seat {int} sees only the backs of {int} cards of seat {int}")
    @Så("ser plats {int} bara baksidan av {int} kort hos plats {int}")
    @Dann("sieht Platz {int} nur die Rückseiten von {int} Karten bei Platz {int}")
    public void seesBacks(int seat, int size, int other) {
        SeatView view = world().match.view(seat);
        assertEquals(size, view.seats().get(other).handSize());
        assertTrue(view.seats().get(other).shown().isEmpty());
        assertEquals(table().hand(seat), view.hand());
        assertFalse(view.hand().meets(table().hand(other)));
    }

    @Then("seat {int} sees {int} cards on the field")
    @Så("ser plats {int} {int} kort på bordet")
    @Dann("sieht Platz {int} {int} Karten im Feld")
    public void seesField(int seat, int size) {
        assertEquals(size, world().match.view(seat).field().size());
        assertEquals(table().field(), world().match.view(seat).field());
    }

    @Then("seat {int} sees {cards} of seat {int}")
    @Så("ser plats {int} {cards} hos plats {int}")
    @Dann("sieht Platz {int} {cards} bei Platz {int}")
    public void seesShown(int seat, String cards, int other) {
        assertEquals(
                world().set(cards), world().match.view(seat).seats().get(other).shown());
    }

    // Payments.

    /** For the round: the books of the match are another matter. */
    @Then("seat {int} has neither paid nor been paid")
    @Så("har plats {int} varken betalat eller fått något")
    @Dann("hat Platz {int} weder gezahlt noch etwas erhalten")
    public void untouched(int seat) {
        assertFalse(table().payments().isEmpty(), "nobody paid anything");
        assertTrue(
                table().payments().stream()
                        .filter(payment -> !payment.reason().startsWith("match:"))
                        .noneMatch(payment -> payment.from() == seat || payment.to() == seat),
                table().payments().toString());
    }

    @Then("the winner takes {int} points from the pot")
    @Så("får vinnaren {int} poäng ur potten")
    @Dann("erhält der Sieger {int} Punkte aus dem Topf")
    public void winnerTakesPot(int points) {
        assertTrue(table().winner() >= 0, "nobody has won");
        assertEquals(points, world().paid(Conclusion.POT, table().winner(), "pot"));
    }

    @Then("the achievement {string} earns seat {int} {int} points from seat {int}")
    @Så("ger prestationen {string} plats {int} {int} poäng av plats {int}")
    @Dann("bringt {string} Platz {int} {int} Punkte von Platz {int}")
    public void achievement(String name, int owner, int points, int payer) {
        assertEquals(
                points,
                world().paid(payer, owner, world().words().reason("achievement", name)),
                table().payments().toString());
    }
}
