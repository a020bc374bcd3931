package dev.oya.spec.matrix;

import com.samskivert.mustache.Mustache;
import dev.oya.files.ClassPathText;
import dev.oya.pack.Pack;
import dev.oya.pack.read.DrawnCards;
import dev.oya.pack.read.WrittenRule;
import dev.oya.pack.words.RuleIndex;
import dev.oya.spec.Outcome;
import dev.oya.spec.RulesUnderTest;
import dev.oya.spec.run.FeatureFiles;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A self-contained HTML page of scenario matrices. It has no scripts and loads no other files. */
public final class MatrixPage {
    private final Matrix matrix;
    private final Map<String, RuleIndex> sources = new HashMap<>();
    private final DrawnCards cards;

    private MatrixPage(Matrix matrix) {
        this.matrix = matrix;
        Map<String, Pack> packs = new HashMap<>();
        matrix.rules()
                .forEach((profile, rules) ->
                        packs.put(profile, rules.pack(new RulesUnderTest.Subject(matrix.game(), profile))));
        packs.forEach((profile, pack) -> sources.put(profile, new RuleIndex(pack)));
        String first = matrix.profiles().get(0);
        cards = new DrawnCards(
                matrix.rules().get(first).library().folder(), packs.get(first).deck(), "en");
    }

    private record Game(
            String game, String sprite, List<String> profiles, List<Matrix.Count> counts, List<Ruling> rulings) {}

    private record Ruling(String ruling, List<Row> rows) {}

    private record Row(Matrix.Row row, String place, List<Failed> failures, List<Cell> cells) {}

    private record Failed(String profile, Outcome.Failure failure, List<List<?>> lines) {}

    private record Cell(String kind, String text) {}

    public static String of(List<Matrix> all) {
        List<Game> games =
                all.stream().map(matrix -> new MatrixPage(matrix).game()).toList();
        String page = ClassPathText.of(MatrixPage.class, "matrix.mustache");
        return Mustache.compiler().compile(page).execute(Map.of("games", games));
    }

    private Game game() {
        Map<String, List<Row>> rulings = new LinkedHashMap<>();
        for (Matrix.Row row : matrix.apart()) {
            String ruling = row.ruling().equals(Matrix.NO_RULING) ? "No ruling" : row.ruling();
            rulings.computeIfAbsent(ruling, key -> new ArrayList<>()).add(row(row));
        }
        List<Ruling> all = new ArrayList<>();
        rulings.forEach((ruling, rows) -> all.add(new Ruling(ruling, rows)));
        return new Game(matrix.game(), cards.sprite(), matrix.profiles(), matrix.counts(), all);
    }

    private Row row(Matrix.Row row) {
        List<Failed> failures = new ArrayList<>();
        row.cells()
                .forEach((profile, cell) ->
                        cell.failed().forEach(outcome -> failures.add(failed(profile, outcome.failure()))));
        List<Cell> cells = matrix.profiles().stream()
                .map(profile -> cell(row.cells().get(profile)))
                .toList();
        return new Row(row, FeatureFiles.shown(row.file()) + ":" + row.line(), failures, cells);
    }

    private Failed failed(String profile, Outcome.Failure failure) {
        List<List<?>> lines = new ArrayList<>();
        lines(failure, sources.get(profile)).forEach(line -> lines.add(cards.pieces(line)));
        return new Failed(profile, failure, lines);
    }

    /** Returns lines that show the table at the time of the failure, followed by the deciding rules. */
    private static List<String> lines(Outcome.Failure failure, RuleIndex sources) {
        List<String> lines = new ArrayList<>(failure.situation());
        for (String rule : failure.rules()) {
            WrittenRule source = sources.of(rule);
            lines.add("");
            lines.add(source.name() + ", " + source.place() + " [" + RuleIndex.line(source.cite()) + "]");
            lines.add("  " + source.sentence());
        }
        return lines;
    }

    private static Cell cell(Matrix.Cell cell) {
        String failed = cell.examples() == 1 ? "fails" : cell.failed().size() + " of " + cell.examples() + " fail";
        return cell.holds() ? new Cell("yes", "holds") : new Cell("no", failed);
    }
}
