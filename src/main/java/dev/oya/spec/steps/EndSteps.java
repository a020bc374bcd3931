package dev.oya.spec.steps;

import static dev.oya.spec.Expectations.assertEquals;
import static dev.oya.spec.Expectations.assertFalse;
import static dev.oya.spec.Expectations.assertNotNull;
import static dev.oya.spec.Expectations.assertTrue;

import dev.oya.cards.Shuffle;
import dev.oya.input.Advice;
import dev.oya.input.LocalizedException;
import dev.oya.pack.Phases;
import dev.oya.play.CardSource;
import dev.oya.play.table.Event;
import dev.oya.play.table.Table;
import dev.oya.vocabulary.Conclusion;
import dev.oya.vocabulary.MatchOver;
import io.cucumber.java.en.Then;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

@StepGroup("The end of rounds and matches, captured cards, and points in games without payments")
public final class EndSteps extends ScenarioSteps {
    @Then("the round ends like this: {end}")
    public void end(String end) {
        decided().by(Conclusion.Transition.class);
        assertEquals(end, table().end());
    }

    @Then("the round is not over")
    public void notOver() {
        decided().by(Conclusion.Transition.class);
        assertFalse(match().round().isOver());
    }

    @Then("the round does not count")
    public void isVoid() {
        decided().by(Conclusion.VoidRound.class);
        assertTrue(table().isVoid());
    }

    @Then("seat {int} wins the round")
    public void wins(int seat) {
        decided().by(Conclusion.Winner.class);
        assertEquals(seat, table().winner());
    }

    @Then("seats {numbers} win the round")
    public void win(List<Integer> seats) {
        assertEquals(seats, table().winners());
    }

    @Then("nobody wins the round")
    public void nobodyWins() {
        wins(-1);
    }

    @Then("seat {int} shows {some}")
    public void shows(int seat, String cards) {
        decided().by(Conclusion.Shows.class);
        same(cards, match().shown(seat));
    }

    @Then("seat {int} is the next dealer")
    public void nextDealer(int seat) {
        decided().by(Conclusion.NextDealer.class);
        assertEquals(seat, table().nextDealer());
    }

    @Then("it is seat {int} that deals")
    public void deals(int seat) {
        decided().by(Conclusion.NextDealer.class, Conclusion.FirstDealer.class);
        assertEquals(seat, table().dealer());
    }

    @Then("this is round {int}")
    public void round(int round) {
        assertEquals(round, table().round());
    }

    /** Checks the number of completed rounds, excluding void rounds, in this match and earlier ones. */
    @Then("{int} round(s) has/have been played")
    public void roundsPlayed(int rounds) {
        assertEquals(rounds, play().roundsPlayed());
    }

    @Then("the match lasts {int} rounds")
    public void lasts(int rounds) {
        assertEquals(rounds, rules().rounds(given().seats()));
    }

    @Then("the match is{not} over")
    public void matchOver(boolean not) {
        decided().by(MatchOver.class, Conclusion.Lasts.class);
        assertEquals(!not, play().isMatchOver());
    }

    @Then("the match ends with this round")
    public void matchEnds() {
        assertTrue(isLast());
    }

    @Then("the match goes on after this round")
    public void matchGoesOn() {
        assertFalse(isLast());
    }

    private static boolean isLast() {
        assertTrue(table().isPaid(), Advice.of("step-not-paid"));
        return table().isLast();
    }

    @Then("the next round cannot begin")
    public void noNextRound() {
        CardSource chance = CardSource.of(new Shuffle("too early or too late"));
        boolean begins = true;
        try {
            match().nextRound(chance);
        } catch (IllegalStateException refused) {
            begins = false;
        }
        assertFalse(begins);
    }

