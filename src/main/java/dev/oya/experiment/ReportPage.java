package dev.oya.experiment;

import com.samskivert.mustache.Mustache;
import dev.oya.files.ClassPathText;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A report as a page that stands by itself and prints: no script, nothing loaded. Of one thread.
 *
 * @param subject what it is about
 * @param lead what it says above all else, in sentences
 */
public record ReportPage(String language, String title, String subject, List<String> lead, List<Block> blocks) {
    private static final int LONGEST_NAME = 28;

    /** A cell of a table: its text, whether that is a number, and the cards behind it. */
    public record Cell(String text, boolean number, List<Map<String, String>> pieces) {}

    /** A row of a table, and whether it stands out. */
    public record Row(boolean sure, List<Cell> cells) {}

    /** @param labelsLast whether the first column stands behind the numbers where lines are short */
    public record Table(boolean labelsLast, List<Cell> columns, List<Row> rows) {
        /** @param columns their names; a column of numbers ends in {@code #} */
        public Table(boolean labelsLast, String... columns) {
            this(labelsLast, Stream.of(columns).map(Table::column).toList(), new ArrayList<>());
        }

        private static Cell column(String name) {
            boolean number = name.endsWith("#");
            return new Cell(number ? name.substring(0, name.length() - 1) : name, number, List.of());
        }

        /** Adds a row of texts, one a column. */
        public void row(List<String> texts) {
            row(false, texts, List.of());
        }

        /**
         * @param sure whether it stands out
         * @param pieces cards to be drawn behind the first text
         */
        void row(boolean sure, List<String> texts, List<Map<String, String>> pieces) {
            List<Cell> cells = new ArrayList<>();
            for (int i = 0; i < texts.size(); i++) {
                cells.add(new Cell(texts.get(i), columns.get(i).number, i == 0 ? pieces : List.of()));
            }
            rows.add(new Row(sure, cells));
        }
    }

    /** A part of the page; {@code report.mustache} says what kinds there are. */
    public record Block(String kind, Object what) implements Mustache.CustomContext {
        @Override
        public Object get(String name) {
            return name.equals(kind) ? what : null;
        }
    }

    /** A page with nothing below what it says above all else. */
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

    /** A player's name as a column has room for it. */
    public static String shortened(String name) {
        return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME - 1) + "…";
    }

    /** @param sprite the pictures of the cards that it names, as {@link dev.oya.pack.read.DrawnCards} draws them */
    public String html(String sprite) {
        return Mustache.compiler()
                .defaultValue("")
                .emptyStringIsFalse(true)
                .compile(ClassPathText.of(ReportPage.class, "report.mustache"))
                .execute(Map.of("sprite", sprite, "page", this));
    }
}
