package dev.oya.experiment;

import com.samskivert.mustache.Mustache;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A report as a page that stands by itself and prints: no script, nothing loaded. Of one thread. */
public final class ReportPage {
    /** A cell of a table: its text, whether that is a number, and the cards behind it. */
    public record Cell(String text, boolean number, List<Map<String, String>> pieces) {}

    private record Row(boolean sure, List<Cell> cells) {}

    /** A table; a column of numbers ends in {@code #}. */
    public static final class Table {
        private final List<Cell> columns = new ArrayList<>();
        private final List<Row> rows = new ArrayList<>();

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

        public List<Cell> columns() {
            return columns;
        }

        public List<?> rows() {
            return rows;
        }
    }

    private final Map<String, Object> page = new HashMap<>();
    private final List<Map<String, Object>> sections = new ArrayList<>();

    /** @param lead what it says above all else, in sentences */
    public ReportPage(String language, String title, String subject, List<String> lead) {
        page.put("language", language);
        page.put("title", title);
        page.put("subject", subject);
        page.put("lead", lead);
        page.put("sections", sections);
        page.put("sprite", "");
    }

    /** The pictures of the cards that it names, as {@link dev.oya.pack.DrawnCards} draws them. */
    ReportPage sprite(String sprite) {
        page.put("sprite", sprite);
        return this;
    }

    /**
     * Adds a section.
     *
     * @param parts names and what they stand for in turn, as {@code report.mustache} has them; what is null is left out
     */
    public ReportPage section(Object... parts) {
        Map<String, Object> section = new HashMap<>();
        for (String part : List.of("heading", "small", "says", "table", "charts", "deals", "text", "quiet", "files")) {
            section.put(part, "");
        }
        for (int i = 0; i < parts.length; i += 2) {
            section.put((String) parts[i], parts[i + 1] == null ? "" : parts[i + 1]);
        }
        sections.add(section);
        return this;
    }

    /** The page. */
    public String html() {
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
