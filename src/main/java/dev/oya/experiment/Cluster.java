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

/** Many processes that work in the place of this one, here or elsewhere: what comes of it is the same. {@code src/cluster} makes one. */
public interface Cluster extends AutoCloseable {
    /** How a study is played there; {@code oya} has the rules of its arms. */
    ExperimentRun.Played study(RuleLibrary library, Experiment study);

    /** How files of records are verified there; {@code first} where the first wrong record of each is enough. */
    Verifying verifying(RuleLibrary library, List<Path> houses, boolean first);

    interface Verifying {
        /**
         * Tells what came of its lines, in order, until it is told that this is enough.
         *
         * @throws IOException where the file breaks off; what came before has been told
         * @throws InterruptedException where the calling thread is interrupted
         */
        void verify(RecordLines lines, Predicate<VerifyResult> told) throws IOException, InterruptedException;
    }

    @Override
    void close();

    interface Opener {
        /**
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
