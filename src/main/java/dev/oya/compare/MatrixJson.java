package dev.oya.compare;

import dev.oya.record.Json;
import dev.oya.spec.Outcome;
import dev.oya.spec.run.FeatureFiles;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A matrix as JSON; the rows are those that do not hold everywhere. */
public final class MatrixJson {
    private MatrixJson() {}

    public static ObjectNode of(Matrix matrix) {
        ObjectNode answer = Json.object();
        answer.put("game", matrix.game());
        ArrayNode profiles = answer.putArray("profiles");
        matrix.profiles().forEach(profiles::add);
        answer.put("scenarios", matrix.rows().size());
        answer.put("apart", matrix.apart().size());
        ArrayNode counts = answer.putArray("counts");
        matrix.counts().forEach((text, count) -> {
            ObjectNode one = counts.addObject();
            one.put("text", text);
            one.put("scenarios", count.scenarios());
            ObjectNode holding = one.putObject("holding");
            count.holding().forEach(holding::put);
        });
        ArrayNode rows = answer.putArray("rows");
        matrix.apart().forEach(row -> row(rows.addObject(), row));
        return answer;
    }

    private static void row(ObjectNode node, Matrix.Row row) {
        node.put("ruling", row.ruling().equals(Matrix.NO_RULING) ? null : row.ruling());
        node.put("text", row.text());
        node.put("file", FeatureFiles.shown(row.file()));
        node.put("line", row.line());
        node.put("scenario", row.name());
        ArrayNode tags = node.putArray("tags");
        row.tags().forEach(tags::add);
        ObjectNode results = node.putObject("results");
        row.cells().forEach((profile, cell) -> {
            ObjectNode result = results.putObject(profile);
            result.put("holds", cell.holds());
            result.put("examples", cell.examples());
            ArrayNode failures = result.putArray("failures");
            cell.failed().forEach(outcome -> failure(failures.addObject(), outcome));
        });
    }

    private static void failure(ObjectNode node, Outcome outcome) {
        Outcome.Failure failure = outcome.failure();
        node.put("line", failure.line());
        node.put("step", failure.step());
        node.put("message", failure.message());
        ArrayNode situation = node.putArray("situation");
        failure.situation().forEach(situation::add);
        ArrayNode rules = node.putArray("rules");
        failure.rules().forEach(rules::add);
    }
}
