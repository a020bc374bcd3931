package dev.oya.experiment.spark;

import dev.oya.experiment.Cluster;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaSparkContext;

/** Starts Spark applications. System properties {@code spark.…} configure them. */
public final class SparkOpener implements Cluster.Opener {
    /** Refers to the master that was given to {@code spark-submit}. */
    private static final String SUBMITTED = "spark-submit";

    private static final String MASTER = "spark.master";
    /** JVM options for playing rounds, equal to those of the launcher. */
    private static final String ROUNDS = "-XX:+UseSerialGC -XX:FreqInlineSize=100 -Xmn40m";

    /** Creates an opener. Throws an error if Spark is not on the class path. */
    public SparkOpener() {
        SparkConf.class.getName();
    }

    @Override
    public Cluster open(String master) {
        SparkConf conf = new SparkConf();
        if (!master.equals(SUBMITTED)) {
            conf.setMaster(master);
        } else if (!conf.contains(MASTER)) {
            throw new IllegalArgumentException("spark-submit has not set a master");
        }
        conf.setIfMissing("spark.app.name", "oya")
                .setIfMissing("spark.ui.enabled", "false")
                .setIfMissing("spark.executor.defaultJavaOptions", ROUNDS);
        sendOya(conf);
        try {
            return new SparkCluster(new JavaSparkContext(conf));
        } catch (Exception unreachable) {
            if (unreachable instanceof SparkException || unreachable instanceof IllegalArgumentException) {
                throw new IllegalArgumentException(
                        String.valueOf(unreachable.getMessage())
                                .lines()
                                .findFirst()
                                .orElse(""),
                        unreachable);
            }
            throw unreachable;
        }
    }

    /** Makes executors use the same classes as this process. */
    private static void sendOya(SparkConf conf) {
        try {
            Path here = Path.of(Cluster.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            if (Files.isDirectory(here) || conf.get(MASTER).startsWith("local-cluster")) {
                conf.setIfMissing("spark.executor.extraClassPath", System.getProperty("java.class.path"));
            } else {
                conf.setIfMissing("spark.jars", here.toString());
            }
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
