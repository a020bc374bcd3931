package dev.oya.experiment.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.oya.engine.RuleLibrary;
import dev.oya.experiment.Arm;
import dev.oya.experiment.Cluster;
import dev.oya.experiment.Deals;
import dev.oya.experiment.Experiment;
import dev.oya.experiment.ExperimentProgress;
import dev.oya.experiment.StoppingRule;
import dev.oya.notation.Json;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Studies on a local Apache Spark. */
class SparkTest {
    private static final RuleLibrary OYA = RuleLibrary.inJar();

    private static final List<String> BOTS = List.of("greedy", "random");

    private static Experiment study() {
        var pack = OYA.pack("hachi-hachi", "sv", List.of());
        return new Experiment(
                List.of(
                        new Arm("a", OYA.rules(pack, Map.of()), BOTS),
                        new Arm("b", OYA.rules(pack, Map.of("kan", 12)), BOTS)),
                new Deals("spark"));
    }

    private static String totals(ExperimentProgress course, Experiment study) {
        return Json.tree(course.kept(study)).toString();
    }

    /** Kills an executor that is processing a piece. Another executor must repeat its pieces. */
    @Test
    void studyMatchesSingleMachineAfterExecutorIsKilled() throws Exception {
        Experiment study = study();
        StoppingRule aim = new StoppingRule(2_000, "dealer", 0);
        ExperimentProgress here = new ExperimentProgress(aim, 2);
        study.run(here, 2, now -> {});
        ExperimentProgress far = new ExperimentProgress(aim, 2);
        AtomicBoolean over = new AtomicBoolean();
        try (Cluster cluster = Cluster.opener().open("local-cluster[2,1,1024]")) {
            SparkCluster spark = assertInstanceOf(SparkCluster.class, cluster);
            CompletableFuture<Boolean> killed = CompletableFuture.supplyAsync(() -> kill(spark, over));
            cluster.study(OYA, study).run(far, now -> {});
            over.set(true);
            assertTrue(killed.get(), "an executor was killed before the study ended");
        }
        assertEquals(totals(here, study), totals(far, study));
    }

    /** Waits until both executors are processing pieces, and kills the process of the first. */
    private static boolean kill(SparkCluster cluster, AtomicBoolean over) {
        while (!over.get()) {
            long working = Stream.of(cluster.spark().statusTracker().getExecutorInfos())
                    .filter(one -> one.numRunningTasks() > 0)
                    .count();
            if (working == 2) {
                return executor().destroyForcibly();
            }
            LockSupport.parkNanos(1_000_000);
        }
        return false;
    }

    /** Returns the executor that was started first, which is the oldest child process. */
    private static ProcessHandle executor() {
        return ProcessHandle.current()
                .children()
                .min(Comparator.comparing(
                        process -> process.info().startInstant().orElseThrow()))
                .orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(strings = {"nonsense", "local-cluster", "spark-submit"})
    void reportsInvalidMaster(String master) {
        IllegalArgumentException told = assertThrows(
                IllegalArgumentException.class, () -> Cluster.opener().open(master));
        assertFalse(told.getMessage().isBlank() || told.getMessage().contains("\n"), told.getMessage());
    }
}
