package dev.oya.experiment;

import com.samskivert.mustache.Mustache;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A report as a page that stands by itself and prints: no script, nothing loaded. Of one thread. */
public final class ReportPage {
    private static final int LONGEST_NAME = 28;

    /** A cell of a table: its text, whether that is a number, and the cards behind it. */
    public record Cell(String text, boolean number, List<Map<String, String>> pieces) {}

    /** A row of a table, and whether it stands out. */
    public record Row(boolean sure, List<Cell> cells) {}

    /** A table; a column of numbers ends in {@code #}. */
    public static final class Table {
        private final List<Cell> columns = new ArrayList<>();
        private final List<Row> rows = new ArrayList<>();
        private boolean labelsLast;

        public Table(String... columns) {
            for (String column : columns) {
                boolean number = column.endsWith("#");
                String name = number ? column.substring(0, column.length() - 1) : column;
                this.columns.add(new Cell(name, number, List.of()));
            }
        }

        /** Adds a row of texts, one a column. */
        public Table row(List<String> texts) {
            return row(false, texts, List.of());
        }

        /**
         * Adds a row.
         *
         * @param sure whether it stands out
         * @param pieces cards to be drawn behind the first text
         */
        Table row(boolean sure, List<String> texts, List<Map<String, String>> pieces) {
            List<Cell> cells = new ArrayList<>();
            for (int i = 0; i < texts.size(); i++) {
                cells.add(new Cell(texts.get(i), columns.get(i).number, i == 0 ? pieces : List.of()));
            }
            rows.add(new Row(sure, cells));
            return this;
        }

        /** Where lines are short the first column stands behind the numbers, for its texts are long. */
        Table labelsLast() {
            labelsLast = true;
            return this;
        }

        public boolean hasLabelsLast() {
            return labelsLast;
        }

        public List<Cell> columns() {
            return columns;
        }

        public List<Row> rows() {
            return rows;
        }
    }

    /** A part of the page; {@code report.mustache} says what kinds there are. */
    public record Block(String kind, Object what) {}

    private final String language;
    private final String title;
    private final String subject;
    private final List<String> lead;
    private final List<Block> blocks = new ArrayList<>();
    private String sprite = "";

    /** @param lead what it says above all else, in sentences */
    public ReportPage(String language, String title, String subject, List<String> lead) {
        this.language = language;
        this.title = title;
        this.subject = subject;
        this.lead = lead;
    }

    /** The pictures of the cards that it names, as {@link dev.oya.pack.DrawnCards} draws them. */
    ReportPage sprite(String sprite) {
        this.sprite = sprite;
        return this;
    }

    public ReportPage heading(String text) {
        return block("heading", text);
    }

    /** A heading below another. */
    public ReportPage subheading(String text) {
        return block("subheading", text);
    }

    public ReportPage says(List<String> sentences) {
        return block("says", sentences);
    }

    public ReportPage table(Table table) {
        return block("table", table);
    }

    public ReportPage charts(List<Chart> charts) {
        return block("charts", charts);
    }

    /** In smaller letters. */
    public ReportPage note(String text) {
        return block("note", text);
    }

    ReportPage block(String kind, Object what) {
        blocks.add(new Block(kind, what));
        return this;
    }

    /** What it is about. */
    public String subject() {
        return subject;
    }

    public List<String> lead() {
        return lead;
    }

    public List<Block> blocks() {
        return blocks;
    }

    /** A player's name as a column has room for it. */
    public static String shortened(String name) {
        return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME - 1) + "…";
    }

    /** The page. */
    public String html() {
        Map<String, Object> page = Map.of(
                "language", language,
                "title", title,
                "subject", subject,
                "lead", lead,
                "sprite", sprite,
                "blocks",
                        blocks.stream()
                                .map(block -> Map.of(block.kind, block.what))
                                .toList());
        try (Reader template = new InputStreamReader(
                ReportPage.class.getResourceAsStream("report.mustache"), StandardCharsets.UTF_8)) {
            return Mustache.compiler()
                    .defaultValue("")
                    .emptyStringIsFalse(true)
                    .compile(template)
                    .execute(page);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
