package dev.oya.experiment.spark;

import dev.oya.engine.RuleBook;
import dev.oya.engine.RuleLibrary;
import dev.oya.experiment.Arm;
import dev.oya.experiment.Deals;
import dev.oya.experiment.Experiment;
import dev.oya.notation.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Plays parts of a study on a worker. */
final class StudyWork implements Work {
    /**
     * The serialized form of a study.
     *
     * @param digest expected digest of the study on the worker
     */
    private record Sent(PortableRules rules, List<SentArm> arms, List<String> bots, String seed, String digest) {}

    /** The serialized form of an arm. Layers are given by their index in the rules. */
    private record SentArm(
            String name, String game, String profile, List<Integer> layers, Map<String, Object> options) {}

    /** Consecutive parts of the study. */
    record Piece(int from, int parts) {}

    private final Experiment study;

    /** Returns a study as a job for the workers. */
    static String job(RuleLibrary library, Experiment study) {
        List<Path> houses = study.arms().stream()
                .flatMap(arm -> arm.houses().stream())
                .distinct()
                .toList();
        List<SentArm> arms = new ArrayList<>();
        for (Arm arm : study.arms()) {
            var settings = arm.rules().settings();
            arms.add(new SentArm(
                    arm.name(),
                    settings.pack().base(),
                    settings.pack().profile(),
                    arm.houses().stream().map(houses::indexOf).toList(),
                    settings.options()));
        }
        return Json.tree(new Sent(
                        PortableRules.of(library, houses),
                        arms,
                        study.bots(),
                        study.deals().seed(),
                        study.digest()))
                .toString();
    }

    StudyWork(String job) {
        Sent sent = Json.STRICT.readValue(job, Sent.class);
        PortableRules.Laid laid = sent.rules.lay();
        List<Arm> arms = new ArrayList<>();
        for (SentArm arm : sent.arms) {
            List<Path> houses = arm.layers.stream().map(laid.layers()::get).toList();
            RuleBook rules = laid.library().rules(laid.library().pack(arm.game, arm.profile, houses), arm.options);
            arms.add(new Arm(arm.name, rules, sent.bots));
        }
        study = new Experiment(arms, new Deals(sent.seed));
        if (!study.digest().equals(sent.digest)) {
            throw new IllegalStateException(
                    "the study on the worker differs from the original: the worker runs another version of Oya");
        }
    }

    @Override
    public String done(String piece) {
        Piece wanted = Json.STRICT.readValue(piece, Piece.class);
        return Json.tree(study.parts(wanted.from, wanted.parts)).toString();
    }
}
