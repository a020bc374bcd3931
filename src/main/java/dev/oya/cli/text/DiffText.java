package dev.oya.cli.text;

import dev.oya.compare.PackDiff;
import dev.oya.pack.Sources;
import java.io.PrintWriter;
import java.util.List;

/** Says in what two packs differ. */
public final class DiffText {
    private DiffText() {}

    public static void print(PackDiff diff, PrintWriter out) {
        List<PackDiff.Difference> differences = diff.differences();
        String kind = "";
        for (PackDiff.Difference difference : differences) {
            if (!difference.kind().equals(kind)) {
                kind = difference.kind();
                long count = differences.stream()
                        .filter(one -> one.kind().equals(difference.kind()))
                        .count();
                out.println(Text.count((int) count, kind) + " differ" + (count == 1 ? "s" : ""));
            }
            out.println("  " + difference.name());
            side(out, diff.first(), difference.first());
            side(out, diff.second(), difference.second());
        }
        String told = differences.isEmpty()
                ? diff.first() + " and " + diff.second() + " play alike."
                : Text.count(differences.size(), "difference") + " between " + diff.first() + " and " + diff.second()
                        + ".";
        out.println(Text.block(told, 0));
    }

    private static void side(PrintWriter out, String name, PackDiff.Side side) {
        String cited = side == null ? "" : Sources.line(side.cite());
        String text = side == null ? "(none)" : side.text() + (cited.isEmpty() ? "" : " [" + cited + "]");
        out.println(Text.beside("    " + name.replaceFirst("^[^/]*/", ""), 14, text));
    }
}
