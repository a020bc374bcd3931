package dev.oya.spec.matrix;

import dev.oya.notation.Json;
import dev.oya.spec.Outcome;
import dev.oya.spec.run.FeatureFiles;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ObjectNode;

/** A matrix as JSON. Its rows are the scenarios that fail under at least one profile. */
public final class MatrixJson {
    private MatrixJson() {}

    public static ObjectNode of(Matrix matrix) {
        List<Row> rows = matrix.apart().stream().map(Row::of).toList();
        return Json.tree(
                new Answer(matrix.game(), matrix.profiles(), matrix.rows().size(), rows.size(), matrix.counts(), rows));
    }

    private record Answer(
            String game, List<String> profiles, int scenarios, int apart, List<Matrix.Count> counts, List<Row> rows) {}

    private record Row(
            String ruling,
            String text,
            String file,
            int line,
            String scenario,
            List<String> tags,
            Map<String, Result> results) {
        static Row of(Matrix.Row row) {
            Map<String, Result> results = new LinkedHashMap<>();
            row.cells().forEach((profile, cell) -> results.put(profile, Result.of(cell)));
            String ruling = row.ruling().equals(Matrix.NO_RULING) ? null : row.ruling();
            return new Row(
                    ruling, row.text(), FeatureFiles.shown(row.file()), row.line(), row.name(), row.tags(), results);
        }
    }

    private record Result(boolean holds, int examples, List<Failed> failures) {
        static Result of(Matrix.Cell cell) {
            return new Result(
                    cell.holds(),
                    cell.examples(),
                    cell.failed().stream().map(Outcome::failure).map(Failed::of).toList());
        }
    }

    private record Failed(int line, String step, String message, List<String> situation, List<String> rules) {
        static Failed of(Outcome.Failure failure) {
            return new Failed(failure.line(), failure.step(), failure.message(), failure.situation(), failure.rules());
        }
    }
}
