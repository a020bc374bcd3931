package dev.oya.spec.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.pack.Amount;
import dev.oya.pack.Value;
import dev.oya.pack.YakuEntry;
import io.cucumber.java.ParameterType;
import io.cucumber.java.de.Dann;
import io.cucumber.java.en.Then;
import io.cucumber.java.sv.Så;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What the deck and the rules call things, and in what they reckon. */
@StepGroup("What the deck and the rules call things, and in what they reckon")
public final class RulesSteps extends ScenarioSteps {
    @Then("the deck is {string}")
    @Så("är kortleken {string}")
    @Dann("heißt das Kartenspiel {string}")
    public void deck(String id) {
        assertEquals(id, state().deck().id());
    }

    /** The plant that the deck gives for a month. */
    @Then("the cards of month {int} show {plant}")
    @Så("visar korten i månad {int} {plant}")
    @Dann("zeigen die Karten des Monats {int} {plant}")
    public void plant(int month, String plant) {
        assertEquals(plant, state().words().group(month));
    }

    /** A plant by its name in any language. */
    @ParameterType("\\p{L}+(?: \\p{L}+)?")
    public String plant(String name) {
        return state().words().plant(name);
    }

    /** The Japanese name that the deck gives the kind of these cards. */
    @Then("{cards} is called {string}")
    @Så("kallas {cards} {string}")
    @Dann("heißt {cards} {string}")
    public void kindName(String cards, String name) {
        for (int card : state().list(cards)) {
            String kind = state().deck().card(card).kind();
            assertEquals(name, state().words().romaji(kind), cards);
        }
    }

    /** Koba, ooba and zetsuba are the fields of the multipliers one, two and four. */
    @Then("the field is called {string}")
    @Så("kallas fältet {string}")
    @Dann("heißt das Spiel {string}")
    public void fieldName(String name) {
        Map<String, Value> values = state().pack().values();
        double times = switch (name) {
            case "koba" -> 1;
            case "ooba" -> values.get("large-field").amount().number();
            case "zetsuba" -> values.get("sovereign-field").amount().number();
            default -> throw new IllegalArgumentException("no field is called " + name);
        };
        play().tell();
        assertEquals(times, table().factor());
    }

    @Then("{string} belongs to group {word}")
    @Så("hör {string} till grupp {word}")
    @Dann("gehört {string} zur Gruppe {word}")
    public void inGroup(String name, String group) {
        String id = yaku(name);
        assertTrue(group(group).contains(id), id);
    }

    @Then("group {word} has {int} teyaku")
    @Så("har grupp {word} {int} teyaku")
    @Dann("hat die Gruppe {word} {int} Handkombinationen")
    public void groupSize(String group, int size) {
        assertEquals(size, group(group).size());
    }

    private static List<String> group(String letter) {
        String name = "teyaku-" + letter.toLowerCase(java.util.Locale.ROOT);
        assertTrue(state().pack().groups().containsKey(name), name);
        return state().pack().yaku().values().stream()
                .filter(entry -> entry.group().equals(name))
                .map(YakuEntry::id)
                .toList();
    }

    /** No amount of the rules is money: each is in kan, in points, or a count. */
    @Then("the rules reckon in kan and points only, never in money")
    @Så("räknar reglerna bara i kan och poäng, aldrig i pengar")
    @Dann("rechnen die Regeln nur in Kan und Punkten, nie in Geld")
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
