package dev.oya.spec.steps;

import static dev.oya.spec.Expectations.assertEquals;
import static dev.oya.spec.Expectations.assertFalse;
import static dev.oya.spec.Expectations.assertNotNull;

import dev.oya.cards.Card;
import dev.oya.input.Advice;
import dev.oya.play.CardSource;
import dev.oya.play.Match;
import dev.oya.spec.MissingStepException;
import dev.oya.vocabulary.Answer;
import dev.oya.vocabulary.Completed;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.Drawn;
import dev.oya.vocabulary.FirstDraw;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.ArrayList;
import java.util.List;

@StepGroup("The draw for the first dealer, combinations, and liability")
public final class YakuSteps extends ScenarioSteps {
    /** The latest answer of the rules about cards that are drawn, examined or laid out in the scenario. */
    private Answer answer;

    private int firstDealer;
    private int draws;

    @When("the seats draw {cards} for the first deal")
    public void firstDraw(String cards) {
        List<Drawn> all = new ArrayList<>();
        for (int number : state().list(cards)) {
            Card card = deck().card(number);
            all.add(new Drawn(all.size(), card.group(), card.kind(), card.points()));
        }
        answer = rules().ask(new FirstDraw(rules().settings(), all));
    }

    /** Draws cards in the given order for the first deal until the first dealer is decided. */
    @When("{int} seats draw in turn {}")
    public void drawUntilDecided(int seats, String drawn) {
        String[] each = drawn.split(",? (?:sedan|then|dann) ");
        CardSource chance = new CardSource() {
            @Override
            public int[] deck(int[] cards) {
                return cards;
            }

            @Override
            public int[] restock(int[] cards) {
                return state().list(each[draws++]).stream()
                        .mapToInt(Integer::intValue)
                        .toArray();
            }
        };
        given().seats(seats);
        firstDealer = Match.firstDealer(rules(), seats, chance);
    }

    @Then("seat {int} is the first dealer")
    public void firstDealer(int seat) {
        decided().by(Conclusion.FirstDealer.class);
        if (answer != null) {
            Conclusion.FirstDealer first = answer.first(Conclusion.FirstDealer.class);
            assertNotNull(first, Advice.of("step-no-first-dealer"));
            firstDealer = first.seat();
        }
        assertEquals(seat, firstDealer);
    }

    @Then("seat(s) {numbers} draw(s) again")
    public void drawAgain(List<Integer> seats) {
        decided().by(Conclusion.DrawsAgain.class);
        assertEquals(
                seats,
                answer().all(Conclusion.DrawsAgain.class).stream()
                        .map(Conclusion.DrawsAgain::seat)
                        .sorted()
                        .toList());
    }

    @Then("they draw {times}")
    public void draws(int times) {
        assertEquals(times, draws);
    }

    @When("someone looks at the hand {cards}")
    public void lookAtHand(String cards) {
        answer = rules().hand(state().looksAtHand(cards));
    }

    @When("someone looks at the captured cards {cards}")
    public void lookAtPile(String cards) {
        answer = rules().taken(state().looks(cards));
    }

    private Answer answer() {
        return MissingStepException.needed(answer, Advice.of("step-no-answer"));
    }

    /** Returns the combinations of the cards that the scenario examines. */
    private List<Answer.Found> found() {
        decided().by(Conclusion.Yaku.class);
        return answer().found();
    }

    /** Returns the points of the combinations with the given id. */
    private List<Integer> points(String id) {
        return found().stream()
                .filter(one -> one.id().equals(id))
                .map(Answer.Found::points)
                .toList();
    }

    private String ids() {
        return answer().ids().toString();
    }

    @Then("{string} is worth {int} kan")
    public void worth(String name, int kan) {
        decided().yaku(name);
        int points = kan * rules().settings().unitPoints();
        assertEquals(
                points,
                points(yaku(name)).stream().findFirst().orElse(null),
                Advice.of("step-yaku-among", name, ids()));
    }

    @Then("{string} is worth {points}")
    public void worthPoints(String name, int points) {
        assertEquals(List.of(points), points(yaku(name)), ids());
    }

    @Then("the total worth is {points}")
    public void allWorth(int points) {
        assertEquals(points, found().stream().mapToInt(Answer.Found::points).sum(), ids());
    }

    @Then("there is no {string}")
    public void absent(String name) {
        decided().yaku(name);
        decided().by(Conclusion.Yaku.class);
        assertFalse(answer().ids().contains(yaku(name)), ids());
    }

    @Then("there is no combination")
    public void nothingFound() {
        only(List.of());
    }

    @Then("there is only {string}")
    public void onlyFound(String name) {
        decided().yaku(name);
        only(List.of(yaku(name)));
    }

    @Then("there are {string} and {string} and nothing else")
    public void bothFound(String one, String other) {
        only(List.of(yaku(one), yaku(other)));
    }

    private void only(List<String> ids) {
        decided().by(Conclusion.Yaku.class);
        assertEquals(ids, answer().ids());
    }

    /** Checks the chosen kind of a dual-kind card. */
    @Then("{cards} counts as {string}")
    public void counts(String code, String kind) {
        assertEquals(words().kind(kind), answer().counting().get(code));
    }

    @Then("for the winner {cards} counts as {string}")
    public void countsForWinner(String code, String kind) {
        assertEquals(words().kind(kind), table().counts(deck().card(code).index(), code));
    }

    /** Asks the rules about the card that completed a combination of another seat. */
    @When("the card that completes {string} was {laid}")
    public void completes(String name, boolean last) {
        String id = yaku(name);
        List<String> tags = state().pack().yaku().values().stream()
                .filter(entry -> entry.id().equals(id))
                .flatMap(entry -> entry.tags().stream())
                .toList();
        answer = rules().ask(new Completed(rules().settings(), id, tags, false, true, last, true));
    }

    @When("the fourth card to a triplet was {laid}")
    public void completesFour(boolean last) {
        answer = rules().ask(new Completed(rules().settings(), "", List.of(), true, true, last, true));
    }

    @Then("the player who laid it is liable alone")
    public void isLiable() {
        liable(true);
    }

    @Then("the player who laid it is not liable")
    public void isNotLiable() {
        liable(false);
    }

    private void liable(boolean so) {
        decided().by(Conclusion.Liable.class);
        assertEquals(so, answer().first(Conclusion.Liable.class) != null);
    }
}
