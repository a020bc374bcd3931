package dev.oya.experiment;

import dev.oya.engine.RuleLibrary;
import dev.oya.record.RecordLines;
import dev.oya.record.VerifyResult;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.Predicate;

/**
 * A set of processes that do the work of this process and return the same results. {@code src/cluster} contains an
 * implementation.
 */
public interface Cluster extends AutoCloseable {
    /**
     * Returns a runner that plays the given study on the cluster.
     *
     * @param library rules of all arms
     */
    ExperimentRun.Played study(RuleLibrary library, Experiment study);

    /**
     * Returns a verifier that checks files of records on the cluster.
     *
     * @param houses files of house-rule layers that records may name
     * @param first whether to stop at the first wrong record of each file
     */
    Verifying verifying(RuleLibrary library, List<Path> houses, boolean first);

    interface Verifying {
        /**
         * Verifies a file.
         *
         * @param listener receives the results of the lines in order; returns false to stop
         * @throws IOException if the file cannot be read to its end, after all earlier results were reported
         * @throws InterruptedException if the calling thread is interrupted
         */
        void verify(RecordLines lines, Predicate<VerifyResult> listener) throws IOException, InterruptedException;
    }

    @Override
    void close();

    interface Opener {
        /**
         * Connects to a cluster.
         *
         * @param master address of the cluster, in the form that the implementation expects
         * @throws IllegalArgumentException if the cluster cannot be reached
         */
        Cluster open(String master);
    }

    /** Returns the available implementation, or null if there is none or its dependencies are not on the class path. */
    static Opener opener() {
        try {
            return ServiceLoader.load(Opener.class).findFirst().orElse(null);
        } catch (ServiceConfigurationError | LinkageError notHere) {
            return null;
        }
    }
}
