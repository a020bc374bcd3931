package dev.oya.cli.text;

import dev.oya.spec.Outcome;
import dev.oya.spec.matrix.Matrix;
import dev.oya.spec.run.FeatureFiles;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/** Prints a matrix with a row for each scenario that does not pass under every profile, and a column for each profile. */
public record MatrixText(PrintWriter out, Matrix matrix, ResourceBundle sentences) {
    private static final int CELL = 8;

    public void print() {
        String ruling = null;
        String file = null;
        for (Matrix.Row row : matrix.apart()) {
            if (!row.ruling().equals(ruling)) {
                ruling = row.ruling();
                file = null;
                String head = ruling.equals(Matrix.NO_RULING) ? say("no-ruling") : ruling;
                out.println(line(head, matrix.profiles()));
            }
            String shown = FeatureFiles.shown(row.file());
            if (!shown.equals(file)) {
                file = shown;
                out.println(Text.block(shown, 2));
            }
            row(row);
        }
        out.println();
        counts();
    }

    private void row(Matrix.Row row) {
        List<String> cells = matrix.profiles().stream()
                .map(profile -> cell(row.cells().get(profile)))
                .toList();
        List<String> name = Text.lines(row.line() + " " + row.name(), width() - 4);
        out.println(line("    " + name.get(0), cells));
        name.subList(1, name.size()).forEach(more -> out.println("    " + more));
        row.cells().forEach((profile, cell) -> {
            if (!cell.holds()) {
                Outcome.Failure failure = cell.failed().get(0).failure();
                out.println(Text.beside(
                        "        " + profile, 11, failure.line() + " " + failure.step() + ": " + failure.message()));
            }
        });
    }

    private String cell(Matrix.Cell cell) {
        if (cell.holds()) {
            return say("passes");
        }
        return cell.examples() == 1 ? say("fails") : cell.failed().size() + "/" + cell.examples();
    }

    private int width() {
        return Text.WIDTH - CELL * matrix.profiles().size();
    }

    private String line(String first, List<String> cells) {
        StringBuilder line = new StringBuilder(Text.left(first, width()));
        cells.forEach(cell -> line.append(Text.right(cell, CELL)));
        return line.toString();
    }

    private void counts() {
        out.println(line(say("head", matrix.game()), matrix.profiles()));
        matrix.counts().forEach(count -> {
            List<String> cells = new ArrayList<>();
            matrix.profiles().forEach(profile -> cells.add(count.holding().get(profile) + ""));
            out.println(line("  " + say("of", count.scenarios(), count.text()), cells));
        });
        int apart = matrix.apart().size();
        int all = matrix.rows().size();
        out.println(say(all == 1 ? "agree-one" : "agree", all, all - apart, apart));
        matrix.rows().stream()
                .filter(Matrix.Row::failsInOwnProfile)
                .forEach(row -> out.println(
                        Text.block(say("own", row.text(), FeatureFiles.shown(row.file()) + ":" + row.line()), 0)));
    }

    private String say(String key, Object... blanks) {
        return String.format(Locale.ROOT, sentences.getString("matrix-" + key), blanks);
    }
}
