package dev.oya.spec.run;

import io.cucumber.gherkin.GherkinParser;
import io.cucumber.messages.types.Background;
import io.cucumber.messages.types.Envelope;
import io.cucumber.messages.types.Examples;
import io.cucumber.messages.types.Feature;
import io.cucumber.messages.types.FeatureChild;
import io.cucumber.messages.types.GherkinDocument;
import io.cucumber.messages.types.Location;
import io.cucumber.messages.types.Rule;
import io.cucumber.messages.types.RuleChild;
import io.cucumber.messages.types.Scenario;
import io.cucumber.messages.types.Step;
import io.cucumber.messages.types.TableCell;
import io.cucumber.messages.types.TableRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What feature files come to, reckoned before any of it is made: each row of examples is a scenario with all the steps of the
 * backgrounds, and what stands in a row is put in wherever a step names its column. Not thread-safe.
 */
final class FeatureSize {
    static final int MOST_BYTES = 1 << 20;
    /** A step is a sentence; longer ones are made to keep a reader busy. Holds for a line, and for what rows make of it. */
    static final int LONGEST_LINE = 2_000;

    /** Expressions go down a step for each card that a sentence names: of two decks all can be named. */
    private static final int LONGEST_STEP = 500;

    private static final int LONGEST_TEXT = 100_000;
    private static final int MOST_COLUMNS = 100;
    /** Lines, cells and tags of a file. */
    private static final int MOST_PIECES = 50_000;
    /** What a tag, a step or a scenario weighs besides its letters. */
    private static final int EACH = 10;

    private static final int LETTERS_A_STEP = 100;

    private final int mostSteps;
    private long steps;
    private long letters;

    /** A file that is too large, or comes to too much. */
    static final class TooMuch extends Exception {
        TooMuch(long line, String what) {
            super((line == 0 ? "" : line + ":") + " " + what);
        }
    }

    /** @param mostSteps how many steps all files together may come to */
    FeatureSize(int mostSteps) {
        this.mostSteps = mostSteps;
    }

