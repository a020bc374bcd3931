package dev.oya.cli.text;

import dev.oya.experiment.ReportPage;
import dev.oya.experiment.ReportPage.Cell;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Prints a report without its charts. */
public record ReportText(ReportPage page) {
    private static final String SURE = " *";

    public void print(PrintWriter out) {
        says(page.lead(), out);
        if (!page.lead().isEmpty()) {
            out.println();
        }
        out.println(Text.block(page.subject(), 0));
        boolean headed = false;
        for (ReportPage.Block block : page.blocks()) {
            switch (block.kind()) {
                case "heading", "subheading", "note" -> {
                    out.println();
                    out.println(Text.block(block.what().toString(), 0));
                }
                case "says" -> says((List<?>) block.what(), out);
                case "table" -> print((ReportPage.Table) block.what(), headed, out);
                default -> {
                    // Drawings are not printed.
                }
            }
            headed = block.kind().endsWith("heading");
        }
    }

    private static void says(List<?> sentences, PrintWriter out) {
        sentences.forEach(sentence -> out.println(Text.block(sentence.toString(), 0)));
    }

    /**
     * Prints a table. It is indented if its columns have no names.
     *
     * @param headed whether the table follows a heading
     */
    private static void print(ReportPage.Table table, boolean headed, PrintWriter out) {
        boolean named =
                table.columns().stream().anyMatch(column -> !column.text().isEmpty());
        List<Integer> order = new ArrayList<>(
                IntStream.range(0, table.columns().size()).boxed().toList());
        if (table.labelsLast()) {
            order.add(order.remove(0));
        }
        StringBuilder alignment = new StringBuilder();
        order.forEach(at -> alignment.append(table.columns().get(at).number() ? 'r' : 'l'));
        Columns columns = new Columns(named ? 0 : 2, alignment.toString());
        if (!headed) {
            out.println();
        }
        if (named) {
            columns.row(order.stream().map(at -> table.columns().get(at).text()).toArray());
        }
        table.rows()
                .forEach(row -> columns.row(order.stream()
                        .map(at -> row.cells().get(at).text()
                                + star(table, at, row.cells().get(at)))
                        .toArray()));
        columns.print(out);
    }

    /** Returns spaces as wide as the star, if the cell has no star but another cell of its column does. */
    private static String star(ReportPage.Table table, int column, Cell cell) {
        boolean any = cell.number()
                && table.rows().stream()
                        .anyMatch(row -> row.cells().get(column).text().endsWith(SURE));
        return any && !cell.text().endsWith(SURE) ? " ".repeat(SURE.length()) : "";
    }
}
