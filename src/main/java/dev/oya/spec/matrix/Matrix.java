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
 * The outcomes of a game's scenarios under all of its profiles.
 *
 * @param profiles ids of the profiles, in the order of the pack
 * @param rows one row per scenario, sorted by ruling and file
 */
public record Matrix(String game, List<String> profiles, List<Row> rows, Map<String, RulesUnderTest> rules) {
    /** Value of {@code ruling} for scenarios without a ruling. */
    public static final String NO_RULING = "";

    private static final String RULING = "@[A-Z]+-[0-9]+";

    /**
     * A scenario.
     *
     * @param ruling first ruling among the scenario's tags, such as {@code AB-4}, or {@link #NO_RULING}
     * @param text profile that the scenario was written for
     * @param name name without examples
     * @param tags tags without {@code @}
     * @param cells outcomes by profile
     */
    public record Row(
            String ruling, String text, URI file, int line, String name, List<String> tags, Map<String, Cell> cells) {
        /** Returns whether the scenario passes under every profile. */
        boolean passesEverywhere() {
            return cells.values().stream().allMatch(Cell::holds);
        }

        /** Returns whether the scenario fails under the profile for which it was written. */
        public boolean failsInOwnProfile() {
            return cells.containsKey(text) && !cells.get(text).holds();
        }
    }

    /**
     * The outcome of a scenario under one profile.
     *
     * @param examples number of the scenario's rows of examples, or 1 if there are none
     * @param failed outcomes of the rows that failed
     */
    public record Cell(int examples, List<Outcome> failed) {
        public boolean holds() {
            return failed.isEmpty();
        }
    }

    /**
     * Creates a matrix from the outcomes by profile.
     *
     * @param own function that returns the profile that a scenario was written for
     */
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

    /** Returns a key that sorts rulings by number and scenarios without a ruling last. */
    private static String sortable(String ruling) {
        int dash = ruling.indexOf('-');
        return dash < 0
                ? "~"
                : String.format("%s-%09d", ruling.substring(0, dash), Integer.valueOf(ruling.substring(dash + 1)));
    }

    /** Returns the scenarios that fail under at least one profile. */
    public List<Row> apart() {
        return rows.stream().filter(row -> !row.passesEverywhere()).toList();
    }

    /**
     * Counts of the scenarios of one profile.
     *
     * @param text profile that the scenarios were written for
     * @param scenarios number of scenarios
     * @param holding number of scenarios that pass, by the profile against which they were checked
     */
    public record Count(String text, int scenarios, Map<String, Long> holding) {}

    /** Returns the counts of each profile that has scenarios. */
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
