package dev.oya.experiment.spark;

import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/** Processes that do work, on this machine or on many. */
public interface Cluster extends AutoCloseable {
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
    void close();

    /** Reaches clusters of one make. */
    interface Opener {
        /**
         * Reaches a cluster.
         *
         * @param master where it is, as the make has it
         * @throws IllegalArgumentException where there is none, with the reason
         */
        Cluster open(String master);
    }

    /** Who reaches clusters, or null where Oya was built without any, or what they need is not on the class path. */
    static Opener opener() {
        try {
            return ServiceLoader.load(Opener.class).findFirst().orElse(null);
        } catch (ServiceConfigurationError | LinkageError notHere) {
            return null;
        }
    }
}