    /** Checks how often a phase was announced, or how often an action that the rules count was taken. */
    @Then("{string} has been said {times}")
    public void said(String name, int times) {
        String id = words().named(name);
        Phases.Phase phase = state().pack().phases().phases().get(id);
        Phases.Action action = state().pack().phases().actions().get(id);
        if (phase != null && phase.aloud()) {
            int number = rules().settings().phase(id);
            assertEquals(
                    times,
                    play().happened()
                            .filter(event -> event instanceof Event.Entered entered && entered.phase() == number)
                            .count());
        } else if (action != null && action.isCounted()) {
            assertEquals(times, table().soFar().said(id));
        } else {
            throw new LocalizedException(Advice.of("step-not-counted", name));
        }
    }

    static int pilePoints(int seat) {
        return deck().points(table().pile(seat));
    }

    private static int allPoints() {
        return IntStream.range(0, table().seats()).map(EndSteps::pilePoints).sum();
    }

    @Then("seat {int} has captured cards for {points}")
    public void points(int seat, int points) {
        assertEquals(points, pilePoints(seat));
    }

    @Then("the seats have {int} card points in all")
    public void allPoints(int points) {
        assertEquals(points, allPoints());
    }

    @Then("the seats have fewer than {int} card points in all")
    public void fewerPoints(int points) {
        assertTrue(allPoints() < points, Advice.of("step-points", allPoints()));
    }

    @Then("seat {int} has cleared the table {times} so far")
    public void swept(int seat, int times) {
        decided().by(Conclusion.Sweeps.class);
        assertEquals(times, table().sweeps(seat));
    }

    /** Checks the points of a side for an award of the glossary. The seat may be any seat of the side. */
    @Then("seat {int} gets {points} for {string}")
    public void gets(int seat, int points, String kind) {
        String id = yaku(kind);
        decided().award(id);
        awarded(
                points,
                award -> award.side() == table().side(seat) && award.id().equals(id));
    }

    @Then("seat {int} gets {points} in all")
    public void getsInAll(int seat, int points) {
        awarded(points, award -> award.side() == table().side(seat));
    }

    @Then("all together get {points} for {string}")
    public void allGet(int points, String kind) {
        String id = yaku(kind);
        awarded(points, award -> award.id().equals(id));
    }

    @Then("all together get {points} apart from {string} and {string}")
    public void allGetBut(int points, String one, String other) {
        Set<String> but = Set.of(yaku(one), yaku(other));
        awarded(points, award -> !but.contains(award.id()));
    }

    private static void awarded(int points, Predicate<Table.Award> some) {
        assertNotNull(table().end(), Advice.of("step-round-runs"));
        int all = table().awards().stream()
                .filter(some)
                .mapToInt(Table.Award::points)
                .sum();
        assertEquals(points, all, table().awards().toString());
    }

    private static Table.Result result(int seat) {
        assertFalse(table().results().isEmpty(), Advice.of("step-no-result"));
        return table().results().get(table().side(seat));
    }

    /** Checks the margin of a side. The decimal separator is a comma or a point. */
    @Then("seat {int} ends {word} point(s) behind")
    public void behind(int seat, String points) {
        decided().by(Conclusion.Margin.class);
        Table.Result result = result(seat);
        assertEquals(Double.parseDouble(points.replace(',', '.')), (double) result.points() / result.parts());
    }

    /** Checks whether the loss of a seat has the given title from the glossary. */
    @Then("the loss of seat {int} is{not} called {string}")
    public void called(int seat, boolean not, String title) {
        decided().by(Conclusion.Title.class);
        boolean so = result(seat).titles().contains(words().named(title));
        assertEquals(!not, so, table().results().toString());
    }

    @Then("no losing margin is counted")
    public void noResult() {
        assertTrue(table().isPaid() && table().isLast(), Advice.of("step-match-runs"));
        assertEquals(List.of(), table().results());
    }

    /** Checks the winners of the match: the seats with the highest score, or the side that the rules named. */
    @Then("seat(s) {numbers} win(s) the match")
    public void winsMatch(List<Integer> seats) {
        assertTrue(table().isPaid() && table().isLast(), Advice.of("step-match-runs"));
        assertEquals(seats, table().leaders());
    }
}