    /** Looks at the text of a file before anything reads it. */
    static void check(String text) throws TooMuch {
        int line = 1;
        int begin = 0;
        int pieces = 0;
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            boolean ends = letter == '\n' || letter == '\r';
            pieces += ends || letter == '|' || letter == '@' ? 1 : 0;
            begin = ends ? i + 1 : begin;
            if (i - begin >= LONGEST_LINE) {
                throw new TooMuch(line, "this line has more than " + LONGEST_LINE + " letters; a step is a sentence");
            }
            if (pieces > MOST_PIECES) {
                throw new TooMuch(line, "up to here there are more than " + MOST_PIECES + " lines, cells and tags");
            }
            line += letter == '\n' ? 1 : 0;
        }
    }

    /** Adds what a file comes to; one that cannot be read is told by who reads it. */
    void add(String name, byte[] bytes) throws TooMuch {
        List<Envelope> read = GherkinParser.builder()
                .includeSource(false)
                .includePickles(false)
                .build()
                .parse(name, bytes)
                .toList();
        for (Envelope one : read) {
            Optional<Feature> feature = one.getGherkinDocument().flatMap(GherkinDocument::getFeature);
            if (feature.isPresent()) {
                add(
                        feature.get().getChildren(),
                        List.of(),
                        feature.get().getTags().size());
            }
        }
    }

    private void add(List<FeatureChild> children, List<Step> above, long tags) throws TooMuch {
        List<Step> before = new ArrayList<>(above);
        for (FeatureChild child : children) {
            child.getBackground().map(Background::getSteps).ifPresent(before::addAll);
            if (child.getScenario().isPresent()) {
                add(child.getScenario().get(), before, tags);
            }
            if (child.getRule().isPresent()) {
                Rule rule = child.getRule().get();
                add(
                        rule.getChildren().stream().map(FeatureSize::child).toList(),
                        before,
                        tags + rule.getTags().size());
            }
        }
    }

    private static FeatureChild child(RuleChild child) {
        return new FeatureChild(
                null, child.getBackground().orElse(null), child.getScenario().orElse(null));
    }

    private void add(Scenario scenario, List<Step> before, long tags) throws TooMuch {
        long own = tags + scenario.getTags().size();
        if (scenario.getExamples().isEmpty()) {
            add(scenario, before, own, List.of(), List.of(List.of()));
        }
        for (Examples examples : scenario.getExamples()) {
            List<TableCell> columns =
                    examples.getTableHeader().map(TableRow::getCells).orElse(List.of());
            if (columns.size() > MOST_COLUMNS) {
                throw new TooMuch(
                        examples.getLocation().getLine(), "these examples have more than " + MOST_COLUMNS + " columns");
            }
            List<List<TableCell>> rows =
                    examples.getTableBody().stream().map(TableRow::getCells).toList();
            add(scenario, before, own + examples.getTags().size(), columns, rows);
        }
    }

    /** A scenario for each row; the letters of its own steps are counted row by row. */
    private void add(
            Scenario scenario, List<Step> before, long tags, List<TableCell> columns, List<List<TableCell>> rows)
            throws TooMuch {
        long line = scenario.getLocation().getLine();
        long each = scenario.getSteps().isEmpty()
                ? 1
                : 1 + before.size() + scenario.getSteps().size();
        steps += rows.size() * each;
        check(line);
        for (Step step : before) {
            letters += rows.size() * letters(step, List.of(), List.of());
        }
        letters += rows.size() * (tags + each) * EACH;
        check(line);
        for (List<TableCell> row : rows) {
            letters += filled(scenario.getName(), columns, row, LONGEST_LINE, scenario.getLocation());
            for (Step step : scenario.getSteps()) {
                letters += letters(step, columns, row);
                check(step.getLocation().getLine());
            }
        }
    }

    private static long letters(Step step, List<TableCell> columns, List<TableCell> row) throws TooMuch {
        Location place = step.getLocation();
        long letters = filled(step.getText(), columns, row, LONGEST_STEP, place);
        if (step.getDocString().isPresent()) {
            letters += filled(step.getDocString().get().getContent(), columns, row, LONGEST_TEXT, place);
            letters += filled(step.getDocString().get().getMediaType().orElse(""), columns, row, LONGEST_LINE, place);
        }
        if (step.getDataTable().isPresent()) {
            for (TableRow cells : step.getDataTable().get().getRows()) {
                for (TableCell cell : cells.getCells()) {
                    letters += EACH + filled(cell.getValue(), columns, row, LONGEST_LINE, cell.getLocation());
                }
            }
        }
        return letters;
    }

    /** How long a text is with the cells of a row put in, one column after the other, as the reader does it. */
    private static int filled(String text, List<TableCell> columns, List<TableCell> row, int longest, Location place)
            throws TooMuch {
        String filled = text;
        for (int i = 0; i < columns.size() && i < row.size() && filled.indexOf('<') >= 0; i++) {
            String name = "<" + columns.get(i).getValue() + ">";
            String cell = row.get(i).getValue();
            long length = filled.length();
            for (int at = filled.indexOf(name); at >= 0; at = filled.indexOf(name, at + name.length())) {
                length += cell.length() - name.length();
            }
            check(length, longest, place);
            filled = filled.replace(name, cell);
        }
        check(filled.length(), longest, place);
        return filled.length();
    }

    private static void check(long length, int longest, Location place) throws TooMuch {
        if (length > longest) {
            throw new TooMuch(
                    place.getLine(),
                    "with what its examples put in this comes to " + length + " letters, more than " + longest);
        }
    }

    private void check(long line) throws TooMuch {
        check(line, steps, mostSteps, "steps");
        check(line, letters, (long) mostSteps * LETTERS_A_STEP, "letters");
    }

    private static void check(long line, long all, long most, String what) throws TooMuch {
        if (all > most) {
            throw new TooMuch(
                    line,
                    "with its backgrounds and examples this comes to " + all + " " + what + ", more than " + most
                            + "; make fewer of them, or several runs");
        }
    }
}
