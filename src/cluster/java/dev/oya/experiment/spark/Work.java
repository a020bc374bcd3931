package dev.oya.experiment.spark;

import java.io.Serializable;
import java.util.function.Function;

/** Work that is processed in pieces. A piece can be processed by any worker and can be repeated. Thread-safe. */
public interface Work {
    /**
     * Processes a piece. Equal pieces have equal results.
     *
     * @param piece serialized piece
     * @return serialized result
     */
    String done(String piece);

    /** Creates the work of a job on a worker. */
    interface Maker extends Function<String, Work>, Serializable {}
}
