package dev.oya.spec.steps;

import static dev.oya.spec.Expectations.assertEquals;
import static dev.oya.spec.Expectations.assertFalse;
import static dev.oya.spec.Expectations.assertNotNull;
import static dev.oya.spec.Expectations.assertTrue;

import dev.oya.cards.CardSet;
import dev.oya.input.Advice;
import dev.oya.play.table.Build;
import dev.oya.play.table.Event;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import dev.oya.vocabulary.Conclusion;
import io.cucumber.datatable.DataTable;
import io.cucumber.java.en.Then;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;

@StepGroup("Builds and free cards on the table, claimed cards, and legal moves")
public final class BuildSteps extends ScenarioSteps {
    private static final Set<List<String>> HEADS = Set.of(
            List.of("gör", "fria kort", "byggen", "värde", "räknas"),
            List.of("does", "free cards", "builds", "value", "claims"),
            List.of("tut", "freie Karten", "Bauten", "Wert", "zählt"));

    static Build find(int number) {
        return table().builds().stream()
                .filter(build -> build.number() == number)
                .findFirst()
                .orElse(null);
    }

    private static Build build(int number) {
        Build build = find(number);
        assertNotNull(build, Advice.of("step-no-build", number));
        return build;
    }

    @Then("build {int} is simple and worth {int}")
    public void simple(int number, int value) {
        is(number, false, value);
    }

    @Then("build {int} is compound and worth {int}")
    public void compound(int number, int value) {
        is(number, true, value);
    }

    private static void is(int number, boolean compound, int value) {
        assertEquals(compound, build(number).compound());
        assertEquals(value, build(number).value());
    }

    /** Checks all cards of a build. Commas may separate the parts of the build. */
    @Then("build {int} consists of {cards}")
    public void cards(int number, String cards) {
        same(cards, build(number).cards());
    }

    @Then("seat {int} sees that build {int} consists of {cards}")
    public void seesCards(int seat, int number, String cards) {
        List<List<String>> seen = match().view(seat).builds().stream()
                .filter(build -> build.number() == number)
                .map(build -> codes(build.cards()))
                .toList();
        assertEquals(List.of(codes(state().set(cards))), seen);
    }

    @Then("build {int} has {int} part(s)")
    public void parts(int number, int parts) {
        assertEquals(parts, build(number).parts().size());
    }

    @Then("only build(s) {numbers} lie(s) on the table")
    public void builds(List<Integer> numbers) {
        assertEquals(numbers, table().builds().stream().map(Build::number).toList());
    }

    @Then("no build lies on the table")
    public void noBuild() {
        assertEquals(List.of(), table().builds());
    }

    @Then("the free cards on the table are {cards}")
    public void free(String cards) {
        same(cards, table().field());
    }

    @Then("no free card lies on the table")
    public void noneFree() {
        assertEquals(List.of(), codes(table().field()));
    }

    /** Checks the card with which a side made its latest capture. */
    @Then("{card} lies on top of what seat {int} has captured")
    public void onTop(String card, int seat) {
        int top = play().events().stream()
                .filter(Event.TakenIn.class::isInstance)
                .map(Event.TakenIn.class::cast)
                .filter(taken -> table().sideOf(seat).contains(taken.seat()))
                .mapToInt(Event.TakenIn::card)
                .reduce(-1, (before, last) -> last);
        assertTrue(top >= 0 && table().pile(seat).contains(top), Advice.of("step-took-nothing", seat));
        assertEquals(card, deck().card(top).code());
    }

    @Then("seat {int} has {some} in its pile of {claim}")
    public void claimed(int seat, String cards, String claim) {
        same(cards, table().claimed(seat));
    }

    @Then("the pile of {claim} of seat {int} is worth {points}")
    public void prizes(String claim, int seat, int points) {
        decided().by(Conclusion.Prize.class);
        assertEquals(points, table().prizes(seat));
    }

    @Then("seat {int} can use any of {cards}")
    public void canUse(int seat, String cards) {
        for (int card : state().list(cards)) {
            assertFalse(
                    open(seat, card).isEmpty(),
                    Advice.of("step-unusable", deck().card(card).code()));
        }
    }

    @Then("seat {int} cannot use {cards}")
    public void cannotUse(int seat, String cards) {
        for (int card : state().list(cards)) {
            assertEquals(List.of(), lines(seat, card));
        }
    }

    /**
     * Checks all legal moves with a card. Each row contains the action, the free cards and builds, the value, and the claimed
     * cards.
     */
    @Then("this is all that seat {int} can do with {card}")
    public void all(int seat, String card, DataTable moves) {
        List<List<String>> rows = moves.asLists();
        assertTrue(HEADS.contains(rows.get(0)), Advice.of("step-columns", HEADS));
        List<String> lines = new ArrayList<>();
        for (List<String> row : rows.subList(1, rows.size())) {
            lines.add(line(
                    words().action(row.get(0)),
                    cards(row.get(1)),
                    row.get(2) == null ? "" : String.join(" ", row.get(2).trim().split("\\D+")),
                    row.get(3) == null ? "" : row.get(3),
                    cards(row.get(4))));
        }
        assertEquals(lines.stream().sorted().toList(), lines(seat, first(card)));
    }

    private static CardSet cards(String codes) {
        return codes == null ? CardSet.NONE : state().set(codes);
    }

    private static List<Move.BySum> open(int seat, int card) {
        return open().stream()
                .filter(move -> move instanceof Move.BySum play
                        && play.seat() == seat
                        && deck().original(play.card()) == deck().original(card))
                .map(Move.BySum.class::cast)
                .toList();
    }

    private static List<String> lines(int seat, int card) {
        Set<String> lines = new TreeSet<>();
        for (Move.BySum move : open(seat, card)) {
            Fishing fishing = move.fishing();
            String builds = String.join(
                    " ",
                    LongStream.rangeClosed(1, Fishing.MOST_BUILDS)
                            .filter(number -> (fishing.builds() & Fishing.bit((int) number)) != 0)
                            .mapToObj(String::valueOf)
                            .toList());
            String value = fishing.value() == 0 ? "" : String.valueOf(fishing.value());
            lines.add(line(move.action(), move.take(), builds, value, fishing.claims()));
        }
        return List.copyOf(lines);
    }

    private static String line(String action, CardSet free, String builds, String value, CardSet claims) {
        return String.join(" | ", action, String.join(" ", codes(free)), builds, value, String.join(" ", codes(claims)))
                .trim();
    }
}
