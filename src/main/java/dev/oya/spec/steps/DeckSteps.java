package dev.oya.spec.steps;

import static dev.oya.spec.Expectations.assertEquals;
import static dev.oya.spec.Expectations.assertFalse;
import static dev.oya.spec.Expectations.assertNotEquals;
import static dev.oya.spec.Expectations.assertNotNull;
import static dev.oya.spec.Expectations.assertTrue;

import dev.oya.cards.Card;
import dev.oya.input.Advice;
import dev.oya.input.LocalizedException;
import dev.oya.pack.Amount;
import dev.oya.pack.Option;
import dev.oya.pack.Value;
import dev.oya.pack.YakuEntry;
import dev.oya.spec.PhraseReader;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Pips;
import dev.oya.vocabulary.Question;
import dev.oya.vocabulary.Twins;
import io.cucumber.java.en.Then;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

@StepGroup("Decks, cards, options and units")
public final class DeckSteps extends ScenarioSteps {
    @Then("the deck is {string}")
    public void deck(String id) {
        assertEquals(id, deck().id());
    }

    @Then("the deck has {int} cards in {int} months of {int} cards")
    public void months(int cards, int months, int each) {
        assertEquals(cards, deck().cards().size());
        assertEquals(months, deck().groupCount());
        for (int month = 1; month <= months; month++) {
            assertEquals(each, deck().group(month).size(), Advice.of("step-month", month));
        }
    }

    @Then("the deck has {int} cards, {int} of each")
    public void copies(int cards, int copies) {
        assertEquals(cards, deck().cards().size());
        for (Card card : deck().cards()) {
            assertEquals(copies, deck().copies(card.index()).size(), card.code());
        }
    }

    @Then("the deck also has {cards}")
    public void extra(String card) {
        assertEquals(1, deck().extras().size());
        assertEquals(card, deck().extras().get(0).code());
    }

    @Then("{cards} are worth {points} each")
    public void eachWorth(String cards, int points) {
        for (int card : state().list(cards)) {
            assertEquals(points, deck().points(card), cards);
        }
    }

    @Then("{cards} is worth {points}")
    public void worth(String card, int points) {
        assertEquals(points, deck().points(first(card)));
    }

    @Then("all cards together are worth {points}")
    public void total(int points) {
        assertEquals(points, deck().points(deck().parse("all")));
    }

    /** Checks the number of cards of a kind. The kind may be given by its Japanese name. */
    @Then("there are {int} cards of the kind {string}")
    public void kind(int count, String kind) {
        assertEquals(count, deck().parse(words().kind(kind)).size());
    }

    @Then("{cards} is/are of the kind {string}")
    public void isKind(String cards, String kind) {
        assertTrue(deck().parse(words().kind(kind)).containsAll(state().set(cards)));
    }

    /** Checks the Japanese name of the cards' kind. */
    @Then("{cards} is called {string}")
    public void kindName(String cards, String name) {
        for (int card : state().list(cards)) {
            assertEquals(name, words().romaji(deck().card(card).kind()), cards);
        }
    }

    @Then("{cards} belong(s) to month {int}")
    public void month(String cards, int month) {
        for (int card : state().list(cards)) {
            assertEquals(month, deck().groupOf(card));
        }
    }

    /** Checks the plant of a month. */
    @Then("the cards of month {int} show {plant}")
    public void plant(int month, String plant) {
        assertEquals(plant, words().group(month));
    }

    @Then("{cards} are{not} twins")
    public void twins(String cards, boolean not) {
        assertEquals(!not, areTwins(cards), cards);
        assertNotEquals(state().list(cards).get(0), state().list(cards).get(1));
    }

    private static boolean areTwins(String cards) {
        List<Integer> both = state().list(cards);
        assertEquals(2, both.size(), Advice.of("step-two-twins", cards));
        return deck().original(both.get(0)) == deck().original(both.get(1));
    }

    @Then("{cards} count(s) {int} on the table")
    public void onTable(String cards, int pips) {
        for (int card : state().list(cards)) {
            assertEquals(pips, onTable(card), cards);
        }
    }

