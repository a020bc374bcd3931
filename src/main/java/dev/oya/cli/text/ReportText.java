package dev.oya.cli.text;

import dev.oya.experiment.ReportPage;
import dev.oya.experiment.ReportPage.Cell;
import java.io.PrintWriter;
import java.util.List;

/** Prints a report without its pictures. */
public record ReportText(ReportPage page) {
    public void print(PrintWriter out) {
        out.println(Text.block(page.subject(), 0));
        page.lead().forEach(sentence -> out.println(Text.block(sentence, 0)));
        page.blocks().forEach(block -> {
            if (block.what() instanceof ReportPage.Table table) {
                print(table, out);
            } else if (block.kind().equals("heading") || block.kind().equals("note")) {
                out.println();
                out.println(Text.block(block.what().toString(), 0));
            }
        });
    }

    /** A table without a heading belongs to what stands above it. */
    private static void print(ReportPage.Table table, PrintWriter out) {
        StringBuilder alignment = new StringBuilder();
        table.columns().forEach(column -> alignment.append(column.number() ? 'r' : 'l'));
        boolean headed =
                table.columns().stream().anyMatch(column -> !column.text().isEmpty());
        Columns columns =
                new Columns(headed ? 0 : 2, alignment + (alignment.charAt(alignment.length() - 1) == 'r' ? "l" : ""));
        if (headed) {
            out.println();
            columns.row(texts(table.columns()));
        }
        table.rows().forEach(row -> columns.row(texts(row.cells())));
        columns.print(out);
    }

    private static Object[] texts(List<Cell> cells) {
        return cells.stream().map(Cell::text).toArray();
    }
}
