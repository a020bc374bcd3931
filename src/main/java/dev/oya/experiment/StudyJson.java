package dev.oya.experiment;

import dev.oya.record.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tools.jackson.databind.node.ObjectNode;

/** What a study found, as programs read it. */
public final class StudyJson {
    private StudyJson() {}

    /**
     * @param again how to do the study again
     * @param answer the answer in sentences
     * @param replays the deals that lie furthest apart
     */
    public static ObjectNode of(
            Experiment study,
            ExperimentProgress course,
            Findings findings,
            String again,
            List<String> answer,
            List<ReplayedDeal> replays) {
        List<ArmJson> arms = new ArrayList<>();
        for (int arm = 0; arm < study.arms().size(); arm++) {
            arms.add(ArmJson.of(study.arms().get(arm), findings, arm));
        }
        List<MeasureJson> measures = findings.measures().stream()
                .map(measure -> new MeasureJson(
                        measure.id(),
                        measure.unit().name().toLowerCase(java.util.Locale.ROOT),
                        MatchMeasures.per(measure.id()),
                        measure.arms(),
                        measure.differences()))
                .toList();
        return Json.tree(new Answered(
                study.game(),
                study.players(),
                study.bots(),
                study.seed(),
                study.digest(),
                again,
                course.matches(),
                course.rounds(),
                course.isOver() ? course.isNarrow() ? "precision" : "rounds" : "broken-off",
                course.looks(),
                findings.error(),
                "holm",
                findings.differences(),
                findings.question().id(),
                answer,
                arms,
                measures,
                replays,
                findings.totals()));
    }

    private record Answered(
            String game,
            int players,
            List<String> bots,
            String seed,
            String digest,
            String again,
            long matches,
            long rounds,
            String ended,
            int looks,
            double error,
            String correction,
            int comparisons,
            String question,
            List<String> answer,
            List<ArmJson> arms,
            List<MeasureJson> measures,
            List<ReplayedDeal> furthest,
            Totals.Kept totals) {}

    private record ArmJson(
            String name,
            String profile,
            String digest,
            Map<String, Object> options,
            Map<String, Distribution> distributions) {
        static ArmJson of(Arm arm, Findings findings, int number) {
            Map<String, Distribution> distributions = new LinkedHashMap<>();
            findings.totals()
                    .arms()
                    .get(number)
                    .counts()
                    .forEach((name, counts) -> distributions.put(name, Distribution.of(counts)));
            var settings = arm.rules().settings();
            return new ArmJson(
                    arm.name(),
                    settings.pack().profile(),
                    settings.pack().digest(),
                    new TreeMap<>(settings.options()),
                    distributions);
        }
    }

    private record MeasureJson(
            String id, String unit, String per, List<Findings.Value> arms, List<Findings.Difference> differences) {}
}
