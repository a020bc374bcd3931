package dev.oya.compare;

import dev.oya.pack.Sources;
import dev.oya.spec.Outcome;
import dev.oya.spec.SpecRules;
import dev.oya.spec.run.FeatureFiles;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Matrices as a page that stands by itself: no script, nothing loaded. */
public final class MatrixPage {
    private static final String HEAD = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Where interpretations part</title>
            <style>
            :root { color-scheme: light dark; --line: #8886; --yes: #2a7d3f; --no: #b3261e; }
            @media (prefers-color-scheme: dark) { :root { --yes: #7bd08f; --no: #ff9a92; } }
            body { font: 16px/1.45 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; }
            table { border-collapse: collapse; width: 100%; margin: .5rem 0 2rem; }
            th, td { text-align: left; vertical-align: top; padding: .35rem .5rem; border-bottom: 1px solid var(--line); }
            th.reading, td.reading { text-align: center; width: 4.5rem; }
            td.yes { color: var(--yes); } td.no { color: var(--no); font-weight: 600; }
            .place { opacity: .7; font-size: .85rem; overflow-wrap: anywhere; }
            .home { color: var(--no); }
            details { margin: .2rem 0; } summary { cursor: pointer; }
            pre { white-space: pre-wrap; font-size: .8rem; margin: .3rem 0 .3rem 1rem; }
            </style>
            </head>
            <body>
            <h1>Where interpretations part</h1>
            <p>Every scenario was held against every reading of its game. A row is a scenario that does not hold by all of them.</p>
            """;

    private final StringBuilder page = new StringBuilder();
    private final Matrix matrix;
    private final Map<String, Sources> sources = new HashMap<>();

    private MatrixPage(Matrix matrix) {
        this.matrix = matrix;
        matrix.rules()
                .forEach((profile, rules) ->
                        sources.put(profile, new Sources(rules.pack(new SpecRules.Subject(matrix.game(), profile)))));
    }

    public static String of(List<Matrix> all) {
        StringBuilder whole = new StringBuilder(HEAD);
        all.forEach(matrix -> {
            MatrixPage part = new MatrixPage(matrix);
            part.write();
            whole.append(part.page);
        });
        return whole.append("</body>\n</html>\n").toString();
    }

    private void write() {
        page.append("<h2>").append(escaped(matrix.game())).append("</h2>\n");
        counts();
        String ruling = null;
        for (Matrix.Row row : matrix.apart()) {
            if (!row.ruling().equals(ruling)) {
                page.append(ruling == null ? "" : "</table>\n");
                ruling = row.ruling();
                head(ruling.equals(Matrix.NO_RULING) ? "No ruling" : ruling);
            }
            row(row);
        }
        page.append(ruling == null ? "" : "</table>\n");
    }

    private void counts() {
        page.append("<table>\n<tr><th>Scenarios that hold by</th>");
        matrix.profiles().forEach(profile -> page.append(cell("th", "reading", profile)));
        page.append("</tr>\n");
        matrix.counts().forEach((text, count) -> {
            page.append("<tr>").append(cell("td", "", "of the " + count.scenarios() + " of " + text));
            count.holding().values().forEach(number -> page.append(cell("td", "reading", number.toString())));
            page.append("</tr>\n");
        });
        page.append("</table>\n");
    }

    private void head(String ruling) {
        page.append("<h3 id=\"").append(escaped(matrix.game() + "-" + ruling)).append("\">");
        page.append(escaped(ruling)).append("</h3>\n<table>\n<tr><th>Scenario</th>");
        matrix.profiles().forEach(profile -> page.append(cell("th", "reading", profile)));
        page.append("</tr>\n");
    }

    private void row(Matrix.Row row) {
        page.append("<tr><td>").append(escaped(row.name())).append("<div class=\"place\">");
        page.append(escaped(FeatureFiles.shown(row.file()) + ":" + row.line())).append("</div>");
        if (row.failsAtHome()) {
            page.append("<div class=\"home\">Fails by the reading of its own text, ")
                    .append(escaped(row.text()))
                    .append(".</div>");
        }
        row.cells().forEach((profile, cell) -> cell.failed().forEach(outcome -> failure(profile, outcome)));
        page.append("</td>");
        for (String profile : matrix.profiles()) {
            Matrix.Cell cell = row.cells().get(profile);
            String failed = cell.examples() == 1 ? "fails" : cell.failed().size() + " of " + cell.examples() + " fail";
            page.append(cell.holds() ? cell("td", "reading yes", "holds") : cell("td", "reading no", failed));
        }
        page.append("</tr>\n");
    }

    private void failure(String profile, Outcome outcome) {
        Outcome.Failure failure = outcome.failure();
        page.append("<details><summary><b>").append(escaped(profile)).append("</b> ");
        page.append(escaped(failure.step() + ": " + failure.message())).append("</summary>\n<pre>");
        failure.situation().forEach(line -> page.append(escaped(line)).append('\n'));
        for (String rule : failure.rules()) {
            Sources.Source source = sources.get(profile).of(rule);
            page.append(escaped("\n" + source.name() + ", " + source.place() + " [" + Sources.line(source.cite())
                    + "]\n" + "  " + source.sentence() + "\n"));
        }
        page.append("</pre></details>\n");
    }

    private static String cell(String tag, String kind, String text) {
        return "<" + tag + (kind.isEmpty() ? "" : " class=\"" + kind + "\"") + ">" + escaped(text) + "</" + tag + ">";
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
