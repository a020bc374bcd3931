package dev.oya.spec.matrix;

import com.samskivert.mustache.Mustache;
import dev.oya.pack.Pack;
import dev.oya.pack.read.DrawnCards;
import dev.oya.pack.words.RuleIndex;
import dev.oya.spec.Outcome;
import dev.oya.spec.RulesUnderTest;
import dev.oya.spec.run.FeatureFiles;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Matrices as a page that stands by itself: no script, nothing loaded. */
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
                matrix.rules().get(first).oya().folder(), packs.get(first).deck());
    }

    /** The page. */
    public static String of(List<Matrix> all) {
        List<Map<String, Object>> games =
                all.stream().map(matrix -> new MatrixPage(matrix).game()).toList();
        try (Reader page = new InputStreamReader(
                MatrixPage.class.getResourceAsStream("matrix.mustache"), StandardCharsets.UTF_8)) {
            return Mustache.compiler().compile(page).execute(Map.of("games", games));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private Map<String, Object> game() {
        List<Map<String, Object>> counts = new ArrayList<>();
        matrix.counts()
                .forEach((text, count) -> counts.add(Map.of(
                        "text",
                        text,
                        "scenarios",
                        count.scenarios(),
                        "holding",
                        count.holding().values())));
        Map<String, List<Map<String, Object>>> byRuling = matrix.apart().stream()
                .collect(Collectors.groupingBy(
                        row -> row.ruling().equals(Matrix.NO_RULING) ? "No ruling" : row.ruling(),
                        LinkedHashMap::new,
                        Collectors.mapping(this::row, Collectors.toList())));
        return Map.of(
                "game", matrix.game(),
                "sprite", cards.sprite(),
                "profiles", matrix.profiles(),
                "counts", counts,
                "rulings",
                        byRuling.entrySet().stream()
                                .map(one -> Map.of("ruling", one.getKey(), "rows", one.getValue()))
                                .toList());
    }

    private Map<String, Object> row(Matrix.Row row) {
        List<Map<String, Object>> failures = new ArrayList<>();
        row.cells()
                .forEach((profile, cell) -> cell.failed()
                        .forEach(outcome -> failures.add(Map.of(
                                "profile",
                                profile,
                                "step",
                                outcome.failure().step(),
                                "message",
                                outcome.failure().message(),
                                "lines",
                                lines(outcome.failure(), sources.get(profile)).stream()
                                        .map(line -> Map.of("pieces", cards.pieces(line)))
                                        .toList()))));
        return Map.of(
                "name", row.name(),
                "place", FeatureFiles.shown(row.file()) + ":" + row.line(),
                "text", row.text(),
                "failsAtHome", row.failsAtHome(),
                "failures", failures,
                "cells",
                        matrix.profiles().stream()
                                .map(profile -> cell(row.cells().get(profile)))
                                .toList());
    }

    /** The table as it was, and below it the rules that decided. */
    private static List<String> lines(Outcome.Failure failure, RuleIndex sources) {
        List<String> lines = new ArrayList<>(failure.situation());
        for (String rule : failure.rules()) {
            RuleIndex.Source source = sources.of(rule);
            lines.add("");
            lines.add(source.name() + ", " + source.place() + " [" + RuleIndex.line(source.cite()) + "]");
            lines.add("  " + source.sentence());
        }
        return lines;
    }

    private static Map<String, String> cell(Matrix.Cell cell) {
        String failed = cell.examples() == 1 ? "fails" : cell.failed().size() + " of " + cell.examples() + " fail";
        return cell.holds() ? Map.of("kind", "yes", "said", "holds") : Map.of("kind", "no", "said", failed);
    }
}
