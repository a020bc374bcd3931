package dev.oya.bots;

/** Mean and spread of what was counted (Welford). Not thread-safe. */
final class RunningMean {
    private long count;
    private double mean;
    private double squares;

    void add(double value) {
        count++;
        double from = value - mean;
        mean += from / count;
        squares += from * (value - mean);
    }

    /** Also what another has counted (Chan and others). */
    void add(RunningMean other) {
        long all = count + other.count;
        if (other.count > 0) {
            double from = other.mean - mean;
            squares += other.squares + from * from * count * other.count / all;
            mean += from * other.count / all;
            count = all;
        }
    }

    long count() {
        return count;
    }

    double mean() {
        return mean;
    }

    /** The spread of single values; 0 where fewer than two were counted. */
    double deviation() {
        return count < 2 ? 0 : Math.sqrt(squares / (count - 1));
    }

    /** Half the width of the interval that holds the mean in 95 of 100 cases. */
    double margin() {
        return count < 2 ? Double.POSITIVE_INFINITY : 1.96 * deviation() / Math.sqrt(count);
    }
}
