package dev.oya.spec.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cards.CardSet;
import dev.oya.play.table.Fishing;
import dev.oya.play.table.Move;
import io.cucumber.datatable.DataTable;
import io.cucumber.java.de.Dann;
import io.cucumber.java.en.Then;
import io.cucumber.java.sv.Så;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.LongStream;

/** All that a seat can do with its cards, where they are taken in by their sum. */
@StepGroup("All that a seat can do with its cards, where they are taken in by their sum")
public final class ChoiceSteps extends ScenarioSteps {
    private static final Set<List<String>> HEADS = Set.of(
            List.of("gör", "fria kort", "byggen", "värde", "räknas"),
            List.of("does", "free cards", "builds", "value", "claims"),
            List.of("tut", "freie Karten", "Bauten", "Wert", "zählt"));

    @Then("seat {int} can use any of {cards}")
    @Så("kan plats {int} använda vart och ett av {cards}")
    @Dann("kann Platz {int} jede von {cards} verwenden")
    public void canUse(int seat, String cards) {
        for (int card : state().list(cards)) {
            assertTrue(!open(seat, card).isEmpty(), state().deck().card(card).code() + " cannot be used");
        }
    }

    @Then("seat {int} cannot use {cards}")
    @Så("kan plats {int} inte använda {cards}")
    @Dann("kann Platz {int} {cards} nicht verwenden")
    public void cannotUse(int seat, String cards) {
        for (int card : state().list(cards)) {
            assertEquals(List.of(), lines(seat, card));
        }
    }

    /** A row for each open move with the card: what it does, the free cards and builds, the value, what is claimed. */
    @Then("this is all that seat {int} can do with {card}")
    @Så("är detta allt som plats {int} kan göra med {card}")
    @Dann("ist dies alles, was Platz {int} mit {card} tun kann")
    public void all(int seat, String card, DataTable moves) {
        List<List<String>> rows = moves.asLists();
        assertTrue(HEADS.contains(rows.get(0)), "the columns are one of " + HEADS);
        List<String> told = new ArrayList<>();
        for (List<String> row : rows.subList(1, rows.size())) {
            told.add(line(
                    state().words().word(row.get(0)),
                    cards(row.get(1)),
                    row.get(2) == null ? "" : String.join(" ", row.get(2).trim().split("\\D+")),
                    row.get(3) == null ? "" : row.get(3),
                    cards(row.get(4))));
        }
        assertEquals(told.stream().sorted().toList(), lines(seat, first(card)));
    }

    private static CardSet cards(String codes) {
        return codes == null ? CardSet.NONE : state().set(codes);
    }

    private static List<Move> open(int seat, int card) {
        return open().stream()
                .filter(move -> move.seat() == seat
                        && move.card() >= 0
                        && state().deck().original(move.card())
                                == state().deck().original(card))
                .toList();
    }

    private static List<String> lines(int seat, int card) {
        Set<String> lines = new TreeSet<>();
        for (Move move : open(seat, card)) {
            Fishing fishing = move.fishing();
            String builds = String.join(
                    " ",
                    LongStream.rangeClosed(1, Fishing.MOST_BUILDS)
                            .filter(number -> (fishing.builds() & Fishing.bit((int) number)) != 0)
                            .mapToObj(String::valueOf)
                            .toList());
            String value = fishing.value() == 0 ? "" : String.valueOf(fishing.value());
            lines.add(line(move.word(), move.take(), builds, value, fishing.claims()));
        }
        return List.copyOf(lines);
    }

    private static String line(String word, CardSet free, String builds, String value, CardSet claims) {
        return String.join(" | ", word, String.join(" ", codes(free)), builds, value, String.join(" ", codes(claims)))
                .trim();
    }
}
