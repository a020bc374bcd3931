package dev.oya.cli.text;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/**
 * A table of text columns. Texts of the last column are wrapped if the row is too wide, and start on a new line if too little
 * room is left.
 */
public final class Columns {
    private static final int NARROWEST = 20;
    private static final int UNDER = 4;

    private final String alignment;
    private final int indent;
    private final List<List<String>> rows = new ArrayList<>();

    /**
     * @param indent number of spaces before each row
     * @param alignment one letter for each column: {@code l} or {@code r}
     */
    public Columns(int indent, String alignment) {
        this.indent = indent;
        this.alignment = alignment;
    }

    public Columns row(Object... cells) {
        List<String> row = new ArrayList<>();
        for (Object cell : cells) {
            row.add(cell == null ? "" : cell.toString());
        }
        rows.add(row);
        return this;
    }

    /** Prints a blank line, the heading and the rows. Prints nothing if there are no rows. */
    void below(PrintWriter out, Object... heading) {
        if (!rows.isEmpty()) {
            if (heading.length > 0) {
                row(heading);
                rows.add(0, rows.remove(rows.size() - 1));
            }
            out.println();
            print(out);
        }
    }

    public void print(PrintWriter out) {
        int last = alignment.endsWith("r") ? alignment.length() : alignment.length() - 1;
        int[] widths = new int[last];
        for (List<String> row : rows) {
            for (int i = 0; i < Math.min(last, row.size()); i++) {
                widths[i] = Math.max(widths[i], Text.width(row.get(i)));
            }
        }
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder(" ".repeat(indent));
            for (int i = 0; i < last; i++) {
                String cell = i < row.size() ? row.get(i) : "";
                boolean right = alignment.charAt(i) == 'r';
                line.append(right ? Text.right(cell, widths[i]) : Text.left(cell, widths[i]))
                        .append("  ");
            }
            int start = Text.width(line.toString());
            String rest = row.size() > last ? row.get(last) : "";
            if (start > Text.WIDTH - NARROWEST) {
                out.println(line.toString().stripTrailing());
                if (!rest.isEmpty()) {
                    out.println(Text.block(rest, indent + UNDER));
                }
                continue;
            }
            List<String> lines = Text.lines(rest, Text.WIDTH - start);
            out.println((line + lines.get(0)).stripTrailing());
            lines.subList(1, lines.size()).forEach(more -> out.println(" ".repeat(start) + more));
        }
    }
}
