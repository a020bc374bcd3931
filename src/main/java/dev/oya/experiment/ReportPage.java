package dev.oya.experiment;

import com.samskivert.mustache.Mustache;
import dev.oya.files.ClassPathText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A report as a self-contained HTML page for screen and print, without scripts. Not thread-safe.
 *
 * @param language language of the page
 * @param title title of the page
 * @param subject subject of the report
 * @param lead introductory sentences
 * @param blocks parts of the page
 */
public record ReportPage(String language, String title, String subject, List<String> lead, List<Block> blocks) {
    private static final int LONGEST_NAME = 28;

    /**
     * A cell of a table.
     *
     * @param number whether the text is a number
     * @param pieces cards whose images follow the text
     */
    public record Cell(String text, boolean number, List<Map<String, String>> pieces) {}

    /**
     * A row of a table.
     *
     * @param sure whether the row is highlighted
     */
    public record Row(boolean sure, List<Cell> cells) {}

    /**
     * A table.
     *
     * @param labelsLast whether narrow output places the first column after the numbers
     */
    public record Table(boolean labelsLast, List<Cell> columns, List<Row> rows) {
        /** @param columns names of the columns; {@code #} at the end marks a column of numbers */
        public Table(boolean labelsLast, String... columns) {
            this(labelsLast, Stream.of(columns).map(Table::column).toList(), new ArrayList<>());
        }

        private static Cell column(String name) {
            boolean number = name.endsWith("#");
            return new Cell(number ? name.substring(0, name.length() - 1) : name, number, List.of());
        }

        /** Adds a row with one text for each column. */
        public void row(List<String> texts) {
            row(false, texts, List.of());
        }

        /**
         * Adds a row.
         *
         * @param sure whether the row is highlighted
         * @param pieces cards whose images follow the first text
         */
        void row(boolean sure, List<String> texts, List<Map<String, String>> pieces) {
            List<Cell> cells = new ArrayList<>();
            for (int i = 0; i < texts.size(); i++) {
                cells.add(new Cell(texts.get(i), columns.get(i).number, i == 0 ? pieces : List.of()));
            }
            rows.add(new Row(sure, cells));
        }
    }

    /**
     * A part of the page.
     *
     * @param kind kind of the part, which is a section of {@code report.mustache}
     */
    public record Block(String kind, Object what) implements Mustache.CustomContext {
        private static final Set<String> KINDS =
                Set.of("heading", "subheading", "says", "table", "charts", "deals", "again", "note", "files");

        public Block {
            if (!KINDS.contains(kind)) {
                throw new IllegalArgumentException("Unknown kind of report part \"" + kind + "\"");
            }
        }

        /** Returns the content if {@code name} is the kind of this part, false for other kinds, and null for any other name. */
        @Override
        public Object get(String name) {
            return name.equals(kind) ? what : KINDS.contains(name) ? Boolean.FALSE : null;
        }
    }

    /** Creates a page that contains only an introduction. */
    public ReportPage(String language, String title, String subject, List<String> lead) {
        this(language, title, subject, lead, new ArrayList<>());
    }

    public ReportPage heading(String text) {
        return block("heading", text);
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

    public ReportPage note(String text) {
        return block("note", text);
    }

    ReportPage block(String kind, Object what) {
        blocks.add(new Block(kind, what));
        return this;
    }

    /** Shortens the name of a player so that it fits in a column. */
    public static String shortened(String name) {
        return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME - 1) + "…";
    }

    /**
     * Returns the page as HTML.
     *
     * @param sprite the card images that the page refers to, from {@link dev.oya.pack.read.DrawnCards}
     */
    public String html(String sprite) {
        return html(ClassPathText.of(ReportPage.class, "report.mustache"), sprite);
    }

    /** Renders the page with a template. Fails if the template uses a section or value that the page does not have. */
    String html(String template, String sprite) {
        return Mustache.compiler()
                .nullValue("")
                .strictSections(true)
                .emptyStringIsFalse(true)
                .compile(template)
                .execute(Map.of("sprite", sprite, "page", this));
    }
}
