package dev.oya.experiment.spark;

import dev.oya.engine.RuleLibrary;
import dev.oya.experiment.Cluster;
import dev.oya.experiment.Experiment;
import dev.oya.experiment.ExperimentRun;
import java.nio.file.Path;
import java.util.List;

/** Processes that work on pieces, on this machine or on many. */
interface Workers extends Cluster {
    /** Returns the number of pieces that are processed at the same time. */
    int places();

    /**
     * Processes pieces. If a process ends, another one repeats its piece.
     *
     * @param maker creates the work, once in each process
     * @param job the job to create it from
     * @return results of the pieces in their order
     * @throws InterruptedException if the calling thread is interrupted
     */
    List<String> run(Work.Maker maker, String job, List<String> pieces) throws InterruptedException;

    @Override
    default ExperimentRun.Played study(RuleLibrary library, Experiment study) {
        return new RemoteStudy(library, study, this)::run;
    }

    @Override
    default Verifying verifying(RuleLibrary library, List<Path> houses, boolean first) {
        return new RemoteVerify(library, houses, first, this)::verify;
    }
}
