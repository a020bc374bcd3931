package dev.oya.experiment.spark;

import dev.oya.engine.RuleLibrary;
import dev.oya.experiment.Cluster;
import dev.oya.experiment.Experiment;
import dev.oya.experiment.ExperimentRun;
import java.nio.file.Path;
import java.util.List;

/** Processes that do work in pieces, on this machine or on many. */
interface Workers extends Cluster {
    /** How many pieces are done at a time. */
    int places();

    /**
     * Has pieces done. What a process was doing that comes to its end is done again by another.
     *
     * @param maker makes the work, once in each process
     * @param job what it is made from
     * @return what came of the pieces, in their order
     * @throws InterruptedException where the calling thread is interrupted
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
