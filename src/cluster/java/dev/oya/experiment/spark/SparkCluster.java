package dev.oya.experiment.spark;

import dev.oya.files.Sha256;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;

/** A Spark application whose executors process pieces of work. Thread-safe. */
final class SparkCluster implements Workers {
    /** The work objects of this process, by the hash of their job. */
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
