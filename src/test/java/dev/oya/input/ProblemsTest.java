package dev.oya.input;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Lists of problems, quoted texts and suggestions stay short, however many errors a text has. */
class ProblemsTest {
    private static Problems many(int count) {
        Problems problems = new Problems();
        for (int line = 1; line <= count; line++) {
            problems.report(new Place("body", line), "twice", "1R");
            problems.report(new Place("body", 1), "twice", "1R");
        }
        return problems;
    }

    @Test
    void countsProblemsThatAreNotListed() {
        List<Problem> all = many(150_000).sorted();
        assertEquals(101, all.size());
        Problem last = all.get(100);
        assertEquals("more-problems body", last.code() + " " + last.place());
        assertEquals("and 149,900 more", last.message());
        assertEquals("und 149.900 weitere", last.in("de").message());
        assertEquals("och 149\u00a0900 till", last.in("sv").message());
        assertEquals(150_000, Problems.count(all));
        assertTrue(new PackException(all).getMessage().endsWith("150000 problems. Nothing was loaded."));
        assertEquals(100, many(100).sorted().size());
    }

    @Test
    void addsUpUnlistedProblemsOfSeveralLists() {
        List<Problem> one = new java.util.ArrayList<>(many(150).sorted());
        one.addAll(many(120).sorted());
        List<Problem> bounded = Problems.bounded(one);
        assertEquals(101, bounded.size());
        assertEquals("and 170 more", bounded.get(100).message());
        assertEquals(List.of(), Problems.bounded(List.of()));
    }

    @Test
    void shortensQuotedText() {
        Problem problem =
                Problem.unknown(new Place("body", 1), "unknown-game.name", "x".repeat(900_000), List.of("koi-koi"));
        assertTrue(problem.message().length() < 600, problem.message());
        assertTrue(problem.in("sv").message().length() < 600);
        assertTrue(new Problem(new Place("body", 1), "x".repeat(9_000), "x", "y".repeat(9_000))
                        .toString()
                        .length()
                < 4_200);
        assertEquals("a?b ...", Excerpt.of("a\u001bbcd", 3));
    }

    @Test
    void suggestsOnlyForNamesOfPlausibleLength() {
        assertEquals("koi-koi", Suggestions.name("kio-koi", List.of("hachi-hachi", "koi-koi")));
        assertEquals(1, Suggestions.distance("kio", "Koi"));
        assertEquals(3, Suggestions.distance("", "abc"));
        assertEquals(2, Suggestions.distance("abcd", "badc"));
        String name = "n".repeat(64);
        assertEquals(name, Suggestions.name("n".repeat(63) + "m", List.of(name)));
        assertNull(Suggestions.name(name + "n", List.of(name + "m")));
    }

    @Test
    void suggestsFileByItsNameWithoutFolderAndEnding() {
        List<String> decks = List.of("decks/french.yaml", "decks/hanafuda.yaml", "decks/mini.yaml");
        assertEquals("decks/hanafuda.yaml", Suggestions.file("decks/hanafudo.yaml", decks));
        assertEquals("friday.yaml", Suggestions.file("friday.yml", List.of("friday.feature.md", "friday.yaml")));
        assertNull(Suggestions.file("decks/tarot.yaml", decks));
        assertNull(Suggestions.file("rond.yaml", List.of("moon.yaml")));
    }
}
