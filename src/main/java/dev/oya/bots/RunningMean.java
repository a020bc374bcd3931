package dev.oya.bots;

/** Running mean and variance (Welford's algorithm). Not thread-safe. */
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

    /** Merges another sample into this one (Chan et al.). */
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

    /** Returns the standard deviation, or 0 if there are fewer than two values. */
    double deviation() {
        return count < 2 ? 0 : Math.sqrt(squares / (count - 1));
    }

    /** Returns half the width of the 95 % confidence interval of the mean. */
    double margin() {
        return count < 2 ? Double.POSITIVE_INFINITY : 1.96 * deviation() / Math.sqrt(count);
    }
}
