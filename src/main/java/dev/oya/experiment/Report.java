package dev.oya.experiment;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.oya.notation.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/**
 * A report on a study.
 *
 * @param again command that repeats the study
 * @param replays deals with the largest differences
 */
public record Report(
        Experiment study, ExperimentProgress progress, Findings findings, String again, List<ReplayedDeal> replays) {
    private static final int REPLAYS = 3;
    /** Maximum number of replayed deals of all arms together, unless there are more arms than this. */
    private static final int MOST_REPLAYS = 12;

    /** Creates a report on the current results, and replays the deals with the largest differences. */
    public static Report of(Experiment study, ExperimentProgress progress, String command) {
        Findings findings = progress.findings();
        int each = Math.max(1, Math.min(REPLAYS, MOST_REPLAYS / study.arms().size()));
        return new Report(study, progress, findings, command, ReplayedDeal.furthest(study, findings, each));
    }

    /** Returns the answer in two sentences. */
    public List<String> answer(MeasureWords words) {
        return new Headline(findings, study.arms().stream().map(Arm::name).toList(), words).sentences();
    }

    public List<Chart> charts(MeasureWords words) {
        return new Charts(study, findings, words).all();
    }

    /** Returns the complete report as JSON. */
    public ObjectNode json(MeasureWords words) {
        return Json.tree(new Answered(
                new Setup(
                        study.game(), study.seats(), study.bots(), study.deals().seed(), study.digest(), again),
                new Progress(
                        progress.matches(),
                        progress.rounds(),
                        progress.isOver() ? progress.isNarrow() ? "precision" : "rounds" : "broken-off",
                        progress.looks()),
                new Comparison(
                        findings.error(),
                        "holm",
                        findings.differences(),
                        findings.question().id()),
                answer(words),
                IntStream.range(0, study.arms().size()).mapToObj(this::arm).toList(),
                findings.measures().stream().map(MeasureJson::of).toList(),
                replays,
                findings.totals()));
    }

    /** Returns the data files, as texts by file name. */
    Map<String, String> files(MeasureWords words) {
        Map<String, String> files = new LinkedHashMap<>();
        files.put("study.json", json(words).toPrettyString());
        files.put("measures.csv", new Charts(study, findings, words).csv());
        if (!replays.isEmpty()) {
            files.put(
                    "deals.jsonl",
                    replays.stream()
                            .flatMap(replay -> Stream.of(
                                    replay.first().record(), replay.here().record()))
                            .distinct()
                            .collect(Collectors.joining("\n", "", "\n")));
        }
        return files;
    }

    /** Returns the data files and charts, as texts by file name. */
    public Map<String, String> folder(MeasureWords words) {
        Map<String, String> folder = files(words);
        charts(words).forEach(chart -> folder.put(chart.id() + ".svg", chart.file()));
        return folder;
    }

    private record Answered(
            @JsonUnwrapped Setup setup,
            @JsonUnwrapped Progress progress,
            @JsonUnwrapped Comparison comparison,
            List<String> answer,
            List<ArmJson> arms,
            List<MeasureJson> measures,
            List<ReplayedDeal> furthest,
            Totals.Kept totals) {}

    private record Setup(String game, int players, List<String> bots, String seed, String digest, String again) {}

    private record Progress(long matches, long rounds, String ended, int looks) {}

    private record Comparison(double error, String correction, int comparisons, String question) {}

    private record ArmJson(
            String name,
            String profile,
            String digest,
            Map<String, Object> options,
            Map<String, Distribution> distributions) {}

    private record MeasureJson(
            String id, String unit, String per, List<Finding.Value> arms, List<Finding.Difference> differences) {
        static MeasureJson of(Finding finding) {
            return new MeasureJson(
                    finding.id(),
                    finding.measure().unit().name().toLowerCase(Locale.ROOT),
                    Measure.per(finding.id()),
                    finding.arms(),
                    finding.differences());
        }
    }

    private ArmJson arm(int number) {
        Map<String, Distribution> distributions = new LinkedHashMap<>();
        findings.totals()
                .arms()
                .get(number)
                .counts()
                .forEach((name, counts) -> distributions.put(name, Distribution.of(counts)));
        var settings = study.arms().get(number).rules().settings();
        return new ArmJson(
                study.arms().get(number).name(),
                settings.pack().profile(),
                settings.pack().digest(),
                new TreeMap<>(settings.options()),
                distributions);
    }
}