    @Then("{cards} count(s) {int} from the hand")
    public void fromHand(String cards, int pips) {
        for (int card : state().list(cards)) {
            assertEquals(pips, fromHand(card), cards);
        }
    }

    @Then("the twins {cards} are worth {points} if both lay on the table")
    public void prizeOnTable(String cards, int points) {
        assertEquals(points, prize(cards, false));
    }

    @Then("the twins {cards} are worth {points} if one was played")
    public void prizePlayed(String cards, int points) {
        assertEquals(points, prize(cards, true));
    }

    private static int prize(String cards, boolean played) {
        if (!areTwins(cards)) {
            throw new LocalizedException(Advice.of("step-no-twins", cards));
        }
        int card = first(cards);
        Twins question = new Twins(rules().settings(), deck().card(card), played, onTable(card), fromHand(card));
        return asked(question, Conclusion.Prize.class).points();
    }

    private static int onTable(int card) {
        return asked(new Pips(rules().settings(), deck().card(card)), Conclusion.OnTable.class)
                .pips();
    }

    private static int fromHand(int card) {
        return asked(new Pips(rules().settings(), deck().card(card)), Conclusion.FromHand.class)
                .pips();
    }

    /** Asks the rules a question and returns the first conclusion of the given type. */
    private static <C extends Conclusion> C asked(Question question, Class<C> kind) {
        C found = rules().ask(question).first(kind);
        decided().by(kind);
        assertNotNull(found, Advice.of("step-no-rule", kind.getSimpleName()));
        return found;
    }

    @Then("the option {string} is {word} by default")
    public void optionDefault(String name, String value) {
        Option option = state().option(name);
        assertEquals(
                PhraseReader.option(option, value), state().pack().settings().get(name));
    }

    @Then("the option {string} may{not} be {word}")
    public void optionAllows(String name, boolean not, String value) {
        Option option = state().option(name);
        assertEquals(!not, option.values().allows(PhraseReader.option(option, value)));
    }

    @Then("a kan is {points}")
    public void unit(int points) {
        assertEquals(points, rules().settings().unitPoints());
    }

    @Then("{int} to {int} can play")
    public void players(int least, int most) {
        assertEquals(least, state().pack().leastSeats());
        assertEquals(most, state().pack().mostSeats());
    }

    /** Checks the name of the field: koba, ooba and zetsuba have the multipliers 1, 2 and 4. */
    @Then("the field is called {string}")
    public void fieldName(String name) {
        Map<String, Value> values = state().pack().values();
        double times = switch (name) {
            case "koba" -> 1;
            case "ooba" -> values.get("large-field").amount().number();
            case "zetsuba" -> values.get("sovereign-field").amount().number();
            default -> throw new LocalizedException(Advice.of("step-no-field", name));
        };
        play().enter();
        assertEquals(times, table().factor());
    }

    @Then("{string} belongs to group {word}")
    public void inGroup(String name, String group) {
        String id = yaku(name);
        assertTrue(group(group).contains(id), id);
    }

    @Then("group {word} has {int} teyaku")
    public void groupSize(String group, int size) {
        assertEquals(size, group(group).size());
    }

    private static List<String> group(String letter) {
        String name = "teyaku-" + letter.toLowerCase(Locale.ROOT);
        assertTrue(state().pack().groups().containsKey(name), name);
        return state().pack().yaku().values().stream()
                .filter(entry -> entry.group().equals(name))
                .map(YakuEntry::id)
                .toList();
    }

    /** Checks that the unit of every amount in the rules is kan, points or a count. */
    @Then("the rules count in kan and points only, never in money")
    public void noMoney() {
        List<Amount> amounts =
                state().pack().values().values().stream().map(Value::amount).toList();
        assertFalse(amounts.isEmpty());
        for (Amount amount : amounts) {
            assertTrue(Set.of("kan", "points", "seats", "times", "rounds").contains(amount.unit()), amount.unit());
        }
        for (YakuEntry entry : state().pack().yaku().values()) {
            if (entry.worth() != null) {
                assertTrue(Set.of("kan", "points").contains(entry.worth().unit()), entry.id());
            }
        }
    }
}
