package dev.oya.experiment.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleLibrary;
import dev.oya.experiment.Arm;
import dev.oya.experiment.Deals;
import dev.oya.experiment.Experiment;
import dev.oya.experiment.ExperimentProgress;
import dev.oya.experiment.StoppingRule;
import dev.oya.notation.Json;
import dev.oya.pack.Pack;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RemoteStudyTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();

    private static final List<String> BOTS = List.of("random", "greedy");

    private static Arm arm(
            RuleLibrary library, String game, Map<String, Object> options, List<String> bots, Path... houses) {
        Pack pack = library.pack(game, null, List.of(houses));
        return new Arm(game + options, library.rules(pack, options), bots, Map.of(), List.of(houses));
    }

    private static Experiment study(String game, Map<String, Object> options) {
        return new Experiment(List.of(arm(OYA, game, Map.of(), BOTS), arm(OYA, game, options, BOTS)), new Deals("far"));
    }

    private static String here(Experiment study, ExperimentProgress course) throws InterruptedException {
        study.run(course, 2, now -> {});
        return Json.tree(course.kept(study)).toString();
    }

    private static String far(RuleLibrary library, Experiment study, ExperimentProgress course, Workers cluster)
            throws InterruptedException {
        new RemoteStudy(library, study, cluster).run(course, now -> {});
        return Json.tree(course.kept(study)).toString();
    }

    /** Matches of a fixed length, matches that end at a score, and a study that stops at a precision. */
    @ParameterizedTest
    @CsvSource({
        "koi-koi, viewing, false, 300, 0, 3",
        "scopa, goal, 21, 150, 0, 2",
        "scopa, goal, 21, 1, 0, 5",
        "koi-koi, rounds, 6, 0, 2, 2",
        "scopa, goal, 21, 300, 0.3, 1"
    })
    void progressMatchesSingleMachine(
            String game, String option, String value, long rounds, double precision, int places)
            throws InterruptedException {
        Object other = value.equals("false") ? (Object) false : Integer.valueOf(value);
        Experiment study = study(game, Map.of(option, other));
        StoppingRule aim = new StoppingRule(rounds, "spread", precision);
        assertEquals(
                here(study, new ExperimentProgress(aim, 2)),
                far(OYA, study, new ExperimentProgress(aim, 2), new Processes(places, rounds)));
    }

    @Test
    void resumesProgressOfSingleMachine() throws InterruptedException {
        Experiment study = study("koi-koi", Map.of("viewing", false));
        ExperimentProgress begun = new ExperimentProgress(new StoppingRule(100, "dealer", 0), 2);
        here(study, begun);
        ExperimentProgress resumed = new ExperimentProgress(new StoppingRule(300, "dealer", 0), begun.kept(study));
        String whole = here(study, new ExperimentProgress(new StoppingRule(300, "dealer", 0), 2));
        assertEquals(whole, far(OYA, study, resumed, new Processes(2, 1)));
    }

    /** Layers with the same id, rules in a file beside a layer, and a layer of the rules folder. */
    @Test
    void sendsRulesWithStudy(@TempDir Path folder) throws IOException, InterruptedException {
        List<Path> houses = new ArrayList<>();
        for (int fee = 2; fee < 4; fee++) {
            Path house = Files.createDirectories(folder.resolve("fee" + fee));
            Files.writeString(house.resolve("fee.drl"), """
                    package oya;
                    import dev.oya.vocabulary.*;
                    import dev.oya.vocabulary.Conclusion.*;

                    // Each call costs a fee, paid to the bank.
                    rule "koi-koi/fee" @because("To see.")
                    when
                        $acted : Acted( action == "koi-koi", $seat : turn )
                    then
                        insert( new Owes($seat, Conclusion.BANK, "match", $acted.value("fee")) );
                    end
                    """);
            houses.add(Files.writeString(house.resolve("fee.yaml"), """
                    layer: fee
                    title: A fee for each call
                    because: To see.
                    base: koi-koi@1
                    values:
                      add:
                        fee: { what: What a call costs., unit: points, is: %d, because: To see. }
                    rules:
                      files: [fee.drl]
                    """.formatted(fee)));
        }
        RuleLibrary library = OYA.allowingDrl();
        List<Arm> arms = List.of(
                arm(library, "koi-koi", Map.of(), List.of("greedy"), houses.get(0)),
                arm(library, "koi-koi", Map.of(), List.of("greedy"), houses.get(1)),
                arm(library, "koi-koi", Map.of(), List.of("greedy"), houses.get(0), Path.of("cup-viewing")));
        Experiment study = new Experiment(arms, new Deals("far"));
        StoppingRule aim = new StoppingRule(60, "dealer", 0);
        String here = here(study, new ExperimentProgress(aim, 3));
        assertEquals(here, far(library, study, new ExperimentProgress(aim, 3), new Processes(2, 1)));
        assertNotEquals(
                here,
                here(new Experiment(arms.subList(0, 2), new Deals("far")), new ExperimentProgress(aim, 2)),
                "the third arm changes the result");
        IllegalStateException without = assertThrows(
                IllegalStateException.class,
                () -> new StudyWork(StudyWork.job(library, study)
                        .replaceFirst("costs\\., unit: points, is: 2", "costs., unit: points, is: 4")));
        assertTrue(without.getMessage().contains("differs from the original"), without.getMessage());
    }
}
