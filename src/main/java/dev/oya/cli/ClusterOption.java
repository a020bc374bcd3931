package dev.oya.cli;

import dev.oya.cli.io.UserError;
import dev.oya.experiment.Cluster;
import picocli.CommandLine.Option;

/** The option that runs long work on a cluster. */
final class ClusterOption {
    @Option(names = "--on", paramLabel = "MASTER")
    private String master;

    /** Connects to the chosen cluster. Returns null if no cluster was chosen. */
    Cluster open() {
        if (master == null) {
            return null;
        }
        Cluster.Opener opener = Cluster.opener();
        UserError.where(
                opener == null,
                "--on " + master + ": Apache Spark is not installed",
                "build Oya with 'mvn -Pcluster -Dmaven.test.skip package'");
        try {
            return opener.open(master);
        } catch (IllegalArgumentException unreachable) {
            throw new UserError(
                    "--on " + master + ": " + unreachable.getMessage(),
                    "write a master URL of Apache Spark, such as local-cluster[2,1,1024]");
        }
    }
}
