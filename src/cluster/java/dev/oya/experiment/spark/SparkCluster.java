package dev.oya.experiment.spark;

import dev.oya.files.Sha256;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;

/** A Spark application: its executors do the pieces. Safe to share between threads. */
final class SparkCluster implements Workers {
    /** The works that this process has made, by the hash of what they were made from. */
    private static final Map<String, Work> MADE = new ConcurrentHashMap<>();

    private final JavaSparkContext spark;
    private final Map<String, Broadcast<String>> sent = new ConcurrentHashMap<>();

    SparkCluster(JavaSparkContext spark) {
        this.spark = spark;
    }

    JavaSparkContext spark() {
        return spark;
    }

    @Override
    public int places() {
        return Math.max(1, spark.defaultParallelism());
    }

    @Override
    public List<String> run(Work.Maker maker, String job, List<String> pieces) throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        String name = Sha256.name(job);
        Broadcast<String> text = sent.computeIfAbsent(name, any -> spark.broadcast(job));
        return spark.parallelize(pieces, pieces.size())
                .map(piece -> made(name, maker, text).done(piece))
                .collect();
    }

    private static Work made(String name, Work.Maker maker, Broadcast<String> text) {
        return MADE.computeIfAbsent(name, any -> maker.apply(text.value()));
    }

    @Override
    public void close() {
        spark.close();
    }
}
