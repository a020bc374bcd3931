package dev.oya.experiment.spark;

import java.io.Serializable;
import java.util.function.Function;

/** Something that is done in pieces, each of which may be done anywhere, and again. Safe to share between threads. */
public interface Work {
    /**
     * Does a piece.
     *
     * @param piece says what is to be done
     * @return what came of it; always the same
     */
    String done(String piece);

    /** Makes work from the text that says what it is, in the process that does it. */
    interface Maker extends Function<String, Work>, Serializable {}
}
