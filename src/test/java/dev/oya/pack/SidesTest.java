package dev.oya.pack;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.oya.input.Problem;
import dev.oya.input.Problems;
import dev.oya.input.YamlParser;
import dev.oya.pack.read.EntryReader;
import dev.oya.pack.read.SidesReader;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Partnerships that a rule pack defines. */
class SidesTest {
    private static final Option TOGETHER = new Option(
            "together",
            "Together?",
            Option.Group.MATCH,
            new OptionValues(List.of(true, false), 0, 0, null, Map.of()),
            Map.of(),
            false,
            new Citation(List.of(), null, "So."),
            null);

    private final Problems problems = new Problems();

    private Sides read(String yaml) {
        return new SidesReader(new EntryReader(problems))
                .read(
                        YamlParser.parse("pack.yaml", yaml, problems)
                                .get("sides")
                                .map(),
                        2,
                        4,
                        Map.of(TOGETHER.name(), TOGETHER));
    }

    @Test
    void unlistedSeatsPlayAlone() {
        Sides sides = read("sides:\n  4: [[0, 2], [1, 3]]\n");
        assertEquals(List.of(), problems.sorted());
        assertEquals(List.of(List.of(0, 2), List.of(1, 3)), sides.of(4, Map.of()));
        assertEquals(List.of(List.of(0), List.of(1), List.of(2)), sides.of(3, Map.of()));
        assertArrayEquals(new int[] {0, 1, 0, 1}, Sides.bySeat(sides.of(4, Map.of())));
    }

    @Test
    void optionEnablesPartners() {
        Sides sides = read("sides:\n  when: { option: together }\n  4: [[0, 2], [1, 3]]\n");
        assertEquals(List.of(), problems.sorted());
        assertEquals(2, sides.of(4, Map.of("together", true)).size());
        assertEquals(4, sides.of(4, Map.of("together", false)).size());
        read("sides:\n  when: { option: togehter }\n  4: [[0, 2], [1, 3]]\n");
        assertEquals("unknown-option", problems.sorted().get(0).code());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "4: [[0, 2], [1]]; The sides must list each seat exactly once",
                "4: [[0, 2], [1, 2]]; The sides must list each seat exactly once",
                "4: [[0], [1, 2, 3]]; All sides must have the same size",
                "5: [[0], [1], [2], [3], [4]]; Invalid number of players 5",
            })
    void rejectsInvalidPartnerships(String sides, String message) {
        assertEquals(Sides.ALONE, read("sides:\n  " + sides + "\n"));
        assertEquals(
                List.of(message),
                problems.sorted().stream().map(Problem::message).toList());
    }
}
