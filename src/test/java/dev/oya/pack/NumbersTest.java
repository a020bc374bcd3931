package dev.oya.pack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.cards.Deck;
import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.input.PackException;
import dev.oya.input.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The check reports invalid numbers at their line and accepts valid ones. */
class NumbersTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();
    private static final String HEAD = "layer: numbers\ntitle: Numbers\nbecause: To see.\n";

    @TempDir
    private Path folder;

    private PackException refused(String game, String text) throws IOException {
        Path layer = Files.writeString(folder.resolve("numbers.yaml"), HEAD + text);
        PackException refused = assertThrows(PackException.class, () -> OYA.pack(game, null, List.of(layer)), text);
        assertEquals(refused.problems(), OYA.check(game, null, List.of(layer)));
        return refused;
    }

    private void isRefused(String game, String text) throws IOException {
        Problem told = refused(game, text).problems().get(0);
        int line = (HEAD + text).lines().toList().size();
        assertEquals(line, told.place().line(), told + "\n" + text);
    }

    @ParameterizedTest
    @CsvSource({
        "koi-koi, duel.hand, 4.6",
        "koi-koi, duel.hand, -1",
        "koi-koi, duel.hand, 129",
        "koi-koi, duel, 9",
        "koi-koi, doubled, 1.5",
        "koi-koi, doubled, -1",
        "koi-koi, doubled, 1001",
        "koi-koi, doubled-from, -4",
        "koi-koi, doubled-from, 7.5",
        "koi-koi, doubled-from, 1000001",
        "koi-koi, doubled-from, no",
        "koi-koi, doubled-from, no-limit",
        "koi-koi, doubled, no-limit",
        "hachi-hachi, drop-fee.first, no-limit",
        "scopa, scopa, no-limit",
        "scopa, goal, { option: rounds }",
        "hachi-hachi, drop-fee.first, 0.37",
        "hachi-hachi, drop-fee.first, -0.5",
        "hachi-hachi, large-field, 1.5",
        "mulle, ace-from-hand, 64"
    })
    void rejectsInvalidNamedNumber(String game, String value, String number) throws IOException {
        isRefused(game, "values:\n  change:\n    " + value + ":\n      is: " + number + "\n");
    }

    /** A run that is shorter than the minimum for extra points does not reduce the points. */
    @Test
    void shortRunIsNotPenalized() throws IOException {
        Path layer = Files.writeString(
                folder.resolve("numbers.yaml"),
                HEAD
                        + yaku("worth: { points: 4 }|count: [{ of: bright, at-least: 1 }]"
                                + "|more: { each: run, of: bright, beyond: 3, points: 1 }"));
        RuleBook rules = OYA.rules(OYA.pack("koi-koi", null, List.of(layer)), Map.of());
        Deck deck = rules.settings().pack().deck();
        assertEquals(4, rules.taken(deck.parse("1B")).worth());
        assertEquals(4, rules.taken(deck.parse("8B")).worth());
    }

    private static String yaku(String rest) {
        return "yaku:\n  add:\n    ours:\n      group: dekiyaku\n      what: Ours.\n      "
                + rest.replace("|", "\n      ") + "\n";
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "needs: bright|worth: { points: -4 }",
                "needs: bright|worth: { points: 1.5 }",
                "needs: bright|worth: { points: no-limit }",
                "worth: { points: 4 }|count:|  - { of: ribbon, at-least: 11 }",
                "worth: { points: 4 }|count:|  - { of: ribbon, at-least: -1 }",
                "worth: { points: 4 }|count:|  - { of: ribbon, exactly: 5.5 }",
                "worth: { points: 4 }|points: { at-least: 1000 }",
                "worth: { points: 4 }|points: { at-most: -1 }",
                "worth: { points: 4 }|needs: bright|more: { each: card, beyond: 2, points: 1 }",
                "worth: { points: 4 }|triples: { of: plain, exactly: 30 }",
                "worth: { points: 4 }|needs: bright|when: { month: 13 }",
                "worth: { points: 4 }|needs: bright|when: { month: 0 }",
                "worth: { points: 4 }|needs: bright|when: { round: 0 }",
                "worth: { points: 4 }|needs: bright|when: { round: 10001 }",
                "worth: { points: 4 }|months: [[5]]",
                "worth: { points: 4 }|count: [{ of: chaff, at-least: 11 }]|more: { each: card, of: chaff, beyond: 10, points: 1 }",
                "worth: { points: 4 }|count: [{ of: chaff, at-least: 11 }]|more: { each: card, of: chaff, beyond: 11, points: -1 }",
                "worth: { points: 4 }|points: { at-least: 100 }|more: { each: point, beyond: 120, points: 1 }",
                "worth: { points: 4 }|points: { at-least: 100 }|more: { each: point, beyond: 80, points: 1 }"
            })
    void rejectsInvalidNumberOfCombination(String rest) throws IOException {
        isRefused("koi-koi", yaku(rest));
    }

    @Test
    void acceptsValidNumbers() throws IOException {
        Path layer = Files.writeString(
                folder.resolve("numbers.yaml"),
                HEAD
                        + yaku("worth: { points: 4 }|when: { month: 12, round: 3 }|count: [{ of: chaff, at-least: 11 }]"
                                + "|more: { each: card, of: chaff, beyond: 11, points: 1 }")
                        + "\nwords: { ours: ours }\n");
        assertEquals(List.of(), OYA.check("koi-koi", null, List.of(layer)));
        OYA.rules(OYA.pack("koi-koi", null, List.of(layer)), Map.of());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "values: 0..3\n      default: 4",
                "values: 0..3\n      default: 1.5",
                "values: 0..3\n      default: 1\n      no-limit: 7",
                "values: [1, 2.5]\n      default: 1",
                "values: 3..1\n      default: 1"
            })
    void rejectsInvalidAddedOption(String rest) throws IOException {
        refused("koi-koi", "add:\n  options:\n    ours:\n      what: Ours.\n      " + rest + "\n");
    }

    @Test
    void limitsLengthOfNamesAndSentences() throws IOException {
        for (String text : List.of(
                "options: {" + "n".repeat(101) + ": true}\n",
                yaku("needs: bright|worth: { points: 1 }|because: " + "b".repeat(2_001)),
                "base: " + "k".repeat(50_000) + "\n")) {
            assertTrue(
                    refused("koi-koi", text).problems().stream()
                            .anyMatch(problem -> problem.code().equals("too-large")),
                    text.substring(0, 20));
        }
        Path layer = Files.writeString(
                folder.resolve("long.yaml"), "layer: " + "n".repeat(50_000) + "\ntitle: Long\nbecause: To see.\n");
        PackException refused = assertThrows(PackException.class, () -> OYA.pack("koi-koi", null, List.of(layer)));
        assertEquals("too-large", refused.problems().get(0).code());
        assertEquals(1, refused.problems().get(0).place().line());
    }
}
