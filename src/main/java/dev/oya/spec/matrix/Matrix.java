package dev.oya.spec.matrix;

import dev.oya.spec.Outcome;
import dev.oya.spec.RulesUnderTest;
import java.net.URI;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The scenarios of a game held against all its readings.
 *
 * @param profiles the readings, in the pack's order
 * @param rows a row a scenario, by ruling and then by file
 */
public record Matrix(String game, List<String> profiles, List<Row> rows, Map<String, RulesUnderTest> rules) {
    /** The ruling of scenarios that name none. */
    public static final String NO_RULING = "";

    private static final String RULING = "@[A-Z]+-[0-9]+";

    /**
     * A scenario.
     *
     * @param ruling the first ruling it names, such as {@code AB-4}, or {@link #NO_RULING}
     * @param text the reading it was written for
     * @param name its name, without examples
     * @param tags its tags, without {@code @}
     * @param cells what came of it by each reading
     */
    public record Row(
            String ruling, String text, URI file, int line, String name, List<String> tags, Map<String, Cell> cells) {
        /** Whether it holds by every reading. */
        boolean holdsEverywhere() {
            return cells.values().stream().allMatch(Cell::holds);
        }

        /** Whether it does not even hold by the reading it was written for. */
        public boolean failsAtHome() {
            return cells.containsKey(text) && !cells.get(text).holds();
        }
    }

    /** A scenario by one reading: how many rows of examples it has, at least one, and those that failed. */
    public record Cell(int examples, List<Outcome> failed) {
        public boolean holds() {
            return failed.isEmpty();
        }
    }

    /** Gathers what came of the scenarios by reading; {@code own} is the one that each was written for. */
    public static Matrix of(
            String game,
            Map<String, RulesUnderTest> rules,
            Map<String, List<Outcome>> outcomes,
            Function<Outcome, String> own) {
        Map<String, Row> rows = new LinkedHashMap<>();
        outcomes.forEach((profile, all) -> {
            for (Outcome outcome : all) {
                Row row = rows.computeIfAbsent(
                        outcome.file() + ":" + outcome.scenarioLine(), key -> row(outcome, own.apply(outcome)));
                Cell cell = row.cells().getOrDefault(profile, new Cell(0, List.of()));
                List<Outcome> failed = new ArrayList<>(cell.failed());
                if (!outcome.passed()) {
                    failed.add(outcome);
                }
                row.cells().put(profile, new Cell(cell.examples() + 1, failed));
            }
        });
        List<Row> sorted = new ArrayList<>(rows.values());
        sorted.sort(Comparator.comparing((Row row) -> sortable(row.ruling()))
                .thenComparing(row -> row.file().toString())
                .thenComparing(Row::line));
        return new Matrix(game, List.copyOf(outcomes.keySet()), sorted, rules);
    }

    private static Row row(Outcome outcome, String text) {
        String ruling = outcome.tags().stream()
                .filter(tag -> tag.matches(RULING))
                .findFirst()
                .map(tag -> tag.substring(1))
                .orElse(NO_RULING);
        return new Row(
                ruling,
                text,
                outcome.file(),
                outcome.scenarioLine(),
                outcome.name(),
                outcome.tags().stream().map(tag -> tag.substring(1)).toList(),
                new LinkedHashMap<>());
    }

    /** By number, not by letters; those without a ruling last. */
    private static String sortable(String ruling) {
        int dash = ruling.indexOf('-');
        return dash < 0
                ? "~"
                : String.format("%s-%09d", ruling.substring(0, dash), Integer.valueOf(ruling.substring(dash + 1)));
    }

    /** The scenarios that do not hold by every reading. */
    public List<Row> apart() {
        return rows.stream().filter(row -> !row.holdsEverywhere()).toList();
    }

    /** How many scenarios a text has, and how many of them hold by each reading. */
    public record Count(String text, int scenarios, Map<String, Long> holding) {}

    /** The counts of each text that has any. */
    public List<Count> counts() {
        List<Count> counts = new ArrayList<>();
        for (String text : profiles) {
            List<Row> of = rows.stream().filter(row -> row.text().equals(text)).toList();
            if (!of.isEmpty()) {
                Map<String, Long> holding = new LinkedHashMap<>();
                profiles.forEach(profile -> holding.put(
                        profile,
                        of.stream()
                                .filter(row -> row.cells().get(profile).holds())
                                .count()));
                counts.add(new Count(text, of.size(), holding));
            }
        }
        return counts;
    }
}
